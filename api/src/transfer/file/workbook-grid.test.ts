import type { FileReading } from 'contract/transfer';
import { fileTable } from './file-table';
import { workbook } from './workbook.fixture';

async function read(bytes: Uint8Array, reading?: FileReading) {
  const { rowsBelow, ...table } = await fileTable({ format: 'xlsx', bytes, reading });
  const cells = [];
  for await (const row of rowsBelow) cells.push(row.cells);
  return { ...table, cells };
}

describe('a workbook', () => {
  it('has percentages and codes with zeros as they look, and other numbers whole', async () => {
    const bytes = workbook([
      {
        name: 'A',
        rows: [
          ['Name', 'Purity', 'Code', 'HS', 'Mass'],
          [
            'x',
            { value: 0.995, format: '0.0%' },
            { value: 123, format: '00000' },
            { value: 2905.1, format: '0000.00' },
            { value: 76.0954, format: '0.00' },
          ],
          ['y', { value: 1, format: '0%' }, { value: 7, format: '0000' }, 1, 2],
          ['z', { value: 0.99987, format: '0%' }, { value: 1.5, format: '000' }, 1, 2],
        ],
      },
    ]);
    expect((await read(bytes)).cells).toEqual([
      ['x', '99.5%', '00123', '2905.10', '76.0954'],
      ['y', '100%', '0007', '1', '2'],
      ['z', '99.987%', '1.5', '1', '2'],
    ]);
  });

  const cover = {
    name: 'Read me',
    rows: [['Price list of Example Chemicals'], ['Valid until June']],
  };
  const products = {
    name: 'Products',
    rows: [
      ['Name', 'CAS number', 'Purity'],
      ['Cover test', '67-64-1', '99.5 %'],
    ],
  };

  it('is read from the sheet with a table, not from a cover', async () => {
    const { columns, reading, sheets } = await read(workbook([cover, products]));
    expect([columns, reading.sheet]).toEqual([['Name', 'CAS number', 'Purity'], 'Products']);
    expect(sheets).toEqual([
      { name: 'Read me', isHidden: false },
      { name: 'Products', isHidden: false },
    ]);
  });

  it('is not read from a hidden sheet while another one has a table, and offers it last', async () => {
    const hidden = {
      name: 'Lists',
      isHidden: true,
      rows: [
        ['Name', 'Currency'],
        ['kg', 'EUR'],
      ],
    };
    const bytes = workbook([hidden, products]);
    const { reading, sheets } = await read(bytes);
    expect([reading.sheet, sheets.map(({ name }) => name)]).toEqual([
      'Products',
      ['Products', 'Lists'],
    ]);
    const chosen = await read(bytes, { sheet: 'Lists' });
    expect(chosen.cells).toEqual([['kg', 'EUR']]);
  });

  it('has a value in each cell that is merged down a column', async () => {
    const rows = [
      ['Category', 'Name'],
      ['Solvents', 'Acetone'],
      ['', 'Ethanol'],
      ['', 'Toluene'],
    ];
    const { cells } = await read(workbook([{ name: 'A', rows, merged: 'A2:A4' }]));
    expect(cells.map(([category]) => category)).toEqual(['Solvents', 'Solvents', 'Solvents']);
  });
});

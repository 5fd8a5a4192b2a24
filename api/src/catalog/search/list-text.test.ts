import { strToU8, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { chemicalSearchEndpoints } from 'contract/catalog';
import { listFileLimits } from 'contract/order-list';
import { callAs } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { workbookBytes } from '../../transfer/export/workbook-bytes';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const { readList } = chemicalSearchEndpoints;

async function read(bytes: Uint8Array | string) {
  const file = Buffer.from(bytes).toString('base64');
  const { status, answer } = await callAs(api, readList, { body: { file } });
  return status === 200 ? answer.data.text.split('\n') : [status, answer.errors?.[0].message];
}

async function workbookOf(rows: readonly (readonly (string | number)[])[]): Promise<Uint8Array> {
  async function* batches() {
    yield rows;
  }
  const parts: Uint8Array[] = [];
  for await (const part of workbookBytes('List', batches())) parts.push(part);
  return Buffer.concat(parts);
}

describe('a file with a purchase list', () => {
  it.each([
    [
      'semicolons',
      'Produkt;Menge\n"1,2-Dichlorethan; rein";1.500,5',
      ['Produkt\tMenge', '1,2-Dichlorethan; rein\t1.500,5'],
    ],
    [
      'commas below headings',
      'Name,CAS,Qty\n"2,4-D",94-75-7,5',
      ['Name\tCAS\tQty', '2,4-D\t94-75-7\t5'],
    ],
    ['commas alone', 'Acetone,25,kg\nUrea,1,t', ['Acetone\t25\tkg', 'Urea\t1\tt']],
    ['tabs', 'Acetone\t25\n\nUrea\t1', ['Acetone\t25', 'Urea\t1']],
    [
      'no columns',
      '1,2-dichloroethane 5 L\n1,3-butadiene, 2 t',
      ['1,2-dichloroethane 5 L', '1,3-butadiene, 2 t'],
    ],
    ['a single line', 'acetone', ['acetone']],
  ])('is read with %s', async (_, text, lines) => expect(await read(text)).toEqual(lines));

  it('is read in the encodings of spreadsheets', async () => {
    const latin = Buffer.from('Stoff;Menge\nSäure;5', 'latin1');
    expect(await read(latin)).toEqual(['Stoff\tMenge', 'Säure\t5']);
    const wide = Buffer.from('\ufeffStoff\tMenge\nSäure\t5', 'utf16le');
    expect(await read(wide)).toEqual(['Stoff\tMenge', 'Säure\t5']);
  });

  it('is read from a workbook, also where its first row has a CAS number', async () => {
    const bytes = await workbookOf([
      ['67-64-1', 'Acetone', 25, 'kg'],
      ['', '', '', ''],
      ['108-88-3', 'Toluene', 2.5, 't'],
    ]);
    expect(await read(bytes)).toEqual(['67-64-1\tAcetone\t25\tkg', '108-88-3\tToluene\t2.5\tt']);
  });

  it('is refused where it is none, too much, or not what it says', async () => {
    const { rows, bytes } = listFileLimits;
    expect(await read('Urea\n'.repeat(rows + 1))).toEqual([
      422,
      expect.stringContaining('1000 rows'),
    ]);
    expect((await read('x'.repeat(bytes + 3)))[0]).toBe(422);
    expect(await read(Buffer.from([0, 1, 2, 3]))).toEqual([422, expect.stringContaining('CSV')]);
    expect(await read(zipSync({ 'a.txt': strToU8('a') }))).toEqual([
      422,
      'This is no Excel workbook.',
    ]);
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(25_000_000) });
    expect(await read(bomb)).toEqual([422, expect.stringContaining('holds too much')]);
    expect((await callAs(api, readList, { body: { file: '§§§' } })).status).toBe(422);
  });

  it('waits its turn, and is refused while many wait', async () => {
    const bytes = await workbookOf([['Urea', 5, 'kg']]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => read(bytes)));
    const refused = answers.filter(([first]) => first === 429);
    expect([refused.length, answers.filter(([first]) => first === 'Urea\t5\tkg').length]).toEqual([
      2, 4,
    ]);
  });
});

describe('a PDF with a purchase list', () => {
  /** Cells by their distance from the left, rows from the top. */
  async function pdfOf(rows: readonly (readonly (readonly [x: number, text: string])[])[]) {
    const document = new PDFDocument({ size: 'A4' });
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    const isWhole = new Promise((resolve) => document.on('end', resolve));
    for (const [place, row] of rows.entries()) {
      for (const [x, text] of row) document.text(text, x, 80 + place * 18, { lineBreak: false });
    }
    document.end();
    await isWhole;
    return Buffer.concat(parts);
  }

  it('is read by the places of its texts, with empty cells in their columns', async () => {
    const bytes = await pdfOf([
      [[60, 'Purchase order 4711']],
      [
        [60, 'Pos'],
        [100, 'Product'],
        [280, 'CAS'],
        [360, 'Qty'],
        [430, 'Unit'],
      ],
      [
        [60, '1'],
        [100, 'Acetone 99.5 %'],
        [280, '67-64-1'],
        [360, '1,600'],
        [430, 'kg'],
      ],
      [
        [60, '2'],
        [100, 'Isopropanol'],
        [360, '12'],
        [430, 'drums'],
      ],
      [
        [60, '3'],
        [100, 'Urea, technical'],
        [280, '57-13-6'],
        [360, '2.5'],
        [430, 't'],
      ],
      [[60, 'Payment: 30 days net']],
    ]);
    expect(await read(bytes)).toEqual([
      'Purchase order 4711',
      'Pos\tProduct\tCAS\tQty\tUnit',
      '1\tAcetone 99.5 %\t67-64-1\t1,600\tkg',
      '2\tIsopropanol\t\t12\tdrums',
      '3\tUrea, technical\t57-13-6\t2.5\tt',
      'Payment: 30 days net',
    ]);
  });

  it('is refused without text, or where it is damaged', async () => {
    expect(await read(await pdfOf([]))).toEqual([422, expect.stringContaining('only pictures')]);
    expect(await read('%PDF-1.7 nothing')).toEqual([422, expect.stringContaining('damaged')]);
  });
});

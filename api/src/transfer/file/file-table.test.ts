import { strToU8, zipSync } from 'fflate';
import type { ImportFormat } from 'contract/transfer';
import { workbookBytes } from '../export/workbook-bytes';
import { openReader } from './open-reader';
import { fileTable } from './file-table';
import { readLimits } from './read-limits';

const utf8 = (text: string) => new TextEncoder().encode(text);

async function readAll(format: ImportFormat, bytes: Uint8Array) {
  const { columns, rowsBelow } = await fileTable({ format, bytes });
  const read = [];
  for await (const row of rowsBelow) read.push(row);
  return { columns, rows: read, cells: read.map(({ cells }) => cells) };
}

async function workbookOf(rows: (string | number)[][]): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  async function* batches() {
    yield rows;
  }
  for await (const chunk of workbookBytes('sheet', batches())) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('delimited text', () => {
  it.each([
    ['commas', 'Name,CAS\n"Acetone, pure",67-64-1\n'],
    ['semicolons and Windows line ends', 'Name;CAS\r\n"Acetone, pure";67-64-1\r\n'],
    ['tabs', 'Name\tCAS\nAcetone, pure\t67-64-1'],
    ['bars', 'Name|CAS\nAcetone, pure|67-64-1'],
  ])('is read with %s', async (_, text) => {
    const { columns, cells } = await readAll('csv', utf8(text));
    expect(columns).toEqual(['Name', 'CAS']);
    expect(cells).toEqual([['Acetone, pure', '67-64-1']]);
  });

  it.each([
    ['UTF-8 with its mark', utf8('\uFEFFName,Use\nα-Pinen,für Lacke\n')],
    ['UTF-16 with its mark', Buffer.from('\uFEFFName,Use\nα-Pinen,für Lacke\n', 'utf16le')],
    ['UTF-16 without it', Buffer.from('Name,Use\nα-Pinen,für Lacke\n', 'utf16le')],
    ['big-endian UTF-16', Buffer.from('\uFEFFName,Use\nα-Pinen,für Lacke\n', 'utf16le').swap16()],
  ])('is read in %s', async (_, bytes) => {
    expect((await readAll('csv', bytes)).cells).toEqual([['α-Pinen', 'für Lacke']]);
  });

  it('is read in Windows-1252 where it is no UTF-8', async () => {
    const bytes = Buffer.from(
      'Name;Use\nTrichlor\xe4thylen;L\xf6sungsmittel \x96 5 \x80\n',
      'latin1',
    );
    expect((await readAll('csv', bytes)).cells).toEqual([
      ['Trichloräthylen', 'Lösungsmittel – 5 €'],
    ]);
  });

  it('keeps line breaks and quotation marks within cells, and the numbers of rows behind empty ones', async () => {
    const { rows } = await readAll('csv', utf8('Name,Note\n"a ""b""","x\ny"\n,\n\nc,5" pipe\n'));
    expect(rows).toEqual([
      { number: 1, cells: ['a "b"', 'x\ny'] },
      { number: 4, cells: ['c', '5" pipe'] },
    ]);
  });

  it('gives nameless and doubled columns names of their own', async () => {
    const { columns } = await readAll('csv', utf8('Name,,Name, Two\n words ,\na,b,c,d,\n'));
    expect(columns).toEqual(['Name', 'Column 2', 'Name (2)', 'Two']);
  });

  it.each([
    ['', 'The file is empty'],
    ['Name,Note\nAcetone,"never closed\nBenzene,b\n', 'torn'],
    [`${'a,'.repeat(readLimits.columns)}b\n`, 'more than 300 columns'],
    [`Name\n${'x'.repeat(readLimits.cell + 1)}\n`, 'more than 50000 characters'],
  ])('%j is refused in words', async (text, words) => {
    await expect(readAll('csv', utf8(text))).rejects.toThrow(words);
  });
});

describe('a workbook', () => {
  it('is read back as it was written: numbers, line breaks, signs that XML cannot carry', async () => {
    const text = '5 < 6 & "7"\n_x000A_ \u0001';
    const bytes = await workbookOf([
      ['Name', 'Mass', 'Note'],
      ['=1+1', 58.08, text],
      ['', '', ''],
      ['Benzene', -95, ''],
    ]);
    const { columns, rows } = await readAll('xlsx', bytes);
    expect(columns).toEqual(['Name', 'Mass', 'Note']);
    expect(rows).toEqual([
      { number: 1, cells: ["'=1+1", '58.08', text] },
      { number: 3, cells: ['Benzene', '-95', ''] },
    ]);
  });

  it('with an empty sheet and a torn one are told apart', async () => {
    await expect(readAll('xlsx', await workbookOf([]))).rejects.toThrow('empty');
    const torn = (await workbookOf([['Name'], ['a']])).subarray(0, 400);
    await expect(readAll('xlsx', torn)).rejects.toThrow('torn');
    const other = zipSync({ 'a.txt': strToU8('a') });
    await expect(readAll('xlsx', other)).rejects.toThrow('no Excel workbook');
  });

  it('that would unpack beyond all measure is refused before it is unpacked', async () => {
    const zeros = new Uint8Array(readLimits.unpacked + 1);
    const bomb = zipSync({ 'xl/workbook.xml': zeros });
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(readAll('xlsx', bomb)).rejects.toThrow('holds too much');
  });
});

describe('a structure-data file', () => {
  const water = 'Water\n\n\n  1  0  0  0  0  0            999 V2000\n    0.0 0.0 0.0 O\nM  END\n';

  it('has a column for each data item of any record', async () => {
    const text = `${water}> <CAS>\n7732-18-5\n\n>  25  <Note> (1)\nfirst\nsecond\n\n$$$$\n${water.replace('Water', 'Ice')}> <Grade>\r\nAR\r\n\r\n$$$$\n`;
    const { columns, cells } = await readAll('sdf', utf8(text));
    expect(columns).toEqual(['Structure', 'Title', 'CAS', 'Note', 'Grade']);
    expect(cells[0]?.slice(1)).toEqual(['Water', '7732-18-5', 'first\nsecond', '']);
    expect(cells[1]?.slice(1)).toEqual(['Ice', '', '', 'AR']);
    expect(cells[0]?.[0]).toContain('V2000');
  });

  it('may end without its last mark, and may have records without a structure', async () => {
    const empty = 'Resin\n\n\n  0  0  0  0  0  0            999 V2000\nM  END\n';
    const { cells } = await readAll('sdf', utf8(`${empty}> <CAS>\n1-23-4\n\n$$$$\n${water}`));
    expect(cells.map(([molfile]) => molfile === '')).toEqual([true, false]);
  });

  it('without structure blocks is refused', async () => {
    await expect(readAll('sdf', utf8('Name,CAS\nAcetone,67-64-1\n'))).rejects.toThrow(
      'no structure block',
    );
  });
});

describe('the thread', () => {
  const lines = Array.from({ length: 500 }, (_, index) => `row ${index + 1}`).join('\n');

  it('reads bit by bit, from any row on', async () => {
    const reader = await openReader({ format: 'csv', bytes: utf8(`Name\n${lines}\n`) });
    const { rows, isEnd } = await reader.read({ from: 491, count: 4 });
    expect(rows.map(({ number }) => number)).toEqual([491, 492, 493, 494]);
    expect(isEnd).toBe(false);
    const rest = await reader.read({ from: 495, count: 100 });
    expect(rest).toMatchObject({ isEnd: true, rows: { length: 6 } });
    await reader.close();
  });

  it('says what is wrong with a file', async () => {
    await expect(openReader({ format: 'csv', bytes: utf8('') })).rejects.toThrow('empty');
  });
});

import { strToU8 } from 'fflate';
import type { FileReading, ImportFormat } from 'contract/transfer';
import iconv from 'iconv-lite';
import { textOf } from './decode-text';
import { fileTable } from './file-table';

async function read(format: ImportFormat, bytes: Uint8Array, reading?: FileReading) {
  const { rowsBelow, ...table } = await fileTable({ format, bytes, reading });
  const cells = [];
  for await (const row of rowsBelow) cells.push(row.cells);
  return { ...table, cells };
}

const csv = (text: string, reading?: FileReading) => read('csv', strToU8(text), reading);

describe('the head of a table', () => {
  it.each([
    [
      'below a title',
      'Price list spring 2026,,\nExample Chemicals Ltd,,\n,,\nName,CAS,Purity\nTitle test,64-17-5,99 %\n',
      ['Name', 'CAS', 'Purity'],
      4,
    ],
    [
      'with years in it',
      'Name,CAS,2025,2026\nAcetone,67-64-1,12,13\n',
      ['Name', 'CAS', '2025', '2026'],
      1,
    ],
    [
      'below an empty row',
      ',,,\nName,CAS,Purity,Origin\nBlank row test,64-17-5,99 %,DE\n',
      ['Name', 'CAS', 'Purity', 'Origin'],
      2,
    ],
    [
      'with line breaks in its cells',
      '"Chemical\nName","CAS\nNo.",Purity\nBreak test,109-66-0,99 %\n',
      ['Chemical Name', 'CAS No.', 'Purity'],
      1,
    ],
    ['that no row has', 'Acetone,67-64-1,25 kg\nBenzene,71-43-2,5 kg\n', ['A', 'B', 'C'], 0],
    [
      'in the first row, below which rows are shorter',
      'Name,CAS,Note,Grade\nAcetone,67-64-1,,\nBenzene,71-43-2,,\n',
      ['Name', 'CAS', 'Note', 'Grade'],
      1,
    ],
    ['of one column', 'Name\nAcetone\nBenzene\n', ['Name'], 1],
    [
      'with an address and a date above it',
      'Example Chemicals Ltd\n1 Quay Street\nDate: 2026-11-01\n\nArtikel;CAS;Preis\nAceton;67-64-1;12,50\n',
      ['Artikel', 'CAS', 'Preis'],
      5,
    ],
    [
      'in German with a company above',
      'Firma Muster GmbH;;\n;;\nBezeichnung;Menge;Einheit\nAceton;5;kg\n',
      ['Bezeichnung', 'Menge', 'Einheit'],
      3,
    ],
  ])('%s', async (_, text, columns, headRow) => {
    const table = await csv(text);
    expect([table.columns, table.reading.headRow]).toEqual([columns, headRow]);
  });

  it('in two rows is joined', async () => {
    const text =
      'Product,,Physical data,,\nName,CAS,Density,mp,bp\nAcetone,67-64-1,0.784,-95,56\nEthanol,64-17-5,0.789,-114,78\n';
    const { columns, reading, cells } = await csv(text);
    expect(columns).toEqual([
      'Product Name',
      'Product CAS',
      'Physical data Density',
      'Physical data mp',
      'Physical data bp',
    ]);
    expect([reading.headRow, reading.headRows, cells.length]).toEqual([2, 2, 2]);
  });

  it('is where staff say that it is', async () => {
    const text = 'a,b\nc,d\ne,f\n';
    expect((await csv(text, { headRow: 2 })).columns).toEqual(['c', 'd']);
    const none = await csv(text, { headRow: 0 });
    expect([none.columns, none.cells]).toEqual([
      ['A', 'B'],
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
    ]);
  });
});

describe('the separator', () => {
  it.each([
    ['is told by an instruction', 'sep=;\nName;CAS;Purity\nSep test;67-64-1;99,5 %\n', ';'],
    ['is told with a comma', 'sep=,\r\nName,CAS\r\nA;B,67-64-1\r\n', ','],
    [
      'divides the lines evenly',
      'Name;Note\nAcetone;dry, pure, fresh\nEthanol;absolute, pure\n',
      ';',
    ],
    ['is a tab', 'Name\tNote\nAcetone\ta, b\n', '\t'],
  ])('%s', async (_, text, separator) => {
    const { reading, columns } = await csv(text);
    expect([reading.separator, columns[0]]).toEqual([separator, 'Name']);
  });
});

describe('the encoding is guessed for', () => {
  it.each([
    [
      'Chinese in GB18030',
      'gb18030',
      'Name,CAS,Appearance\n丙酮,67-64-1,无色液体\n乙醇,64-17-5,无色液体\n',
    ],
    ['few Chinese words', 'gb18030', '品名,CAS\n丙酮,67-64-1\n'],
    [
      'Japanese in Shift-JIS',
      'shift_jis',
      '品名,CAS番号,数量\nアセトン,67-64-1,25 kg\n水酸化ナトリウム,1310-73-2,5\n',
    ],
    ['few Japanese words', 'shift_jis', 'Name,CAS\nアセトン,67-64-1\n硫酸,7664-93-9\n'],
    ['Korean', 'euc-kr', '품명,CAS\n아세톤,67-64-1\n'],
    [
      'Russian in Windows-1251',
      'windows-1251',
      'Название,CAS\nАцетон,67-64-1\nСерная кислота,7664-93-9\n',
    ],
    [
      'Polish in Windows-1250',
      'windows-1250',
      'Nazwa,CAS\nKwas siarkowy stężony,7664-93-9\nŁug sodowy,1310-73-2\nwęglan sodu,497-19-8\n',
    ],
    [
      'Czech in Windows-1250',
      'windows-1250',
      'Název,CAS\nKyselina sírová,7664-93-9\nHydroxid sodný čistý,1310-73-2\nDusičnan stříbrný,7761-88-8\n',
    ],
    [
      'German in Windows-1252',
      'windows-1252',
      'Name;CAS\nSchwefelsäure;7664-93-9\nÄthanol;64-17-5\n',
    ],
    [
      'German in IBM 850',
      'ibm850',
      'Name;CAS\nSchwefelsäure;7664-93-9\nÄthanol;64-17-5\nÜbung;1\n',
    ],
    [
      'German of a Mac',
      'macintosh',
      'Name;CAS\nSchwefelsäure;7664-93-9\nÄthanol;64-17-5\nfür Zwecke;1\n',
    ],
    [
      'French in Windows-1252',
      'windows-1252',
      'Désignation;CAS\nAcide sulfurique concentré;7664-93-9\nChaux éteinte;1305-62-0\n',
    ],
    [
      'French in IBM 850',
      'ibm850',
      'Désignation;CAS\nAcide sulfurique concentré;7664-93-9\nChaux éteinte;1305-62-0\n',
    ],
    [
      'Turkish in Windows-1254',
      'windows-1254',
      'Ürün,CAS\nSülfürik asit,7664-93-9\nşeker,1\nçinko oksit,2\nbakır,3\n',
    ],
    [
      'Spanish in Windows-1252',
      'windows-1252',
      'Nombre;CAS\nÁcido sulfúrico;7664-93-9\nCarbón activo pequeño;7440-44-0\n',
    ],
  ])('%s, or doubted', async (_, encoding, text) => {
    const table = await read('csv', iconv.encode(text, encoding));
    const [first = ''] = text.split('\n');
    const isRight = table.columns.join() === first.split(/[,;]/).join() && table.cells.length > 0;
    // A wrong guess is never silent.
    expect(isRight || table.doubts.length > 0).toBe(true);
    const told = await read('csv', iconv.encode(text, encoding), { encoding: encoding as never });
    expect(told.columns.join()).toBe(first.split(/[,;]/).join());
    expect(told.doubts).toEqual([]);
  });
});

it('UTF-16 without a mark is known by its zeros, whatever its letters are', async () => {
  const text = '品名,编号\n氢氧化钠片碱工业级,一\n柠檬酸一水食品级,二\n';
  const { columns, doubts } = await read('csv', Buffer.from(text, 'utf16le'));
  expect([columns, doubts]).toEqual([['品名', '编号'], []]);
});

it('a stray zero makes no UTF-16, and a mark before other bytes is doubted', async () => {
  const { columns } = await csv('Name,CAS\nAce\u0000tone,67-64-1\n');
  expect(columns).toEqual(['Name', 'CAS']);
  const mixed = Buffer.concat([
    Buffer.from('\uFEFFName,CAS\n'),
    Buffer.from([0xe4, 0xf6, 0xfc, 0x0a]),
  ]);
  expect((await read('csv', mixed)).doubts).toHaveLength(1);
});

it('says where a file names a separator that is not read', async () => {
  const { doubts } = await csv('sep=^\nName^CAS\nAcetone^67-64-1\n');
  expect(doubts).toEqual([expect.stringContaining('“^”')]);
});

it('the bytes of IBM 850 are those of its standard', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  expect(textOf(bytes, 'ibm850')).toBe(iconv.decode(Buffer.from(bytes), 'cp850'));
});

import { createServer } from 'node:http';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { fileTable } from '../transfer/file/file-table';
import { openS3Storage } from '../storage/s3-storage';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { type StoredState, watchStored } from './stored-state.fixture';

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A workbook whose one sheet is this, after these words of a document type. */
function workbook(sheet: string, prolog = ''): Uint8Array {
  const parts: Zippable = {
    '[Content_Types].xml': strToU8(
      '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${spreadsheet}" xmlns:r="${relations}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `${prolog}<worksheet xmlns="${spreadsheet}"><sheetData>${sheet}</sheetData></worksheet>`,
    ),
  };
  return zipSync(parts);
}

const cell = (text: string) =>
  `<row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row>`;

async function columnsOf(bytes: Uint8Array): Promise<string> {
  const { columns } = await fileTable({ format: 'xlsx', bytes });
  return columns.join();
}

describe('a workbook', () => {
  it('is read when it is plain', async () => {
    expect(await columnsOf(workbook(cell('Name')))).toBe('Name');
  });

  it('cannot name a file of the machine', async () => {
    const prolog = '<!DOCTYPE x [<!ENTITY passwd SYSTEM "file:///etc/passwd">]>';
    const read = await columnsOf(workbook(cell('&passwd;'), prolog)).catch(String);
    expect(read).not.toContain('root:');
  });

  it('cannot have a request made', async () => {
    let isRequested = false;
    const server = createServer((_request, response) => {
      isRequested = true;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const prolog = `<!DOCTYPE x SYSTEM "http://127.0.0.1:${port}/x.dtd" [<!ENTITY % x SYSTEM "http://127.0.0.1:${port}/"> %x;]>`;
    await columnsOf(workbook(cell('&x;'), prolog)).catch(String);
    expect(isRequested).toBe(false);
    await new Promise((resolve) => server.close(resolve));
  });

  it('cannot grow by entities within entities', async () => {
    const levels = Array.from(
      { length: 30 },
      (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
    ).join('');
    const prolog = `<!DOCTYPE x [<!ENTITY e0 "lol">${levels}]>`;
    const read = await columnsOf(workbook(cell('&e30;'), prolog)).catch(String);
    expect(read.length).toBeLessThan(1_000);
  });

  it('cannot hold parts without number, or one that is larger than the directory says', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 3_000 }, (_, part) => [`xl/a${part}.xml`, strToU8('')]),
    );
    await expect(columnsOf(zipSync(many))).rejects.toThrow('holds too much');
    const lying = Buffer.from(workbook(cell('x'.repeat(200_000))));
    const size = 200_000 + workbook(cell('')).length;
    for (let place = 0; place < lying.length - 46; place += 1) {
      const isEntry = lying.readUInt32LE(place) === 0x02014b50;
      if (isEntry && lying.readUInt32LE(place + 24) > size / 2) lying.writeUInt32LE(10, place + 24);
    }
    await expect(columnsOf(lying)).rejects.toThrow(/damaged|torn/);
  });
});

describe('stored files', () => {
  let api: TestApi;
  let stored: StoredState;
  beforeAll(async () => {
    api = await startTestApi({ jobs: 'stopped' });
    stored = await watchStored(api);
  });
  afterAll(() => api.close());

  const strange = [
    '../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e%2fpostgres%2fPG_VERSION',
    '....//....//etc/passwd',
    '..\\..\\etc\\passwd',
    '%00.png',
    'a.png%00.pdf',
    'http:%2f%2f169.254.169.254%2flatest%2fmeta-data',
    '@169.254.169.254',
    '?list-type=2',
    '%3Flist-type=2',
    '.png',
    'x'.repeat(300),
  ];

  it.each(strange)('are not reached as %s', async (name) => {
    for (const path of ['file/download', 'file/logo']) {
      const url = `/api/${path}/${name}`;
      const { statusCode, body } = await api.inject({ url, remoteAddress: '203.0.113.5' });
      expect([path, [400, 404, 414].includes(statusCode)]).toEqual([path, true]);
      expect(body).not.toMatch(/root:|^\d+\n$/);
    }
    expect(await stored.changes()).toEqual([]);
  });

  it('in a bucket are asked for below the bucket alone', async () => {
    const requests: string[] = [];
    const server = createServer((request, response) => {
      requests.push(`${request.headers.host} ${request.url}`);
      response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const bucket = openS3Storage({
      endpoint: `http://${host}/`,
      region: 'eu-central-1',
      bucket: 'files',
      accessKeyId: 'KEY',
      secretAccessKey: 'SECRET',
    });
    for (const name of strange) {
      await bucket.open(decodeURIComponent(name)).catch(() => undefined);
      await bucket.remove(name).catch(() => undefined);
    }
    expect(requests).toEqual([]);
    await bucket.open('a.png');
    expect(requests).toEqual([`${host} /files/a.png`]);
    await new Promise((resolve) => server.close(resolve));
  });
});

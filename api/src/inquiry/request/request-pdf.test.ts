import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { readPdf } from '../../pdf/read-pdf.fixture';
import { openRequests } from './request.fixture';

let works: Awaited<ReturnType<typeof openRequests>>;
beforeAll(async () => {
  works = await openRequests();
});
afterAll(() => works.desk.site.api.close());

/** The text of the files that the mails of requests have. */
async function attachedTexts(): Promise<string[]> {
  const { database, files } = works.desk.site.api.services;
  const { rows } = await sql<{ readonly file: string }>`
    select attachment ->> 'file' as file
    from email_batch, jsonb_array_elements(attachments) as attachment
    where subject like 'Request for quotation %'`.execute(database);
  const names = rows.map(({ file }) => file);
  const texts: string[] = [];
  for (const name of names) {
    const file = await files.find(name);
    const stored = file && (await files.open(file));
    if (!stored) throw new Error('The file is stored');
    const { pages } = await readPdf(await buffer(stored.stream));
    texts.push(pages.join(' ').replaceAll(/\s+/g, ' '));
  }
  return texts;
}

test('each supplier gets the request as a PDF, in which nothing is of the customer', async () => {
  await works.sentRequest(2, { contactName: 'Vera Secretive', company: 'Secretive Works' });
  const texts = await attachedTexts();
  expect(texts).toHaveLength(2);
  for (const text of texts) {
    expect(text).toMatch(/Request for quotation RFQ-\d{4}-\d{6}, version 1/);
    for (const words of ['Example Chemicals', 'Acetone', '600', 'Toluene', 'Page 1 of 1'])
      expect(text).toContain(words);
    expect(text).not.toMatch(/Secretive|Vera|INQ-|WEB-/);
  }
});

test('a request that is refused stores no file', async () => {
  const { database } = works.desk.site.api.services;
  const count = async () => (await database.selectFrom('file').select('_id').execute()).length;
  const { id } = await works.drafted([]);
  const before = await count();
  expect((await works.send(id)).status).toBe(422);
  expect(await count()).toBe(before);
});

import { startTestApi, type TestApi } from 'api/testing';
import { sanitizeRichText } from 'api/rich-text';
import { sql } from 'kysely';
import translations from './data/translations.json';
import { demoCompany } from './demo-company';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ seed: demoCompany, jobs: 'stopped' });
});
afterAll(() => api.close());

const all = [translations.texts, translations.pages, translations.chemicals].flatMap((part) =>
  Object.entries(part),
);

/** Those that the demo company has its texts in. */
const languages = ['de', 'es'] as const;

it.each(languages)('every text in %s is one of a record of the demo company', async (code) => {
  const { rows } = await sql<{ text: string }>`
    select text from translation where language = ${code}`.execute(api.services.database);
  const stored = new Set(rows.map(({ text }) => text));
  const lost = all.filter(([, texts]) => {
    return !stored.has(texts[code]) && !stored.has(sanitizeRichText(texts[code]));
  });
  expect(lost.map(([english]) => english)).toEqual([]);
});

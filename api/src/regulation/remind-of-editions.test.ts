import { startTestApi, type TestApi } from '../testing/start-test-api';
import { remindOfEditions } from './remind-of-editions';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

async function remind(): Promise<string[]> {
  const { database } = api.services;
  await api.sql('delete from notification');
  await remindOfEditions(database);
  const rows = await database
    .selectFrom('notification')
    .select(['message', 'link'])
    .where('kind', '=', 'edition-a-year-old')
    .execute();
  expect(rows.every(({ link }) => link === '/regulatory-table')).toBe(true);
  return rows.map(({ message }) => message);
}

const load = (kind: string, age: string) =>
  api.sql(
    `update regulatory_edition set loaded_at = now() - interval '${age}' where kind = '${kind}'`,
  );

test('a table that was loaded a year ago is told of once a year, and no longer once it is replaced', async () => {
  expect(await remind()).toEqual([]);
  await load('annex-vi', '364 days');
  expect(await remind()).toEqual([]);
  await load('annex-vi', '367 days');
  expect(await remind()).toEqual([
    'CLP Annex VI, Table 3: 23rd ATP was loaded more than a year ago. Is there a newer edition?',
  ]);
  expect(await remind()).toEqual([]);
  await api.sql(`update regulatory_edition set reminded_at = now() - interval '367 days'`);
  expect(await remind()).toHaveLength(1);
  await api.sql(`update regulatory_edition set reminded_at = now() - interval '367 days'`);
  await load('annex-vi', '1 day');
  expect(await remind()).toEqual([]);
  await load('adr', '367 days');
  expect(await remind()).toEqual([expect.stringMatching(/^ADR.*ADR 2025 was loaded/)]);
});

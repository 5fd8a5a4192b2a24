import { readFileSync } from 'node:fs';
import { chemicalSearchEndpoints } from 'contract/catalog';
import { updateDemand } from 'api/demand';
import { callAs, startTestApi, type TestApi } from 'api/testing';
import { demoCompany } from '../demo-company';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ seed: demoCompany, jobs: 'stopped' });
  await updateDemand(api.services.database);
});
afterAll(() => api.close());

/**
 * What is right for a query: `category:` and the slugs of the first category; CAS numbers with `|` of which one, or with
 * `+` of which each has to be among the first three; or `not-carried`.
 */
const queries = readFileSync(new URL('./search-edges.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

it.each(queries)('%s finds %s: %s', async (q = '', right = '') => {
  const { search } = chemicalSearchEndpoints;
  const found = search.answer.parse((await callAs(api, search, { query: { q } })).answer);
  const [category] = found.categories;
  const numbers = found.data.slice(0, 3).map(({ casNumber }) => casNumber);
  if (right === 'not-carried') {
    expect(found.total === 0 || (found.reading?.leftOut ?? []).length > 0).toBe(true);
  } else if (right.startsWith('category:')) {
    expect(`category:${category?.slugs.join('/')}`).toBe(right);
  } else if (right.includes('+')) {
    expect(numbers).toEqual(expect.arrayContaining(right.split('+')));
  } else {
    expect(numbers.filter((one) => right.split('|').includes(String(one)))).not.toEqual([]);
  }
});

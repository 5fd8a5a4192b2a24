import { readFileSync } from 'node:fs';
import { chemicalSearchEndpoints } from 'contract/catalog';
import { callAs, startTestApi, type TestApi } from 'api/testing';
import { demoCompany } from '../demo-company';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ seed: demoCompany, jobs: 'stopped' });
});
afterAll(() => api.close());

const { search, suggest } = chemicalSearchEndpoints;

/** Queries as buyers type them, with the CAS numbers of which one has to be among the first three. */
const queries = ['buyer-queries', 'more-queries', 'foreign-queries'].flatMap((name) =>
  readFileSync(new URL(`./${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([query = '', cas = '']) => ({ query, numbers: cas.split('|') })),
);

async function firstThree(endpoint: typeof search | typeof suggest, query: string) {
  const { answer } = await callAs(api, endpoint, { query: { q: query } });
  const { data } = endpoint.answer.parse(answer);
  return data.slice(0, 3).map(({ name, casNumber }) => ({ name, casNumber }));
}

describe.each([
  ['the search', search],
  ['the suggestions', suggest],
] as const)('%s', (_what, endpoint) => {
  it('finds at least 99 % of the queries of buyers among the first three', async () => {
    const missed: string[] = [];
    for (const { query, numbers } of queries) {
      const found = await firstThree(endpoint, query);
      if (!found.some(({ casNumber }) => numbers.includes(casNumber ?? '')))
        missed.push(`${query}: ${found.map(({ name }) => name).join(' | ')}`);
    }
    if (missed.length > queries.length * 0.01) expect(missed).toEqual([]);
    expect(queries.length).toBeGreaterThanOrEqual(150);
  });
});

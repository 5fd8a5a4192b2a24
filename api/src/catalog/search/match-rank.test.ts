import { chemicalSearchEndpoints } from 'contract/catalog';
import { callAs } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

const { suggest, search } = chemicalSearchEndpoints;
const text = 'quorvex';

/** A chemical of each rank, best first; of two with the same rank the one with the shorter name. */
const byRank = [
  { name: 'Aminol of the code', productCode: 'QUORVEX' },
  { name: 'Quorvex' },
  { name: 'Aminol of the synonym', synonyms: ['Quorvex'] },
  { name: 'Dry quorvex' },
  { name: 'Quorvexane' },
  { name: 'Dry quorvexane' },
  { name: 'Aminol of the beginning', synonyms: ['Quorvexane'] },
  { name: 'Aminol of the word', synonyms: ['Dry quorvex'] },
];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  const published = byRank.map((body) => ({ ...body, status: 'published' }));
  await api.addChemicals(published.toReversed());
});
afterAll(() => api.close());

const namesOf = (found: readonly { name: string }[]) => found.map(({ name }) => name);
const wanted = namesOf(byRank);

it('suggestions have the chemicals in the order of the ranks', async () => {
  const { answer } = await callAs(api, suggest, { query: { q: text } });
  expect(namesOf(answer.data)).toEqual(wanted);
});

it('search results have the same order', async () => {
  const { answer } = await callAs(api, search, { query: { q: text } });
  expect(namesOf(answer.data)).toEqual(wanted);
});

it('a shorter name comes first within a rank', async () => {
  await api.addChemicals([{ name: 'Quorvexanol', status: 'published' }]);
  const { answer } = await callAs(api, search, { query: { q: text } });
  expect(namesOf(answer.data).slice(4, 6)).toEqual(['Quorvexane', 'Quorvexanol']);
});

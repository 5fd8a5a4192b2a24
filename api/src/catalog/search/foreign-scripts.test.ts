import { chemicalSearchEndpoints } from 'contract/catalog';
import { callAs } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

const { suggest, search } = chemicalSearchEndpoints;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  await api.addChemicals(
    [
      { name: 'Nickel sulfate', synonyms: ['六水合硫酸镍', 'Сульфат никеля шестиводный'] },
      { name: 'Zinc oxide', casNumber: '1314-13-2' },
      { name: 'Sulfuric acid', casNumber: '7664-93-9' },
      { name: 'Lime sulfur', synonyms: ['Schwefelkalkbrühe'] },
    ].map((body) => ({ ...body, status: 'published' })),
  );
});
afterAll(() => api.close());

async function namesFor(endpoint: typeof search | typeof suggest, q: string): Promise<string[]> {
  const { status, answer } = await callAs(api, endpoint, { query: { q } });
  expect(status).toBe(200);
  return endpoint.answer.parse(answer).data.map(({ name }) => name);
}

describe.each([
  ['the search', search],
  ['the suggestions', suggest],
] as const)('%s', (_what, endpoint) => {
  it.each([
    ['any part of a stored Chinese name', '硫酸镍', 'Nickel sulfate'],
    ['a stored Chinese name from its second character on', '六水', 'Nickel sulfate'],
    ['a known Chinese name beside a strength', '98%硫酸', 'Sulfuric acid'],
    ['the beginning of a known Chinese name', '氧化锌', 'Zinc oxide'],
    ['a stored Russian name in another case', 'сульфата никеля', 'Nickel sulfate'],
    ['a known Russian name in another case', 'оксида цинка', 'Zinc oxide'],
    ['a known German name without umlauts', 'Schwefelsaeure', 'Sulfuric acid'],
    ['a stored German name without umlauts', 'Schwefelkalkbruehe', 'Lime sulfur'],
    ['the beginning of a known name', 'Schwefelsä', 'Sulfuric acid'],
    ['a UN number of the tables', 'UN 1830', 'Sulfuric acid'],
  ])('finds %s', async (_text, q, name) => {
    expect((await namesFor(endpoint, q))[0]).toBe(name);
  });

  it('takes no Han name for a shorter one: nickel sulfate has those of sulfuric acid in it', async () => {
    expect(await namesFor(endpoint, '硫酸镁')).not.toContain('Sulfuric acid');
  });
});

import { chemicals, chemicalSearchEndpoints } from 'contract/catalog';
import { callAs } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

const { suggest, search } = chemicalSearchEndpoints;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const body = { name: 'Acid of x and abc', status: 'published' };
  await callAs(api, chemicals.endpoints.add, { token: api.adminToken, body });
});
afterAll(() => api.close());

describe('hostile texts', () => {
  it.each([
    ['wildcards', '%_%\\%'],
    ['nothing but marks', '-- (){}[]'],
    ['SQL', `'; drop table chemical_name; --`],
    ['a query of words', `acid' & !'x':* | (foo <-> bar)`],
    [
      'as many words as fit',
      Array.from({ length: 100 }, (_, at) => 'abcdefghij'[at % 10]).join(' '),
    ],
    ['one long word', 'x'.repeat(200)],
    ['one long number', '9'.repeat(200)],
    ['brackets', '('.repeat(200)],
    ['a formula that grows', '(H'.repeat(60)],
    ['letters that unfold', 'ﷺ'.repeat(200)],
    ['other scripts', '硫酸 кислота حمض'],
    ['surrogates', '\ud800 acid'],
  ])('%s are answered quickly', async (_, q) => {
    const start = performance.now();
    for (const endpoint of [suggest, search]) {
      const { status, answer } = await callAs(api, endpoint, { query: { q } });
      expect([200, 400]).toContain(status);
      if (status === 200) expect(answer.data.length).toBeLessThanOrEqual(25);
    }
    const list = await callAs(api, chemicals.endpoints.list, { query: { search: q } });
    expect([200, 400]).toContain(list.status);
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  it('too long or empty a text is refused by its name', async () => {
    for (const q of ['x'.repeat(201), ' ']) {
      const { status, answer } = await callAs(api, search, { query: { q } });
      expect({ status, path: answer.errors[0].path }).toEqual({ status: 400, path: 'q' });
    }
  });
});

import type { TestApi } from 'shared-ui/testing';
import { sharedHref } from '../common/saved-hrefs';
import { testSite } from '../testing/test-site';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ seed: 'demo', jobs: 'stopped' });
});
afterAll(() => api.close());

async function pageOf(query: string): Promise<string> {
  const answer = await testSite(api).get(`/products/saved${query}`);
  expect(answer.status).toBe(200);
  return answer.text();
}

it('a shared list is in the order of its address, and says what it leaves out', async () => {
  const html = await pageOf('?chemicals=methanol,acetone,unobtainium,methanol');
  expect(html.indexOf('>Methanol<')).toBeGreaterThan(0);
  expect(html.indexOf('>Acetone<')).toBeGreaterThan(html.indexOf('>Methanol<'));
  expect(html).toContain('67-64-1');
  expect(html).toMatch(/1(?:<!-- -->)? more (?:<!-- -->)?entry is/);
});

it('the list of the browser is unknown to the server, which says how one is made', async () => {
  const html = await pageOf('');
  expect(html).toContain('Saved chemicals');
  expect(html).toContain('/alphabetsbaseCategory');
});

it.each([
  ['markup', '?chemicals=%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  [
    'two hundred addresses',
    `?chemicals=${Array.from({ length: 200 }, (_, n) => `x-${n}`).join(',')}`,
  ],
  ['a path elsewhere', '?chemicals=..%2Fadmin,%2F%2Fevil.example'],
  ['nothing', '?chemicals='],
])('%s is answered with an empty list', async (_, query) => {
  const html = await pageOf(query);
  expect(html).toContain('A list of chemicals');
  expect(html).not.toContain('alert(1)</script>');
  expect(html).not.toContain('href="//evil');
});

it('an address has as many chemicals as the server takes of them', async () => {
  const hrefs = Array.from({ length: 100 }, (_, n) => `/a-chemical-with-a-long-name-${n}`);
  const { href, count } = sharedHref(hrefs);
  expect(count).toBeGreaterThan(50);
  expect(href.length).toBeLessThan(2_000);
  expect((await testSite(api).get(href)).status).toBe(200);
  expect(sharedHref(['/methanol', '/acetone'])).toEqual({
    href: '/products/saved?chemicals=methanol,acetone',
    count: 2,
  });
});

import type { TestApi } from 'shared-ui/testing';
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
  const html = await pageOf(
    '?chemical=methanol&chemical=acetone&chemical=unobtainium&chemical=methanol',
  );
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
  ['markup', '?chemical=%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  [
    'two hundred addresses',
    `?${Array.from({ length: 200 }, (_, n) => `chemical=x-${n}`).join('&')}`,
  ],
  ['a path elsewhere', '?chemical=..%2Fadmin&chemical=%2F%2Fevil.example'],
  ['nothing', '?chemical='],
])('%s is answered with an empty list', async (_, query) => {
  const html = await pageOf(query);
  expect(html).toContain('A list of chemicals');
  expect(html).not.toContain('alert(1)</script>');
  expect(html).not.toContain('href="//evil');
});

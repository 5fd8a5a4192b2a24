import type { TestApi } from 'shared-ui/testing';
import { documentOf, testSite } from '../testing/test-site';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ seed: 'demo', jobs: 'stopped' });
});
afterAll(() => api.close());

async function descriptionAt(path: string) {
  const page = await documentOf(await testSite(api).get(path));
  return page.querySelector('meta[name="description"]')?.getAttribute('content');
}

it('the page of a letter names its chemicals; that of an empty letter is found by no search engine', async () => {
  const [e, f] = [await descriptionAt('/alphabets/E'), await descriptionAt('/alphabets/F')];
  expect(e).toMatch(/^\d+ chemicals under the letter E: .*; .* and more\.$/);
  expect(e).not.toBe(f);
  const empty = await documentOf(await testSite(api).get('/alphabets/%23'));
  expect(empty.title).toBe('Numbers and signs – Chemicals from A to Z');
  expect(empty.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(empty.querySelector('main a[href="/inquiry"]')?.textContent).toBe('ask us for it');
});

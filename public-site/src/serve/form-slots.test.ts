import { gunzipSync } from 'node:zlib';
import type { TestApi } from 'shared-ui/testing';
import { documentOf, origin, testSite } from '../testing/test-site';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ seed: 'demo', jobs: 'stopped' });
});
afterAll(() => api.close());

it('a page with a form is made once, and each copy has a token and a key of its own', async () => {
  const { get, rendered, calls } = testSite(api);
  const ask = async (init?: RequestInit) => {
    const request = new Request(`${origin}/contact-us`, init);
    return rendered(request, new URL(request.url));
  };
  const first = await documentOf(await get('/contact-us'));
  calls.length = 0;
  const gzip = await ask({ headers: { 'accept-encoding': 'gzip' } });
  const again = gunzipSync(gzip?.body ?? Buffer.from('')).toString();
  const data = await (await get('/site/data/contact-us')).json();
  const fieldsOf = (page: Document) =>
    ['formToken', 'formKey'].map((name) =>
      page.querySelector(`form [name=${name}]`)?.getAttribute('value'),
    );
  const [one, other] = [first, new DOMParser().parseFromString(again, 'text/html')].map(fieldsOf);
  for (const [token, key] of [one ?? [], other ?? [], [data.page.form.token, data.page.form.key]]) {
    expect(token).toMatch(/^[0-9a-z]+\.[\w-]{43}$/);
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
  }
  expect(new Set([one?.[1], other?.[1], data.page.form.key]).size).toBe(3);
  expect(again.split(String(other?.[1]))).toHaveLength(3);
  expect([gzip?.headers['etag'], gzip?.headers['cache-control']]).toEqual([undefined, 'no-cache']);
  expect(calls.filter((call) => call.includes('form'))).toEqual([]);
});

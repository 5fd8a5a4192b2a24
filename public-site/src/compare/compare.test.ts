import type { TestApi } from 'shared-ui/testing';
import { documentOf, testSite } from '../testing/test-site';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ seed: 'demo', jobs: 'stopped' });
});
afterAll(() => api.close());

async function open(query: string) {
  const response = await testSite(api).get(`/products/compare${query}`);
  if (response.status !== 200) {
    return { status: response.status, location: response.headers.get('location') };
  }
  const page = await documentOf(response);
  const heads = [...page.querySelectorAll('thead th > a')].map(({ textContent }) => textContent);
  const row = (label: string) =>
    [...page.querySelectorAll('main tbody tr')].find((one) =>
      one.querySelector('th[scope="row"]')?.textContent?.startsWith(label),
    );
  return { status: response.status, page, heads, row };
}

it('stands chemicals side by side and marks what differs', async () => {
  const { heads, row } = await open('?chemical=acetone&chemical=methanol');
  expect(heads).toEqual(['Acetone', 'Methanol']);
  const boiling = row?.('Boiling point');
  expect(boiling?.textContent).toContain('°C');
  expect(boiling?.hasAttribute('data-differs')).toBe(true);
  expect(row?.('Signal word')?.hasAttribute('data-is-same')).toBe(true);
  expect(row?.('Of the hazards')?.textContent).not.toBe('');
});

it('takes five at most and says how many it left out', async () => {
  const all = ['acetone', 'methanol', 'ethanol', 'toluene', 'acetonitrile', 'acetic-acid'];
  const { heads, page } = await open(`?${all.map((slug) => `chemical=${slug}`).join('&')}`);
  expect(heads).toHaveLength(5);
  expect(page?.querySelector('main output')?.textContent).toContain('1 more was left out');
});

it.each([
  ['a name', 'methanol'],
  ['a CAS number', '67-56-1'],
])('adds one by %s', async (_kind, text) => {
  const { status, location } = await open(`?chemical=acetone&add=${text}`);
  expect([status, location]).toEqual([302, '/products/compare?chemical=acetone&chemical=methanol']);
});

it('says what is not listed, and keeps the others', async () => {
  const { heads, page } = await open('?chemical=acetone&add=zzqqxx');
  expect(heads).toEqual(['Acetone']);
  expect(page?.querySelector('[role="alert"]')?.textContent).toContain('“zzqqxx”');
});

it.each([
  '',
  '?chemical=',
  '?chemical=no-such-chemical',
  '?chemical=%3Cscript%3E',
  '?chemical=..%2Fx',
])('has an empty page for %s', async (query) => {
  const { status, heads } = await open(query);
  expect([status, heads]).toEqual([200, []]);
});

it('leaves a chemical out that is not published', async () => {
  const { heads } = await open('?chemical=acetone&chemical=acetone');
  expect(heads).toEqual(['Acetone']);
});

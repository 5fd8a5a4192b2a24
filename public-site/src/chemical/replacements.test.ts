import { waitFor } from '@testing-library/react';
import type { TestApi } from 'shared-ui/testing';
import { staffCalls } from '../testing/staff-calls';
import { documentOf, testSite } from '../testing/test-site';

let api: TestApi;
let staff: ReturnType<typeof staffCalls>;
const ids: Record<string, string> = {};
let post: Record<string, unknown>;

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  staff = staffCalls(api);
  for (const name of ['Hexane', 'Heptane', 'Toluene', 'Xylene']) {
    ids[name] = await staff.add('product/add', { name, status: 'published' });
  }
  ids['Draft'] = await staff.add('product/add', { name: 'Draft', status: 'draft' });
  const categoryId = await staff.add('blogCategory/add', { name: 'All' });
  post = { categoryId, content: '<p>x</p>', status: 'published' };
});
afterAll(() => api.close());

const pair = (replaced: string, by: string) => ({
  chemicalId: ids[replaced],
  replacementId: ids[by],
});
const shownOn = async (path: string) => {
  const page = await documentOf(await testSite(api).get(path));
  return [...page.querySelectorAll('#replacements li')].map((line) => line.textContent);
};
const add = (title: string, replacements: object[], fields: object = {}) =>
  staff.add('blog/add', { ...post, title, replacements, ...fields });

it('nothing is a replacement that no article names', async () => {
  await staff.add('blog/add', {
    ...post,
    title: 'On both',
    relatedChemicalIds: [ids['Hexane'], ids['Heptane']],
  });
  expect(await shownOn('/hexane')).toEqual([]);
});

it('the page of a chemical names its replacements with their articles, and no other page does', async () => {
  await add('On hexane', [pair('Hexane', 'Heptane'), pair('Toluene', 'Xylene')]);
  await waitFor(async () =>
    expect(await shownOn('/hexane')).toEqual([
      'An article names Heptane as a replacement: On hexane',
    ]),
  );
  expect(await shownOn('/toluene')).toEqual([
    'An article names Xylene as a replacement: On hexane',
  ]);
  expect(await shownOn('/heptane')).toEqual([]);
  expect(await shownOn('/xylene')).toEqual([]);
  const page = await documentOf(await testSite(api).get('/hexane'));
  expect(
    [...page.querySelectorAll('#replacements a')].map((link) => link.getAttribute('href')),
  ).toEqual(['/heptane', '/blog/on-hexane']);
});

it('drafts of chemicals and articles, and articles to come, are not named', async () => {
  await add('On drafts', [pair('Xylene', 'Draft')]);
  await add('A draft', [pair('Xylene', 'Toluene')], { status: 'draft' });
  await add('To come', [pair('Xylene', 'Toluene')], { publishedAt: '2999-01-01T00:00:00.000Z' });
  expect(await shownOn('/xylene')).toEqual([]);
});

it('a replacement of two articles is named once, with the latest', async () => {
  await add('Older', [pair('Heptane', 'Hexane')], { publishedAt: '2020-01-01T00:00:00.000Z' });
  await add('Newer', [pair('Heptane', 'Hexane'), pair('Heptane', 'Toluene')]);
  await waitFor(async () =>
    expect(await shownOn('/heptane')).toEqual([
      'An article names Hexane as a replacement: Newer',
      'An article names Toluene as a replacement: Newer',
    ]),
  );
});

it.each([
  ['itself', () => [pair('Hexane', 'Hexane')], 422],
  ['twice the same', () => [pair('Hexane', 'Xylene'), pair('Hexane', 'Xylene')], 422],
  ['no chemical', () => [{ chemicalId: ids['Hexane'] }], 422],
  ['no id', () => [{ chemicalId: "' or 1=1 --", replacementId: ids['Hexane'] }], 422],
  ['other keys', () => [{ ...pair('Hexane', 'Xylene'), why: 'x' }], 422],
  ['an unknown one', () => [{ ...pair('Hexane', 'Xylene'), replacementId: unknown }], 422],
  ['too many', () => Array.from({ length: 13 }, () => pair('Hexane', 'Xylene')), 422],
  ['no list', () => pair('Hexane', 'Xylene'), 422],
])('%s is refused', async (_what, replacements, status) => {
  const { statusCode } = await api.inject({
    method: 'POST',
    url: '/api/blog/add',
    headers: {
      authorization: `Bearer ${api.adminToken}`,
      'content-type': 'application/json',
    },
    payload: JSON.stringify({ ...post, title: 'Wrong', replacements: replacements() }),
  });
  expect(statusCode).toBe(status);
});

const unknown = '0192f3a4-0000-7000-8000-00000000ffff';

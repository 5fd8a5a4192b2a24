import { waitFor } from '@testing-library/react';
import type { TestApi } from 'shared-ui/testing';
import { staffCalls } from '../testing/staff-calls';
import { documentOf, testSite } from '../testing/test-site';

let api: TestApi;
let staff: ReturnType<typeof staffCalls>;

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  staff = staffCalls(api);
});
afterAll(() => api.close());

const get = (path: string) => testSite(api).get(path);
const hrefs = (page: Document, label: string) =>
  [...page.querySelectorAll(`nav[aria-label="${label}"] a`)].map((link) =>
    link.getAttribute('href'),
  );

describe('the pages about the company', () => {
  it('are not there until they are written', async () => {
    for (const path of ['/about', '/introduction', '/vision-mission']) {
      expect((await get(path)).status).toBe(404);
    }
  });

  it('lead to each other in their order, and to no other record', async () => {
    const content = '<h3>Who</h3><p>We</p>';
    await staff.add('aboutus/add', { title: 'Vision', slug: 'vision-mission', content, order: 3 });
    await staff.add('aboutus/add', { title: 'Us', slug: 'about', content, order: 2 });
    await staff.add('aboutus/add', { title: 'First', slug: 'introduction', content, order: 1 });
    await staff.add('aboutus/add', { title: 'Else', slug: 'else', content, order: 0 });
    await waitFor(async () => expect((await get('/introduction')).status).toBe(200));
    await waitFor(async () => {
      const page = await documentOf(await get('/about'));
      expect(page.querySelector('h1')?.textContent).toBe('Us');
      expect(page.querySelector('article h2')?.textContent).toBe('Who');
      expect(hrefs(page, 'About the company')).toEqual([
        '/introduction',
        '/about',
        '/vision-mission',
      ]);
      expect(hrefs(page, 'Next page')).toEqual(['/vision-mission']);
    });
  });

  it('are gone when they are deleted, and follow a changed slug', async () => {
    const find = async (slug: string): Promise<{ _id: string }> => {
      const { body } = await api.inject({
        method: 'GET',
        url: `/api/aboutus/getBySlug?slug=${slug}`,
        headers: {},
      });
      return JSON.parse(body).data;
    };
    const vision = await find('vision-mission');
    await staff.remove(`aboutus/delete?id=${vision._id}`);
    await waitFor(async () => expect((await get('/vision-mission')).status).toBe(404));
    const us = await find('about');
    await staff.put(`aboutus/update?id=${us._id}`, { slug: 'vision-mission' });
    await waitFor(async () => {
      const moved = await get('/about');
      expect([moved.status, moved.headers.get('location')]).toEqual([301, '/vision-mission']);
    });
    await staff.put(`aboutus/update?id=${us._id}`, { slug: 'nowhere' });
    await waitFor(async () => expect((await get('/vision-mission')).status).toBe(404));
  });
});

describe('a policy', () => {
  const content = '<h2>One</h2><p>a</p><h2>Two</h2><p>b</p><h2>Three</h2><p>c</p>';

  it('says from when it holds, and what is in it', async () => {
    const fields = { title: 'Our terms', content, effectiveFrom: '2026-03-01' };
    await staff.put('policy/update?kind=terms', fields);
    const page = await documentOf(await get('/terms-and-conditions'));
    expect(page.querySelector('h1')?.textContent).toBe('Our terms');
    expect(page.querySelector('time')?.outerHTML).toBe(
      '<time datetime="2026-03-01">1 March 2026</time>',
    );
    const anchors = [...page.querySelectorAll('nav[aria-labelledby="contents"] a')];
    expect(anchors.map((link) => link.getAttribute('href'))).toEqual([
      '#section-one',
      '#section-two',
      '#section-three',
    ]);
  });

  it('says when it was changed where it holds from no day', async () => {
    await staff.put('policy/update?kind=privacy', { content: '<p>a</p>', effectiveFrom: null });
    const page = await documentOf(await get('/privacy-policy'));
    expect(page.querySelector('article')?.textContent).toMatch(/Last changed on \d+ \w+ 20\d\d/);
    expect(page.querySelector('#contents')).toBeNull();
  });
});

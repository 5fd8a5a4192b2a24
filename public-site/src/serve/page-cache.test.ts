import { gunzipSync } from 'node:zlib';
import type { PageState } from '../app/page-state';
import type { PageComponents } from '../app/page-components';
import { testAssets, testMedia } from '../testing/test-site';
import { allComponents } from './all-components';
import { pageAnswer } from './answers';
import { PageCache } from './page-cache';
import { PageHtml } from './page-html';
import { pageRenderer } from './render-page';

describe('a rendered page', () => {
  const document = `<a>${'chemical '.repeat(5000)}µ</a>`;
  const html = new PageHtml(document, 'policy');

  it('is the same plain and compressed', () => {
    expect(html.plain.toString()).toBe(document);
    expect(gunzipSync(html.gzip).toString()).toBe(document);
    expect(html.gzip.length).toBeLessThan(document.length / 20);
  });
});

describe('the pages that are kept', () => {
  const page = (text: string) => new PageHtml(text.repeat(1000), 'policy');

  it('take no more room than they may; the one that was not asked for longest goes first', () => {
    const { bytes } = page('a');
    const cache = new PageCache(2 * bytes);
    cache.put('a', page('a'));
    cache.put('b', page('b'));
    expect(cache.get('a')).toBeDefined();
    cache.put('c', page('c'));
    expect(cache.bytes).toBeLessThanOrEqual(2 * bytes);
    expect(['a', 'b', 'c'].filter((hash) => cache.get(hash))).toEqual(['a', 'c']);
    cache.put('c', page('d'));
    expect(cache.get('a')).toBeDefined();
    cache.put('too large', new PageHtml('e'.repeat(1_000_000), 'policy'));
    expect(cache.bytes).toBeLessThanOrEqual(2 * bytes);
  });
});

describe('a page that is asked for', () => {
  const when = { iso: '2026-01-01', text: '1 January 2026' };
  const state: PageState = {
    origin: 'https://site.example',
    path: '/terms-and-conditions',
    frame: null,
    page: {
      kind: 'policy',
      head: { title: 'Terms', description: '', keywords: '', canonical: null, picture: null },
      crumbs: [],
      title: 'Terms',
      holdsFrom: null,
      changed: when,
      content: [],
      outline: [],
    },
  };
  const changed = { ...state, page: { ...state.page, title: 'New terms' } };

  let components: PageComponents;
  beforeAll(async () => {
    components = await allComponents();
  });

  /** What is answered, and how many pages were rendered for it. */
  function site(pageCache: PageCache | undefined) {
    const render = jest.fn(pageRenderer({ media: testMedia, assets: testAssets, components }));
    const log = jest.fn();
    const ask = async (requested: PageState, address = state.path, headers = {}) => {
      const request = new Request(state.origin + address, { headers });
      const surroundings = { assets: testAssets, renderPage: render, pageCache, cdnMaxAge: 0, log };
      const json = JSON.stringify(requested);
      const loaded = { request, state: requested, json, isShared: false };
      const answer = pageAnswer(surroundings, loaded);
      expect([answer.status, log.mock.calls]).toEqual([200, []]);
      return answer;
    };
    return { ask, render };
  }

  it('is rendered once, whatever stands behind its path, and is the same each time', async () => {
    const { ask, render } = site(new PageCache());
    const answers = [await ask(state), await ask(state, `${state.path}?utm_source=mail`)];
    const [first, again] = await Promise.all(answers.map((answer) => answer.text()));
    expect(again).toBe(first);
    const [policy, other] = answers.map(({ headers }) => headers.get('content-security-policy'));
    expect(other).toBe(policy);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('is the new one as soon as it has changed', async () => {
    const { ask, render } = site(new PageCache());
    await ask(state);
    expect(await (await ask(changed)).text()).toMatch(/<h1[^>]*>New terms</);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('travels compressed to who takes it so', async () => {
    const { ask } = site(new PageCache());
    const gzip = await ask(state, state.path, { 'accept-encoding': 'br, gzip' });
    const plain = await ask(state, state.path, { 'accept-encoding': 'br, gzip;q=0' });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(gzip.headers.get('vary')).toBe('accept-encoding');
    const text = gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString();
    expect(text).toBe(await plain.text());
  });

  it('is not kept when it is for one visitor, nor by a site without a cache', async () => {
    for (const [cache, address] of [
      [new PageCache(), `${state.path}?preview=token`],
      [undefined, state.path],
    ] as const) {
      const { ask, render } = site(cache);
      await ask(state, address);
      await ask(state, address);
      expect([render.mock.calls.length, cache?.bytes ?? 0]).toEqual([2, 0]);
    }
  });
});

import { gunzipSync } from 'node:zlib';
import { careerInfoEndpoints, metaEndpoints, slides } from 'contract/content';
import type { PageState } from '../app/page-state';
import type { PageComponents } from '../app/page-components';
import { testAssets, testMedia } from '../testing/test-site';
import { allComponents } from './all-components';
import { pageAnswer } from './answers';
import { apiAsker } from '../load/ask-api';
import { keySlot, tokenSlot } from '../load/form-slot';
import { siteApi } from '../load/site-api';
import { filled, newFilling } from './form-slots';
import { type KeptPage, type KnownPage, PageCache } from './page-cache';
import { PageHtml } from './page-html';
import { PageReads } from './page-reads';
import { pageRenderer } from './render-page';

const when = { iso: '2026-01-01', text: '1 January 2026' };
const state: PageState = {
  origin: 'https://site.example',
  path: '/terms-and-conditions',
  query: '',
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
const missing: PageState = {
  ...state,
  page: { kind: 'problem', status: 404, head: state.page.head },
};

const metasOf = (total: number) => JSON.stringify({ data: [], total, page: 1, pageSize: 10 });

/** A site whose API answers the text; its pages are made of one call. */
function cachedPages(maxSize?: number) {
  const api = { text: metasOf(0), status: 200 };
  const fetchApi = async () => new Response(api.text, { status: api.status });
  const cache = new PageCache(maxSize);
  const reads = new PageReads(siteApi(fetchApi));
  const make = async (address: string, { made = state, html = '' } = {}) => {
    await reads.api.read(metaEndpoints.all);
    const page: KnownPage = {
      state: made,
      json: JSON.stringify(made),
      isShared: reads.isShared,
      reads,
      html: html === '' ? undefined : new PageHtml(html, 'policy'),
    };
    cache.put(address, page);
    return page;
  };
  const ask = reads.noting(apiAsker(fetchApi, { address: '127.0.0.1', forwarding: {} }));
  return { api, ask, cache, make, reads };
}

describe('a rendered page', () => {
  const document = `<a>${'chemical '.repeat(5000)}µ</a>`;

  it('is the same plain and compressed', () => {
    const html = new PageHtml(document, 'policy');
    expect(html.plain().toString()).toBe(document);
    expect(gunzipSync(html.gzip()).toString()).toBe(document);
    expect(html.gzip().length).toBeLessThan(document.length / 20);
  });

  it('has the values of one visitor in its form, compressed or not', () => {
    const form = `<form>${document}${tokenSlot}µ${document}${keySlot}${document} ${tokenSlot}</form>`;
    const html = new PageHtml(form, 'policy');
    for (const filling of [newFilling('first'), newFilling('another one')]) {
      const { token, key } = filling;
      const expected = `<form>${document}${token}µ${document}${key}${document} ${token}</form>`;
      expect(html.plain(filling).toString()).toBe(expected);
      expect(gunzipSync(html.gzip(filling)).toString()).toBe(expected);
      expect(gunzipSync(html.gzipOnce(filling)).toString()).toBe(expected);
      expect(filled(form, filling)).toBe(expected);
    }
  });
});

describe('the pages that are kept', () => {
  it('take no more room than they may; the one that was not asked for longest goes first', async () => {
    const html = 'x'.repeat(1000);
    const { cache, make } = cachedPages(3 * JSON.stringify(state).length + 2.5 * html.length + 1);
    const areKept = async () =>
      (await Promise.all(['a', 'b', 'c'].map((one) => cache.find(one)))).map((page) => !!page);
    await make('a', { html });
    await make('b', { html });
    expect(await cache.find('a')).toBeDefined();
    const c = await make('c');
    expect(await areKept()).toEqual([true, true, true]);
    c.html = new PageHtml(html, 'policy');
    cache.put('c', c);
    expect(await areKept()).toEqual([false, true, true]);
  });

  it('are known for as long as the API answers what it did, and keep their document if they are the same', async () => {
    const { api, cache, make } = cachedPages();
    expect(await cache.find('a')).toBeUndefined();
    const made = await make('a', { html: 'rendered' });
    expect(await cache.find('a')).toBe(made);
    expect(await cache.find('a?page=2')).toBeUndefined();
    api.text = metasOf(1);
    expect(await cache.find('a')).toBeUndefined();
    expect((await make('a')).html).toBe(made.html);
    expect((await make('a', { made: changed })).html).toBeUndefined();
  });

  it('are made again when the API fails where it answered, or had failed', async () => {
    const { api, cache, make, reads } = cachedPages();
    await make('a');
    api.status = 503;
    expect(await cache.find('a')).toBeUndefined();
    await expect(reads.api.read(slides.visitorEndpoints.list)).rejects.toThrow();
    api.status = 200;
    await make('a');
    expect(await cache.find('a')).toBeUndefined();
  });

  it('may be made of what is not there, until it is', async () => {
    const { api, cache, make, reads } = cachedPages();
    api.status = 404;
    await expect(reads.api.read(careerInfoEndpoints.get)).rejects.toThrow();
    cache.put('a', { state, json: '', isShared: reads.isShared, reads });
    expect(await cache.find('a')).toBeDefined();
    api.status = 200;
    await make('b');
    expect(await cache.find('a')).toBeUndefined();
  });

  it('are none that asked for something of their own, or are not there', async () => {
    const asking = cachedPages();
    await asking.ask(metaEndpoints.all, {});
    await asking.make('a');
    expect(await asking.cache.find('a')).toBeUndefined();
    const { make, cache } = cachedPages();
    await make('a', { made: missing });
    expect(await cache.find('a')).toBeUndefined();
  });
});

describe('a page that is asked for', () => {
  let components: PageComponents;
  beforeAll(async () => {
    components = await allComponents();
  });

  /** What is answered for one page, and how often it was rendered. */
  function site() {
    const render = jest.fn(pageRenderer({ media: testMedia, assets: testAssets, components }));
    const log = jest.fn();
    const page: KeptPage = { state, json: JSON.stringify(state), isShared: false };
    const ask = async (address = state.path, headers = {}) => {
      const request = new Request(state.origin + address, { headers });
      const surroundings = { assets: testAssets, renderPage: render, cdnMaxAge: 0, log };
      const answer = pageAnswer(surroundings, { request, page, filling: undefined });
      expect([answer.status, log.mock.calls]).toEqual([200, []]);
      return answer;
    };
    return { ask, render };
  }

  it('is rendered once, and is the same each time', async () => {
    const { ask, render } = site();
    const answers = [await ask(), await ask()];
    const [first, again] = await Promise.all(answers.map((answer) => answer.text()));
    expect(again).toBe(first);
    const [policy, other] = answers.map(({ headers }) => headers.get('content-security-policy'));
    expect(other).toBe(policy);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('travels compressed to who takes it so', async () => {
    const { ask } = site();
    const gzip = await ask(state.path, { 'accept-encoding': 'br, gzip' });
    const plain = await ask(state.path, { 'accept-encoding': 'br, gzip;q=0' });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(gzip.headers.get('vary')).toBe('accept-encoding');
    const text = gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString();
    expect(text).toBe(await plain.text());
  });

  it('is not kept when it is for one visitor', async () => {
    const { ask, render } = site();
    for (const _ of [1, 2]) await ask(`${state.path}?preview=token`);
    expect(render).toHaveBeenCalledTimes(2);
  });
});

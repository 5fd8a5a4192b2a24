import { gunzipSync } from 'node:zlib';
import type { PageState } from '../common/page-state';
import type { PageComponents } from '../page-components';
import { testAssets, testMedia } from '../testing/test-site';
import { allComponents } from './all-components';
import { pageAnswer } from './answers';
import { PageCache } from './page-cache';
import { PageHtml } from './page-html';
import { pageRenderer } from './render-page';

const mark = 'the-mark';

describe('a rendered page', () => {
  const document = `<a nonce="${mark}">${'chemical '.repeat(5000)}µ</a><b nonce="${mark}"></b>`;
  const html = new PageHtml(document, mark);

  it('has the nonce of each answer in every place, plain and compressed', () => {
    for (const nonce of ['first', 'another one', '']) {
      const wanted = document.replaceAll(mark, nonce);
      expect(html.plain(nonce).toString()).toBe(wanted);
      expect(gunzipSync(html.gzip(nonce)).toString()).toBe(wanted);
    }
    expect(html.gzip('first').length).toBeLessThan(document.length / 20);
  });
});

describe('the pages that are kept', () => {
  const page = (text: string) => new PageHtml(text.repeat(1000), mark);

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
    cache.put('too large', new PageHtml('e'.repeat(1_000_000), mark));
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
      const surroundings = { assets: testAssets, renderPage: render, pageCache, log };
      const loaded = { request, state: requested, json: JSON.stringify(requested) };
      const answer = pageAnswer(surroundings, loaded);
      expect([answer.status, log.mock.calls]).toEqual([200, []]);
      return answer;
    };
    return { ask, render };
  }
  const nonceOf = (answer: Response) =>
    /'nonce-([\w-]+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '';

  it('is rendered once, whatever stands behind its path, with another nonce each time', async () => {
    const { ask, render } = site(new PageCache());
    const answers = [await ask(state), await ask(state, `${state.path}?utm_source=mail`)];
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    const nonces = answers.map(nonceOf);
    expect(new Set(nonces).size).toBe(2);
    expect(texts[1]).toBe(texts[0]?.replaceAll(nonces[0] ?? '', nonces[1] ?? ''));
    expect(texts[0]).toContain(`nonce="${nonces[0]}"`);
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
    expect(text.replaceAll(nonceOf(gzip), nonceOf(plain))).toBe(await plain.text());
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

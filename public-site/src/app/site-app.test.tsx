import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { findViolations, type TestApi } from 'shared-ui/testing';
import { BrowserSite } from '../browser/browser-site';
import { loadPage } from '../browser/loaded-pages';
import { pageStore } from '../browser/page-store';
import { readStart } from '../browser/read-start';
import { pages } from './pages';
import { examplePages } from '../testing/example-pages';
import { testMedia, testSite } from '../testing/test-site';

let api: TestApi;
let root: Root | undefined;

beforeAll(async () => {
  // jsdom shows nothing, so that it knows of no preferences for showing.
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) });
  api = await startTestApi({ seed: 'demo' });
});
afterAll(() => api.close());
afterEach(() => act(() => root?.unmount()));

/** Puts a page of the server into this document and hydrates it; answers what React had to say about it. */
async function visit(path: string) {
  const { get } = testSite(api);
  const html = await (await get(path)).text();
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  document.replaceChild(document.adoptNode(parsed.documentElement), document.documentElement);
  const complaints: unknown[] = [];
  const spy = jest.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
  const { state } = readStart(document);
  await loadPage(state.page);
  const store = pageStore(state);
  act(() => {
    root = hydrateRoot(document, <BrowserSite media={testMedia} store={store} />, {
      onRecoverableError: (error) => complaints.push(error),
    });
  });
  spy.mockRestore();
  return { complaints, store, get };
}

const paths = [
  ...examplePages,
  '/search?q=67-56-2',
  '/products/code?number=67-56-2',
  '/blog/incoterms-2020-for-chemicals?preview=ended',
];

const shownKinds = new Set<string>();

it.each(paths)('%s hydrates as the server wrote it', async (path) => {
  const { complaints, store } = await visit(path);
  shownKinds.add(store.read().state.page.kind);
  expect(complaints).toEqual([]);
});

/** The status of an inquiry and an offer need a key, and a failing API alone shows a problem. */
const notShown = new Set(['inquiry-status', 'offer', 'problem', 'request']);

it('these are pages of every kind but for a few', () => {
  const kinds = Object.keys(pages).filter((kind) => !notShown.has(kind));
  expect([...shownKinds].toSorted()).toEqual(kinds.toSorted());
});

// A page of each make; the end-to-end suite looks at all of them in a real browser.
it.each(['/', '/methanol', '/search?q=wood+alcohol', '/inquiry/list', '/contact-us'])(
  '%s is accessible once it is hydrated',
  async (path) => {
    await visit(path);
    expect(await findViolations(document.documentElement)).toEqual([]);
  },
);

it('shows another page with its own title and meta data in the same document', async () => {
  const { store, get } = await visit('/');
  const next = await get('/site/data/methanol');
  const state = await next.json();
  await loadPage(state.page);
  act(() => store.show(state));
  expect(document.title).toBe('Methanol – CAS 67-56-1');
  expect(document.querySelectorAll('title')).toHaveLength(1);
  expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  expect(document.querySelector('h1')?.textContent).toBe('Methanol');
});

it('shows on a chemical only what is stored of it', async () => {
  await visit('/methanol');
  const titles = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'On this page',
    'Description',
    'Offered forms',
    'Identifiers',
    'Names in other languages',
    'Properties',
    'Safety',
    'Transport and trade',
    'Applications',
    'Documents',
    'Downloads',
    'Similar chemicals',
    'Articles',
  ]);
  expect(document.querySelector('main')?.textContent).toContain('C H 4 O');
  expect(document.querySelector('main')?.textContent).not.toMatch(/null|undefined|NaN/);
});

import type { PageAnswer, PageState } from '../app/page-state';
import { keepsFocus } from '../common/keeps-focus';
import { startNavigation } from './start-navigation';

const categories: PageState = {
  origin: '',
  path: '/next',
  query: '',
  frame: null,
  page: {
    kind: 'categories',
    head: { title: '', description: '', keywords: '', canonical: '/next', picture: null },
    crumbs: [],
    categories: [],
  },
};

interface Intercepted {
  scroll?: string;
  handler: () => Promise<void>;
}

/** The browser's Navigation API, which jsdom lacks: it hands `navigate` events to the one listener. */
function startOn(load: () => Promise<PageAnswer>) {
  const navigate = jest.fn();
  let listener: (event: object) => void = () => undefined;
  Object.assign(window, {
    navigation: {
      navigate,
      addEventListener: (_name: string, added: typeof listener) => (listener = added),
    },
  });
  const store = { begin: jest.fn(), show: jest.fn(), read: jest.fn(), subscribe: jest.fn() };
  startNavigation({ store, pages: { load, prefetch: jest.fn() } });

  function follow(event: object = {}) {
    const intercepted: Intercepted[] = [];
    listener({
      canIntercept: true,
      hashChange: false,
      navigationType: 'push',
      downloadRequest: null,
      formData: null,
      destination: { url: 'http://localhost/next' },
      signal: new AbortController().signal,
      intercept: (options: Intercepted) => intercepted.push(options),
      ...event,
    });
    return intercepted[0];
  }
  return { follow, navigate, store };
}

afterEach(() => Reflect.deleteProperty(window, 'navigation'));

it('shows the page that a link leads to', async () => {
  const { follow, store } = startOn(async () => categories);
  await follow()?.handler();
  expect(store.begin).toHaveBeenCalled();
  expect(store.show).toHaveBeenCalledWith(categories);
});

it('goes on to where the site redirects', async () => {
  const { follow, navigate, store } = startOn(async () => ({ redirect: '/there' }));
  await follow()?.handler();
  expect(navigate).toHaveBeenCalledWith('/there', { history: 'replace' });
  expect(store.show).not.toHaveBeenCalled();
});

it('shows nothing for a navigation that another has overtaken', async () => {
  const { follow, store } = startOn(async () => categories);
  await follow({ signal: AbortSignal.abort() })?.handler();
  expect(store.show).not.toHaveBeenCalled();
});

it.each([
  ['a link to another site', { canIntercept: false }],
  ['a jump within the page', { hashChange: true }],
  ['a reload', { navigationType: 'reload' }],
  ['a download', { downloadRequest: '' }],
  ['a form that is posted', { formData: new FormData() }],
  ['a file of the API', { destination: { url: 'http://localhost/api/file/download/x.pdf' } }],
])('leaves %s to the browser', (_name, event) => {
  const { follow } = startOn(async () => categories);
  expect(follow(event)).toBeUndefined();
});

describe('the focus', () => {
  const here = { destination: { url: 'http://localhost/?sort=name' } };

  function press(list: string): HTMLElement {
    document.body.innerHTML = `<main id="content" tabindex="-1"><div ${list}><a href="/">Sort</a></div></main>`;
    const link = document.querySelector('a');
    if (!link) throw new Error('No link');
    link.focus();
    return link;
  }

  it.each([
    ['stays on what narrows the list', keepsFocus, here, true],
    ['goes to the page from another link', '', here, false],
    ['goes to another page', keepsFocus, {}, false],
    [
      'goes to the page by the back button',
      keepsFocus,
      { ...here, navigationType: 'traverse' },
      false,
    ],
  ])('%s', async (_name, list, event, isKept) => {
    const link = press(list);
    const { follow } = startOn(async () => categories);
    const intercepted = follow(event);
    await intercepted?.handler();
    expect(intercepted?.scroll).toBe(isKept ? 'manual' : undefined);
    expect(document.activeElement).toBe(isKept ? link : document.querySelector('main'));
  });

  it('goes to the page when what was pressed is gone', async () => {
    const link = press(keepsFocus);
    const { follow } = startOn(async () => {
      link.remove();
      return categories;
    });
    await follow(here)?.handler();
    expect(document.activeElement).toBe(document.querySelector('main'));
  });
});

it('leaves everything to a browser without the Navigation API', () => {
  expect(() =>
    startNavigation({
      store: { begin: jest.fn(), show: jest.fn(), read: jest.fn(), subscribe: jest.fn() },
      pages: { load: jest.fn(), prefetch: jest.fn() },
    }),
  ).not.toThrow();
});

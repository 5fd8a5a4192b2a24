import { act, screen, waitFor, within } from '@testing-library/react';
import { dateText, setLocale } from 'contract';
import Cookies from 'js-cookie';
import { defineRemote, page } from 'mfe-kit';
import { showLanguage } from 'panel-runtime';
import { PageHeader } from 'shared-ui';
import { tokenCookie } from 'shared-ui/client';
import { type Messages, providePageTexts, provideTexts, textsOf, words } from 'shared-ui/i18n';
import type { Inject, TestApi } from 'shared-ui/testing';
import { localTexts } from '../app/browser-storage';
import { endSession } from '../testing/end-session';
import { startShell } from '../testing/start-shell';
import { startLanguage } from './panel-language';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(startLanguage);
afterEach(async () => {
  endSession();
  await chooseByApi(null);
  localTexts.removeItem('language');
  await act(() => showLanguage('en'));
  setLocale(null);
});

const speak = (...languages: string[]) =>
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

async function chooseByApi(language: string | null) {
  const { statusCode } = await api.inject({
    method: 'PUT',
    url: '/api/admin/updateAdminprofile',
    headers: { authorization: `Bearer ${api.adminToken}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ language }),
  });
  return statusCode;
}

/** A remote whose pages have a heading of its own, and the catalogue that it brings. */
const remoteWith = (heading: string, texts: object) => ({
  default: defineRemote({
    contract: 1,
    routes: ['smtp-table', 'blog-table'].map((path) => ({
      path,
      ...page(async () => ({ Component: () => <PageHeader title={words(heading)} /> })),
    })),
    ...texts,
  }),
});
const german = (heading: string, translation: string) => ({
  de: jest.fn(async () => ({ default: { [`data:${heading}`]: [translation] } })),
});
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

const open = (changes: Partial<Parameters<typeof startShell>[0]> = {}) =>
  startShell({ inject: api.inject, token: api.adminToken, ...changes });

test('a person chooses German, and the panel speaks it at once, with the data that is there', async () => {
  const calls: string[] = [];
  const inject: Inject = (request) => {
    calls.push(`${request.method} ${request.url}`);
    return api.inject(request);
  };
  const { user } = await open({ inject, at: '/roles' });
  await screen.findAllByRole('row', { name: /Owner/ });
  await user.click(screen.getByRole('button', { name: 'Your account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit Profile' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit profile' });
  await user.click(within(dialog).getByRole('combobox', { name: 'Language' }));
  await user.click(await screen.findByRole('option', { name: 'Deutsch' }));
  calls.length = 0;
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));

  const menu = await screen.findByRole('navigation', { name: 'Hauptmenü' });
  expect(within(menu).getByRole('link', { name: 'Übersicht' })).toBeVisible();
  expect(screen.getAllByRole('row', { name: /Owner/ })).not.toEqual([]);
  expect(document.documentElement.lang).toBe('de');
  expect(dateText('2026-11-22')).toBe('22.11.2026');
  expect(calls.filter((call) => call.includes('/role/'))).toEqual([]);
  // Also for the next page, before the API answers.
  expect(localTexts.getItem('language')).toBe('de');
});

test.each([
  [['de-AT', 'en'], 'de', 'Anmelden'],
  [['fr', 'de'], 'de', 'Anmelden'],
  [['fr-FR'], 'en', 'Sign in'],
  [[], 'en', 'Sign in'],
  [['en-US', 'de'], 'en', 'Sign in'],
  [['den', 'constructor'], 'en', 'Sign in'],
])('a browser of %j begins in %s', async (languages, language, heading) => {
  speak(...languages);
  await startLanguage();
  expect(document.documentElement.lang).toBe(language);
  await startShell({ inject: api.inject, at: '/login' });
  expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeVisible();
});

test('the sign-in offers the other languages, and the account’s own one counts after it', async () => {
  const { user } = await startShell({ inject: api.inject, at: '/login' });
  await user.click(await screen.findByRole('button', { name: 'Deutsch' }));
  expect(await screen.findByRole('button', { name: 'Anmelden' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  await chooseByApi('de');
  Cookies.set(tokenCookie, api.adminToken, { path: '/' });
  await open();
  expect(await screen.findByRole('navigation', { name: 'Hauptmenü' })).toBeVisible();
});

test.each(['xx', 'DE', '', 'de-DE', 'constructor', '__proto__', '"><script>', 7, ['de'], {}])(
  'the account takes no language %j',
  async (language) => {
    await chooseByApi('de');
    expect(await chooseByApi(language as string)).toBe(422);
    const { body } = await api.inject({
      method: 'GET',
      url: '/api/admin/adminprofile',
      headers: { authorization: `Bearer ${api.adminToken}` },
    });
    expect(JSON.parse(body).admin.language).toBe('de');
  },
);

/** As on a page after the one where it was chosen. */
async function beginInGerman() {
  await chooseByApi('de');
  localTexts.setItem('language', 'de');
  await startLanguage();
}

describe('a remote', () => {
  test('brings its German texts, known to no shell before', async () => {
    await beginInGerman();
    const texts = german('Crates', 'Kisten');
    await open({ at: '/smtp-table', exposed: remoteWith('Crates', { texts }) });
    expect(await heading('Kisten')).toBeVisible();
  });

  test('that has none stays in the English of its source', async () => {
    await beginInGerman();
    await open({ at: '/smtp-table', exposed: remoteWith('Pallets', {}) });
    expect(await screen.findByRole('navigation', { name: 'Hauptmenü' })).toBeVisible();
    expect(await heading('Pallets')).toBeVisible();
  });

  test('whose texts do not load works in English', async () => {
    await beginInGerman();
    const texts = { de: async () => Promise.reject(new Error('no chunk')) };
    await open({ at: '/smtp-table', exposed: remoteWith('Barrels', { texts }) });
    expect(await heading('Barrels')).toBeVisible();
  });

  test('brings no byte for English, and its texts once the language changes', async () => {
    const texts = german('Sacks', 'Säcke');
    await open({ at: '/smtp-table', exposed: remoteWith('Sacks', { texts }) });
    expect(await heading('Sacks')).toBeVisible();
    expect(texts.de).not.toHaveBeenCalled();
    await act(() => showLanguage('de'));
    // The page is drawn anew, which may take the first heading away.
    await waitFor(async () => expect(await heading('Säcke')).toBeVisible());
    expect(texts.de).toHaveBeenCalledTimes(1);
  });

  test('does not replace what is known already', async () => {
    await beginInGerman();
    const texts = german('chemical', 'Stoff');
    await open({ at: '/smtp-table', exposed: remoteWith('chemical', { texts }) });
    expect(await heading('Chemikalie')).toBeVisible();
  });
});

test('of two choices the later one counts', async () => {
  await act(async () => {
    await Promise.all([showLanguage('de'), showLanguage('en')]);
  });
  await waitFor(() => expect(words('chemical')).toBe('chemical'));
});

const asWritten = textsOf('en', {});
/** Every text of the catalogues between marks. */
const marked = Object.assign(textsOf('en', dataInMarks()), {
  _: (...message: Parameters<typeof asWritten._>) => `⟦${asWritten._(...message)}⟧`,
});

/** Any text that is data. */
function dataInMarks(): Messages {
  return new Proxy({}, { get: (_, id) => [`⟦${String(id).replace('data:', '')}⟧`] });
}

describe('texts outside of catalogues', () => {
  beforeEach(() => provideTexts(() => marked));
  afterEach(providePageTexts);

  test.each([
    '/dashboard',
    '/audit',
    '/integrations',
    '/operation',
    '/personal-data',
    '/releases',
    '/roles',
    '/security',
    '/set-up',
    '/staff',
    '/login',
    '/nowhere',
  ])('%s has none', async (at) => {
    await startShell({
      inject: api.inject,
      at,
      ...(at !== '/login' && { token: api.adminToken }),
    });
    await act(() => new Promise((resolve) => setTimeout(resolve, 1500)));
    expect(bareTexts()).toEqual([]);
  });
});

/** What records, menus of remotes and names say, the same in every language. */
const names = new Set(['Chemical Trading', 'Owner', 'Administrator']);

function bareTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement?.closest('script, style, code, pre, [lang], [dir], td, time'))
      texts.push(textContent ?? '');
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const element of document.querySelectorAll(`[${name}]`))
      texts.push(element.getAttribute(name) ?? '');
  }
  return [...new Set(texts)]
    .map((text) => text.replaceAll(/⟦[^⟦⟧]*⟧/g, '⟦⟧').trim())
    .filter(
      (text) => /\p{L}{3}/u.test(text) && !isTime(text) && !/[⟦⟧]/.test(text) && !names.has(text),
    );
}

function isTime(text: string): boolean {
  return !Number.isNaN(Date.parse(text));
}

import { provideTexts, textsOf } from 'shared-ui/i18n';
import type { TestApi } from 'shared-ui/testing';
import { apiInProcess } from './api-in-process';
import { createSite } from './create-site';
import { examplePages } from '../testing/example-pages';
import { documentOf, origin, testAssets, testMedia } from '../testing/test-site';

let api: TestApi;
let answers: string[];
let get: (path: string) => Promise<Document>;

const asWritten = textsOf('en', {});
/** Every text of the catalogues between marks. */
const marked = Object.assign(textsOf('en', {}), {
  _: (...message: Parameters<typeof asWritten._>) => `⟦${asWritten._(...message)}⟧`,
});

beforeAll(async () => {
  api = await startTestApi({ seed: 'demo' });
  await api.inject({
    method: 'PUT',
    url: '/api/company/update',
    headers: { authorization: `Bearer ${api.adminToken}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ siteLanguages: ['de'] }),
  });
  const fetchApi = apiInProcess((request) => api.inject(request));
  const site = createSite({
    assets: testAssets,
    media: testMedia,
    log: jest.fn(),
    async apiFetch(path, post) {
      const answer = await fetchApi(path, post);
      const text = await answer.text();
      answers.push(text);
      return { status: answer.status, text: async () => text };
    },
  });
  get = async (path) =>
    documentOf(await site(new Request(origin + path), { address: '127.0.0.1', forwarding: {} }));
  answers = [];
  await get('/');
  provideTexts(() => marked);
});
afterAll(async () => {
  provideTexts(() => asWritten);
  await api.close();
});

/** Names of networks, grades and rules, the same in every language. */
const names = new Set([
  'LinkedIn',
  'YouTube',
  'WhatsApp: Sales team',
  'ACS',
  'USP',
  'FCC',
  'REACH',
  '3 (TRGS 510)',
  'SMILES',
  'CSV',
]);

/** What a visitor reads or hears that stands between no marks, but has words. */
function bareTexts(page: Document): string[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement?.closest('script, style, [lang], select[name=country]'))
      texts.push(textContent ?? '');
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const element of page.querySelectorAll(`[${name}]`)) {
      texts.push(element.getAttribute(name) ?? '');
    }
  }
  return texts
    .map((text) => text.replaceAll(/⟦[^⟦⟧]*⟧/g, '⟦⟧').trim())
    .filter((text) => /\p{L}{3}/u.test(text) && !/[⟦⟧]/.test(text));
}

/** What records say, or the address: it is theirs in whatever language they are. A temperature is of all languages. */
function isOfRecords(text: string, path: string): boolean {
  const plain = JSON.stringify(text).slice(1, -1);
  const known = [...answers, decodeURIComponent(path).replaceAll('+', ' ')];
  const [name, ...values] = text.split(', ');
  const isPoint = values.length > 0 && values.every((value) => /\s°C$/.test(value));
  return isPoint ? isOfRecords(name ?? '', path) : known.some((one) => one.includes(plain));
}

it.each(examplePages)('%s has no text outside of the catalogues', async (path) => {
  answers = [];
  // Names of countries and dates come from the browser, and differ by language.
  const [page, german] = [await get(path), await get(path === '/' ? '/de' : `/de${path}`)];
  const others = new Set(bareTexts(german));
  const bare = bareTexts(page).filter(
    (text) => others.has(text) && !names.has(text) && !isOfRecords(text, path),
  );
  expect([...new Set(bare)]).toEqual([]);
});

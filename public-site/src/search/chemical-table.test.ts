import type { TestApi } from 'shared-ui/testing';
import { documentOf, testSite } from '../testing/test-site';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ seed: 'demo', jobs: 'stopped' });
});
afterAll(() => api.close());

async function open(path: string) {
  const response = await testSite(api).get(path);
  const page = await documentOf(response);
  const table = page.querySelector('main table');
  const heads = [...(table?.querySelectorAll('thead th:not([data-is-mark])') ?? [])].map(
    ({ textContent }) => textContent,
  );
  const column = (name: string) => {
    const place = heads.indexOf(name);
    return [...(table?.querySelectorAll('tbody tr') ?? [])].map(
      ({ children }) => children[place + 1]?.textContent ?? '',
    );
  };
  return { status: response.status, page, table, heads, column };
}

const usual = [
  'Name',
  'CAS number',
  'Formula',
  'Molar mass',
  'Boiling point',
  'Flash point',
  'Density',
  'Hazards',
  'Grades',
  'Packs',
];

it.each(['/solvents?view=table', '/search?q=acid&view=table'])('%s is a table', async (path) => {
  const { heads, table, page } = await open(path);
  expect(heads).toEqual(usual);
  expect(table?.querySelectorAll('tbody tr').length).toBeGreaterThan(24);
  const looks = [...page.querySelectorAll('[aria-label="Shown as"] a')];
  expect(looks.map((look) => [look.textContent, look.getAttribute('aria-current')])).toEqual([
    ['Cards', null],
    ['Table', 'true'],
  ]);
});

it('has the chosen columns, however they are written, and no others', async () => {
  for (const query of ['columns=mass&columns=cas', 'columns=cas,mass,nonsense']) {
    expect((await open(`/solvents?view=table&${query}`)).heads).toEqual([
      'Name',
      'CAS number',
      'Molar mass',
    ]);
  }
  expect((await open('/solvents?view=table&columns=nonsense')).heads).toEqual(usual);
});

const numberIn = (text: string) =>
  Number(/-?[\d.]+/.exec(text.replace('−', '-').replace(',', ''))?.[0]);

it.each([
  ['boilingPoint', 'Boiling point'],
  ['flashPoint', 'Flash point'],
  ['density', 'Density'],
  ['molecularWeight', 'Molar mass'],
])('is sorted by %s both ways, those without it last', async (sort, name) => {
  for (const [order, way] of [
    [sort, 1],
    [`-${sort}`, -1],
  ] as const) {
    const { column, page } = await open(`/solvents?view=table&sort=${order}`);
    const texts = column(name);
    const stated = texts.filter((text) => !text.includes('not stated'));
    expect(texts.slice(0, stated.length)).toEqual(stated);
    const numbers = stated.map(numberIn);
    expect(numbers).toEqual(numbers.toSorted((one, other) => way * (one - other)));
    const head = page.querySelector('th[aria-sort]');
    expect([head?.textContent, head?.getAttribute('aria-sort')]).toEqual([
      name,
      way === 1 ? 'ascending' : 'descending',
    ]);
  }
});

it('keeps what else the address says in its links and forms', async () => {
  const path = '/search?q=acid&grade=AR&view=table&sort=-boilingPoint&columns=boiling';
  const { page } = await open(path);
  const form = page.querySelector('details form[action="/search"]');
  const hidden = [...(form?.querySelectorAll('input[type="hidden"]') ?? [])].map((input) => [
    input.getAttribute('name'),
    input.getAttribute('value'),
  ]);
  expect(hidden).toEqual([
    ['q', 'acid'],
    ['grade', 'AR'],
    ['sort', '-boilingPoint'],
    ['view', 'table'],
  ]);
  const cards = page.querySelector('[aria-label="Shown as"] a')?.getAttribute('href');
  expect(cards).toBe('/search?q=acid&grade=AR&sort=-boilingPoint');
});

it('sends a row with its grade and pack to the inquiry, without a script', async () => {
  const { page, table } = await open('/solvents?view=table');
  const form = page.querySelector('form[action="/inquiry"]');
  expect(form?.querySelector('input[name="add"]')?.getAttribute('value')).toMatch(/^[a-z0-9-]+$/);
  const choices = [...(table?.querySelectorAll(`select[form="${form?.id}"]`) ?? [])];
  expect(choices.map((choice) => choice.getAttribute('name'))).toEqual(['grade', 'packaging']);
  const add = form?.querySelector('input[name="add"]')?.getAttribute('value');
  const inquiry = await open(`/inquiry?add=${add}&grade=AR&packaging=`);
  expect(inquiry.status).toBe(200);
});

it('is no page of its own for search engines', async () => {
  const { page } = await open('/solvents?view=table');
  const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
  expect(new URL(canonical ?? '').pathname + new URL(canonical ?? '').search).toBe('/solvents');
});

import { randomUUID } from 'node:crypto';
import { maxItems, productInquiries } from 'contract/inquiry';
import type { TestApi } from 'shared-ui/testing';
import { maxLines } from '../basket/basket-line';
import { visitWithForm } from '../form/visitor.fixture';
import { costOf } from '../testing/cost-of';
import { staffCalls } from '../testing/staff-calls';
import { documentOf, testSite } from '../testing/test-site';

let api: TestApi;
const unitIds = new Map<string, string>();

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  const { add } = staffCalls(api);
  const measured = { kg: 'mass', t: 'mass', L: 'volume' };
  for (const [symbol, dimension] of Object.entries(measured)) {
    unitIds.set(symbol, await add('unit/add', { name: symbol, symbol, dimension, factor: 1 }));
  }
  const methanol = {
    name: 'Methanol',
    casNumber: '67-56-1',
    density: 0.7914,
    molecularWeight: 32.042,
    meltingPoint: -97.6,
    boilingPoint: 64.7,
    grades: ['AR'],
    packagings: [{ quantity: 200, unitId: unit('L'), container: 'Steel drum' }],
  };
  for (const chemical of [methanol, { name: 'Acetone', casNumber: '67-64-1' }]) {
    await add('product/add', { ...chemical, status: 'published' });
  }
});
afterAll(() => api.close());

async function read(path: string, search: string) {
  const headers = { authorization: `Bearer ${api.adminToken}` };
  const { body } = await api.inject({ method: 'GET', url: `/api/${path}?${search}`, headers });
  return JSON.parse(body);
}

const inquiriesOf = async (email: string) =>
  (await read(productInquiries.endpoints.list.path, `search=${encodeURIComponent(email)}`)).data;

const visit = (path: `/inquiry${string}` = '/inquiry') => visitWithForm(api, path);
const visitor = () => ({ name: 'Vera Visitor', email: `${randomUUID()}@example.com` });
const unit = (symbol: string) => unitIds.get(symbol) ?? '';
const statusOf = (response: Response) => response.headers.get('location') ?? '';
const problemsOf = (page: Document) =>
  [...page.querySelectorAll('[role="alert"] a')].map(({ textContent }) => textContent);
const valueOf = (page: Document, name: string) =>
  page.querySelector<HTMLInputElement>(`form [name="${name}"]`)?.value;
const linesIn = (page: Document) =>
  [...page.querySelectorAll('main ol li[aria-label]:not(.unless-script)')].map((line) =>
    line.getAttribute('aria-label'),
  );

it('takes an inquiry without a script, and its receipt is the page on which it stands', async () => {
  const { page, send, get, hidden } = await visit(
    '/inquiry?add=methanol&add=acetone&want=Rare+dye',
  );
  expect(linesIn(page)).toEqual(['Methanol', 'Acetone', 'Rare dye']);
  const who = visitor();
  const sent = await send({
    ...who,
    'items.0.quantity': '2,5',
    'items.0.unitId': unit('kg'),
    'items.0.grade': 'AR',
    'items.0.packaging': '2.5 L bottle',
    'items.1.unitId': unit('kg'),
    'items.2.freeText': 'Rare dye',
    'items.5.freeText': 'Something else',
    incoterm: 'FOB',
    destination: 'Hamburg',
    'documentsWanted.SDS': 'on',
    'documentsWanted.COA': 'on',
  });
  expect([sent.status, hidden['items.0.freeText']]).toEqual([303, 'Methanol']);
  expect(statusOf(sent)).toMatch(/^\/inquiry\/status\?reference=WEB-\d{4}-\d+&key=[\w-]{43}$/);
  const [kept] = await inquiriesOf(who.email);
  expect(kept).toMatchObject({
    itemNames: ['Methanol', 'Acetone', 'Rare dye', 'Something else'],
    items: [
      { quantity: 2.5, unitId: unit('kg'), grade: 'AR', packaging: '2.5 L bottle' },
      { quantity: null, unitId: null, freeText: null },
      { chemicalId: null, freeText: 'Rare dye' },
      { chemicalId: null, freeText: 'Something else' },
    ],
    incoterm: 'FOB',
    destination: 'Hamburg',
    documentsWanted: ['SDS', 'COA'],
  });
  const receipt = await documentOf(await get(statusOf(sent)));
  expect(receipt.querySelector('main')?.textContent).toContain(kept.reference);
  expect(
    [...receipt.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    )[0],
  ).toEqual(['Methanol', '2.5 kg', 'AR', '2.5 L bottle']);
});

it('reads quantities as they are typed, with their unit, and asks for the unclear one', async () => {
  const typed = {
    'items.0.quantity': '2 t',
    'items.0.unitId': unit('kg'),
    'items.1.quantity': '1.250,5',
    'items.1.unitId': unit('kg'),
  };
  const { send } = await visit('/inquiry?add=methanol&add=acetone');
  const refused = await send({ ...visitor(), ...typed, 'items.1.quantity': '1.250' });
  const page = await documentOf(refused);
  expect(problemsOf(page)).toEqual(['Acetone: “1.250” can mean two quantities: type 1250 or 1.25']);
  expect(valueOf(page, 'items.0.quantity')).toBe('2');
  const who = visitor();
  await send({ ...who, ...typed });
  const [kept] = await inquiriesOf(who.email);
  expect(kept.items).toMatchObject([
    { quantity: 2, unitId: unit('t') },
    { quantity: 1250.5, unitId: unit('kg') },
  ]);
});

it('shows again what it refuses, with what is wrong at the line', async () => {
  const { page: first, send } = await visit('/inquiry?add=methanol');
  expect(first.querySelectorAll('.unless-script')).toHaveLength(3);
  const hostile = '"><script>alert(1)</script>';
  const refused = await send({
    email: 'nobody',
    'items.0.quantity': 'a few',
    'items.7.freeText': hostile,
    'items.7.packaging': 'x'.repeat(121),
    'items.9.quantity': '5',
    'items.10.chemicalId': randomUUID(),
    'items.11.chemicalId': 'no id',
    'items.12.grade': 'Best',
    'items.12.freeText': 'Dye',
  });
  const page = await documentOf(refused);
  expect(refused.status).toBe(422);
  expect(problemsOf(page)).toEqual([
    'Methanol: Enter a number such as 25 or 0.5, or with its unit: 2 t',
    `${hostile}: Describe the packaging in at most 120 characters`,
    'Line 10: Name what you ask for',
    'Line 10: Choose a unit',
    'No longer in our catalogue: This is not in our catalogue any more: remove it, or ask in words',
    'Dye: Choose a grade from the list',
    'Enter your name',
    'Enter an email address such as name@example.com',
  ]);
  for (const link of page.querySelectorAll<HTMLAnchorElement>('[role="alert"] a')) {
    expect(page.getElementById(link.hash.slice(1))).not.toBeNull();
  }
  expect(page.querySelector('main script')).toBeNull();
  expect(
    ['items.0.quantity', 'items.7.freeText', 'items.9.quantity', 'email'].map((name) =>
      valueOf(page, name),
    ),
  ).toEqual(['a few', hostile, '5', 'nobody']);
});

it('says of a chemical that is gone by now what is to be done', async () => {
  const { send } = await visit();
  const gone = randomUUID();
  const refused = await send({ ...visitor(), 'items.0.chemicalId': gone });
  const page = await documentOf(refused);
  expect([refused.status, problemsOf(page)]).toEqual([
    422,
    ['No longer in our catalogue: There is no such chemical'],
  ]);
});

it('asks for at least one line, and names what the address asks for in vain', async () => {
  const { page, send } = await visit('/inquiry?add=unobtainium&add=methanol&add=%22x');
  expect(page.querySelector('main output')?.textContent).toContain('unobtainium, "x');
  const refused = await documentOf(await (await visit()).send(visitor()));
  expect(problemsOf(refused)).toEqual(['Name at least one thing that you ask for']);
  expect((await send(visitor())).status).toBe(303);
});

const manyLines = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`items.${n}.freeText`, `Dye ${n}`]));

it('takes two hundred lines; of more it keeps the first and says so', async () => {
  expect(maxLines).toBe(maxItems);
  const { send } = await visit();
  expect((await send({ ...visitor(), ...manyLines(200) })).status).toBe(303);
  const other = await visit();
  const refused = await other.send({ ...visitor(), ...manyLines(201) });
  const page = await documentOf(refused);
  expect([refused.status, problemsOf(page)]).toEqual([
    422,
    [expect.stringContaining('at most 200 lines')],
  ]);
  expect(linesIn(page)).toHaveLength(200);
});

it('changes the lines without a script, without sending anything', async () => {
  const { send } = await visit('/inquiry?add=methanol&add=acetone');
  const who = visitor();
  const fields = { ...who, 'items.0.quantity': '25', 'items.0.unitId': unit('kg') };
  const removed = await documentOf(await send({ ...fields, step: 'remove-1' }));
  expect([linesIn(removed), valueOf(removed, 'email')]).toEqual([['Methanol'], who.email]);
  expect(removed.querySelector('[role="alert"]')).toBeNull();
  expect(removed.querySelector('main')?.textContent).toContain(
    '≈\u00a031.59\u00a0L at 0.7914\u00a0g/cm³ · ≈\u00a0780.2\u00a0mol at 32.042\u00a0g/mol',
  );
  const more = await documentOf(await send({ ...fields, 'items.4.freeText': 'x', step: 'more' }));
  expect(valueOf(more, 'items.7.freeText')).toBe('');
  expect(await inquiriesOf(who.email)).toEqual([]);
});

it('is taken once, though it is sent twice', async () => {
  const { sendInPlace } = await visit('/inquiry?add=methanol');
  const who = visitor();
  const answers = await Promise.all([sendInPlace(who), sendInPlace(who)]);
  const [one, other] = await Promise.all(answers.map((answer) => answer.json()));
  expect([one, await inquiriesOf(who.email)]).toEqual([other, [expect.anything()]]);
});

describe('the page on which an inquiry stands', () => {
  it('is kept by nobody, listed nowhere, and gives its address to nobody', async () => {
    const { send, get } = await visit('/inquiry?add=methanol');
    const address = statusOf(await send(visitor()));
    for (const path of [address, `/site/data${address}`]) {
      const { status, headers } = await get(path);
      const said = ['cache-control', 'referrer-policy', 'etag'].map((name) => headers.get(name));
      expect([status, ...said]).toEqual([200, 'no-store', 'no-referrer', null]);
      expect(headers.get('x-robots-tag')).toContain('noindex');
    }
    const html = await (await get(address)).text();
    const key = new URLSearchParams(address.split('?')[1]).get('key') ?? '';
    expect(key).toHaveLength(43);
    expect(html).not.toContain(key);
  });

  it.each([
    ['a wrong key', (address: string) => `${address.slice(0, -3)}xyz`],
    ['a wrong number', (address: string) => address.replace(/WEB-\d+-\d+/, 'WEB-2020-000001')],
    ['no key', (address: string) => address.replace(/&key=.*/, '')],
    ['no number', (address: string) => address.replace(/reference=[^&]*&/, '')],
    ['a long number', (address: string) => address.replace('WEB', 'WEB'.repeat(30))],
  ])('is not there for %s', async (_name, wrong) => {
    const { send } = await visit('/inquiry?add=methanol');
    const { get, log } = testSite(api);
    const answer = await get(wrong(statusOf(await send(visitor()))));
    const page = await documentOf(answer);
    expect([answer.status, page.querySelector('h1')?.textContent]).toEqual([404, 'Page not found']);
    expect(log).not.toHaveBeenCalled();
  });

  it('keeps its key out of the log when the API fails', async () => {
    const { get, log, statuses } = testSite(api);
    statuses.set('/api/productInquiry/getProgress', 500);
    expect((await get('/inquiry/status?reference=INQ-2026-000001&key=secret')).status).toBe(503);
    expect(
      JSON.stringify(log.mock.calls, Object.getOwnPropertyNames(Error.prototype)),
    ).not.toContain('secret');
    expect(String(log.mock.calls[0]?.[1])).not.toContain('secret');
  });
});

it('costs at most three queries, whichever of its pages was seen before', async () => {
  const { send } = await visit('/inquiry?add=methanol');
  const address = statusOf(await send(visitor()));
  const { get } = testSite(api);
  for (const path of ['/inquiry?add=methanol&add=acetone', '/inquiry/list', address]) {
    expect((await get(path)).status).toBe(200);
    expect(await costOf(api, () => get(path))).toBeLessThanOrEqual(3);
  }
});

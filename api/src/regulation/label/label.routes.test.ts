import { chemicals, units } from 'contract/catalog';
import { companyEndpoints, contactInfos } from 'contract/content';
import { labelEndpoints, type LabelOrderInput } from 'contract/regulation';
import type { Endpoint } from 'contract';
import { readPdf } from '../../pdf/read-pdf.fixture';
import { bearer } from '../../testing/bearer';
import { callAs, type CallRequest, uniqueWord } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

let api: TestApi;
let acetone: string;
let unclassified: string;
let order: LabelOrderInput;

const call = (endpoint: Endpoint, request: CallRequest = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });
const preview = (id: string, change: object = {}) =>
  call(labelEndpoints.preview, { id, body: { ...order, ...change } });

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  const add = async (endpoint: Endpoint, body: object) =>
    (await call(endpoint, { body })).answer.data._id;
  acetone = await add(chemicals.endpoints.add, {
    name: 'Acetone',
    casNumber: '67-64-1',
    ecNumber: '200-662-2',
    ghsPictograms: ['GHS02', 'GHS07'],
    signalWord: 'Danger',
    hazardStatements: ['H225', 'H319', 'H336', 'EUH066'],
    precautionaryStatements: ['P210', 'P501'],
  });
  unclassified = await add(chemicals.endpoints.add, { name: uniqueWord() });
  order = {
    quantity: 25,
    unitId: await add(units.endpoints.add, {
      name: uniqueWord(),
      symbol: 'L',
      dimension: 'volume',
      factor: 1,
    }),
    capacity: 25,
    copies: 9,
    format: { kind: 'sheet', sheet: '105x148', start: 4 },
    precautionaryStatements: ['P501', 'P210'],
    statementSlots: [{ code: 'P501', text: 'an approved plant' }],
    ufi: 'e600-30p1-s00y-5079',
  };
});
afterAll(() => api.close());

test.each([
  ['de', 'Gefahr', 'Flüssigkeit und Dampf leicht entzündbar.', 'Nennmenge: 25'],
  ['fr', 'Danger', 'Liquide et vapeurs très inflammables.', 'Quantité nominale: 25'],
  ['bg', 'Опасно', 'Силно запалими течност и пари.', '25'],
  ['ga', 'Contúirt', 'Leacht an-inadhainte agus gal an-inadhainte.', '25'],
])('a label in %s has the words of the law', async (language, signal, hazard, quantity) => {
  const { answer } = await preview(acetone, { language });
  const text = answer.data.items
    .flatMap((item: { text?: string }) => item.text ?? [])
    .join(' ')
    .replaceAll('\u00a0', ' ');
  for (const words of [signal, hazard, quantity]) expect(text).toContain(words);
  expect(text).toContain('an approved plant');
});

const plant = (language: string, text: string) => ({ code: 'P501', text, language });

test('a label in several languages says all of it in each, and numbers once', async () => {
  const { status, answer } = await preview(acetone, {
    format: { kind: 'sheet', sheet: '210x148' },
    language: 'de',
    furtherLanguages: ['fr', 'pl', 'de'],
    statementSlots: [
      { code: 'P501', text: 'einer Anlage' },
      plant('fr', 'une installation'),
      plant('pl', 'zakładu'),
    ],
  });
  expect(status).toBe(200);
  const text: string = answer.data.items
    .flatMap((item: { text?: string }) => item.text ?? [])
    .join(' ')
    .replaceAll('\u00a0', ' ');
  for (const words of [
    'Gefahr / Danger / Niebezpieczeństwo',
    'DE: Flüssigkeit und Dampf leicht entzündbar.',
    'FR: Liquide et vapeurs très inflammables.',
    'PL: Wysoce łatwopalna ciecz i pary.',
    'einer Anlage',
    'une installation',
    'zakładu',
    'Nennmenge: 25 L / Quantité nominale: 25 L / 25 L',
  ])
    expect(text).toContain(words);
  expect(text.split('67-64-1')).toHaveLength(2);
  expect(text.split('DE: ')).toHaveLength(2);
});

test('the same signal word of two languages stands once', async () => {
  const slots = [plant('fr', 'une installation'), plant('en', 'a plant')];
  const { answer } = await preview(acetone, {
    format: { kind: 'sheet', sheet: '210x148' },
    furtherLanguages: ['fr'],
    statementSlots: slots,
  });
  const lines = answer.data.items.flatMap((item: { text?: string }) => item.text ?? []);
  expect(lines).toContain('Danger');
});

test('a label says what CLP asks for, and warns of what the company lacks', async () => {
  const bare = await preview(acetone);
  expect(bare.status).toBe(200);
  expect(bare.answer.data.warnings).toEqual([expect.stringMatching(/address.*telephone number/)]);
  await call(companyEndpoints.update, { body: { name: 'Example Chemicals' } });
  const phones = ['+442079460000'];
  const contact = { label: 'Office', address: '1 Example Quay\nLondon', phones, primary: true };
  await call(contactInfos.endpoints.add, { body: contact });
  const { answer } = await preview(acetone);
  expect(answer.data).toMatchObject({ width: 105, height: 148, warnings: [] });
  const lines = answer.data.items.flatMap((item: { text?: string }) => item.text ?? []);
  const words = lines.join(' ').replaceAll('/ ', '/');
  for (const text of [
    'Acetone',
    'Index No 606-001-00-8 · CAS No 67-64-1',
    'EC No 200-662-2',
    'Danger',
    'Highly flammable liquid and vapour.',
    'Dispose of contents/container to an approved plant.',
    'Repeated exposure may cause skin dryness or cracking.',
    'Nominal quantity: 25\u00a0L',
    'UFI: E600-30P1-S00Y-5079',
    'Example Chemicals · 1 Example Quay London · Tel. +44 20 7946 0000',
  ]) {
    expect(words).toContain(text);
  }
});

test('it is printed as a PDF from the first free label on', async () => {
  const answer = await api.inject({
    method: 'POST',
    url: `/api/product/printLabels?id=${acetone}`,
    headers: bearer(api.adminToken),
    payload: order,
  });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="label-acetone.pdf"',
    'cache-control': 'no-store',
  });
  const { title, pages } = await readPdf(answer.rawPayload);
  expect(title).toBe('Label · Acetone');
  expect(pages.map((page) => page.split('Nominal quantity').length - 1)).toEqual([1, 4, 4]);
});

test.each([
  ['format', { capacity: 600 }, 'at least 148 × 210 mm'],
  ['format', { format: { kind: 'roll', width: 74, height: 60 }, capacity: 2 }, 'do not fit'],
  ['format.start', { format: { kind: 'sheet', sheet: '105x148', start: 5 } }, 'has 4 labels'],
  ['statementSlots.P501', { statementSlots: [] }, 'words of the supplier'],
  ['statementSlots.fr.P501', { furtherLanguages: ['fr'] }, 'words of the supplier'],
  ['furtherLanguages', { furtherLanguages: ['fr', 'pl', 'cs', 'sk'] }, '3'],
  ['furtherLanguages.0', { furtherLanguages: ['zh'] }, 'one of'],
  ['statementSlots.0.language', { statementSlots: [plant('xx', 'a plant')] }, 'one of'],
  ['ufi', { ufi: 'E600' }, '16 characters'],
  ['copies', { copies: 201 }, '200'],
  ['precautionaryStatements.0', { precautionaryStatements: ['P999'] }, 'no precautionary'],
])('%s of %j is refused', async (path, change, message) => {
  const { status, answer } = await preview(acetone, change);
  expect(status).toBe(422);
  expect(answer.errors[0]).toMatchObject({ path, message: expect.stringContaining(message) });
});

test('what is not classified is never called harmless: it needs a confirmation, and warns', async () => {
  const without = { precautionaryStatements: [] };
  const refused = await preview(unclassified, without);
  expect(refused.answer.errors[0].path).toBe('isUnclassifiedConfirmed');
  const { answer } = await preview(unclassified, { ...without, isUnclassifiedConfirmed: true });
  expect(answer.data.warnings).toContainEqual(expect.stringContaining('does not mean'));
  expect(answer.data.items.some((item: { kind: string }) => item.kind === 'pictogram')).toBe(false);
});

test('an offered form has the label of its own strength', async () => {
  const classOf = (hazardClass: string, category: string, statement: string) => {
    return { hazardClass, category, statement, specifics: null, marks: [] };
  };
  const form = {
    name: 'Hydrochloric acid 37 %',
    strength: 37,
    unNumber: 'UN1789',
    classifications: [classOf('Skin Corr.', '1B', 'H314'), classOf('STOT SE', '3', 'H335')],
    source: { supplier: null, day: '2026-11-28' },
  };
  const { answer: added } = await call(chemicals.endpoints.add, {
    body: {
      name: 'Hydrogen chloride',
      foreignNames: [{ language: 'de', name: 'Salzsäure' }],
      hazardStatements: ['H331'],
      ghsPictograms: ['GHS04', 'GHS06'],
      signalWord: 'Danger',
      offeredForms: [
        form,
        { ...form, name: 'Hydrochloric acid 1 %', strength: 1, classifications: [] },
        { name: 'Hydrochloric acid 5 %', strength: 5 },
      ],
    },
  });
  const id = added.data._id;
  const wanted = { precautionaryStatements: ['P280'], ufi: null, statementSlots: [] };
  const textsOf = async (change: object) => {
    const { answer } = await preview(id, { ...wanted, ...change });
    const items: { text?: string; code?: string }[] = answer.data.items;
    return items.map(({ text, code }) => text ?? code).join(' ');
  };
  const german = await textsOf({ form: form.name, language: 'de' });
  for (const text of ['Salzsäure 37 %', 'UN 1789', 'GHS05', 'GHS07', 'Gefahr', 'Verätzungen']) {
    expect(german).toContain(text);
  }
  expect(german).not.toMatch(/GHS04|GHS06|Hydro/);
  const weak = await textsOf({ form: 'Hydrochloric acid 1 %', precautionaryStatements: [] });
  expect(weak).not.toContain('GHS');
  const open = await preview(id, { ...wanted, form: 'Hydrochloric acid 5 %' });
  expect(open.answer.errors[0].path).toBe('isUnclassifiedConfirmed');
  const gone = await preview(id, { ...wanted, form: 'Hydrochloric acid 99 %' });
  expect(gone.answer.errors[0].path).toBe('form');
});

test('visitors make no labels', async () => {
  for (const endpoint of Object.values(labelEndpoints)) {
    expect((await call(endpoint, { id: acetone, body: order, token: '' })).status).toBe(403);
  }
});

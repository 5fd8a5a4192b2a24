import type { Endpoint } from 'contract';
import {
  chemicalEndpoints,
  chemicals,
  chemicalSearchEndpoints,
  findingEndpoints,
  formMeant,
  type LineChemical,
  type OfferedForm,
  units,
} from 'contract/catalog';
import { inquiries, offerEndpoints, offers, productInquiryEndpoints } from 'contract/inquiry';
import { callAs, type CallRequest, startTestApi, type TestApi, uniqueWord } from 'api/testing';
import { demoCompany } from '../demo-company';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ seed: demoCompany });
});
afterAll(() => api.close());

const { suggest, search, resolveLines } = chemicalSearchEndpoints;
const call = async (endpoint: Endpoint, request: CallRequest = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });
const bySlug = async (slug: string) =>
  (await callAs(api, chemicalEndpoints.bySlug, { query: { slug } })).answer.data;

/** What buyers type, and the form that they mean. */
const asked = [
  ['hydrochloric acid 37 %', 'Hydrochloric acid 37 %'],
  ['hydrochloric acid 37%', 'Hydrochloric acid 37 %'],
  ['HCl 32 %', 'Hydrochloric acid 32 %'],
  ['Salzsäure 37%', 'Hydrochloric acid 37 %'],
  ['NaOH 50%', 'Sodium hydroxide solution 50 %'],
  ['Natronlauge 32 %', 'Sodium hydroxide solution 32 %'],
  ['caustic soda pearls', 'Sodium hydroxide pearls'],
  ['caustic soda flakes', 'Sodium hydroxide flakes'],
  ['H2O2 35', 'Hydrogen peroxide 35 %'],
  ['hydrogen peroxide 50 %', 'Hydrogen peroxide 50 %'],
  ['acide sulfurique 96 %', 'Sulfuric acid 96 %'],
  ['sulphuric acid 98%', 'Sulfuric acid 98 %'],
  ['phosphoric acid 85 %', 'Phosphoric acid 85 %'],
  ['acetic acid 80 %', 'Acetic acid 80 %'],
  ['acetic acid 99.8 %', 'Glacial acetic acid 99.8 %'],
  ['formic acid 85%', 'Formic acid 85 %'],
  ['KOH 45 %', 'Potassium hydroxide solution 45 %'],
  ['methanol HPLC', 'Methanol, AR, HPLC'],
] as const;

test.each(asked)('%s is suggested as %s, and found as it', async (q, name) => {
  const suggested = (await callAs(api, suggest, { query: { q } })).answer.data;
  expect(suggested[0]?.offeredForm?.name).toBe(name);
  expect(suggested[0].offeredForm.anchor).toMatch(/^form-[a-z0-9-]+$/);
  const found = (await callAs(api, search, { query: { q } })).answer.data;
  expect(found[0]?.offeredForm?.name).toBe(name);
});

test('a strength that is not sold is the substance', async () => {
  const suggested = (await callAs(api, suggest, { query: { q: 'NaOH 47 %' } })).answer.data;
  expect(suggested[0]).toMatchObject({ casNumber: '1310-73-2' });
  expect(suggested[0]).not.toHaveProperty('offeredForm');
});

test('a line of a list names the form', async () => {
  const lines = asked.slice(0, 15).map(([line]) => line);
  const { answer } = await callAs(api, resolveLines, { body: { lines } });
  const meant = answer.data.map(
    ({ chemical }: { chemical?: LineChemical }, place: number) =>
      formMeant(lines[place] ?? '', chemical?.offeredForms ?? [])?.name,
  );
  expect(meant).toEqual(asked.slice(0, 15).map(([, name]) => name));
});

test('what is asked for as a form is so in inquiry, offer and its transport', async () => {
  const acid = await bySlug('hydrochloric-acid');
  const { answer: known } = await callAs(api, units.visitorEndpoints.list, {
    query: { pageSize: 100 },
  });
  const unitId = known.data.find(({ symbol }: { symbol: string }) => symbol === 'kg')._id;
  const item = { chemicalId: acid._id, quantity: 1000, unitId };
  const sender = { name: uniqueWord(), email: `${uniqueWord()}@example.com` };
  const send = (offeredForm: string) =>
    callAs(api, productInquiryEndpoints.create, {
      body: { ...sender, items: [{ ...item, offeredForm }] },
    });
  const unknown = await send('Hydrochloric acid 99 %');
  expect(unknown.answer.errors).toMatchObject([{ path: 'items.0.offeredForm' }]);
  const sent = await send('Hydrochloric acid 37 %');
  expect(sent.status).toBe(201);
  const { reference, statusKey } = sent.answer.data;
  const progress = await callAs(api, productInquiryEndpoints.progress, {
    query: { reference, key: statusKey },
  });
  expect(progress.answer.data.items[0].name).toBe('Hydrochloric acid 37 %');

  const made = await call(inquiries.endpoints.add, {
    body: { contactName: 'Mira', items: [{ ...item, offeredForm: 'Hydrochloric acid 37 %' }] },
  });
  expect(made.answer.data.itemNames).toEqual(['Hydrochloric acid 37 %']);
  const draft = await call(offerEndpoints.make, { id: made.answer.data._id });
  const offer = await call(offers.endpoints.get, { id: draft.answer.data._id });
  expect(offer.answer.data.pricedLines[0]).toMatchObject({
    name: 'Hydrochloric acid 37 %',
    transport: 'UN1789, 8',
  });
});

test('forms are written, judged, refused and read back from an export', async () => {
  const unit = await call(units.endpoints.add, {
    body: { name: uniqueWord(), symbol: uniqueWord(), dimension: 'mass', factor: 1 },
  });
  const unitId = unit.answer.data._id;
  const form = {
    name: 'Test acid 40 %',
    strength: 40,
    physicalForm: 'solution',
    packagings: [{ quantity: 25, unitId, container: 'HDPE jerrycan' }],
    unNumber: 'UN1050',
    hazardClass: '2.3',
    classifications: [
      { hazardClass: 'Skin Corr.', category: '1B', statement: 'H314', specifics: null, marks: [] },
    ],
    source: { supplier: 'Supplier of the example', day: '2026-01-05' },
  };
  const body = { name: uniqueWord(), offeredForms: [form] };
  const added = await call(chemicals.endpoints.add, { body });
  expect(added.status).toBe(201);
  const id = added.answer.data._id;
  const stored: OfferedForm[] = added.answer.data.offeredForms;
  expect(stored[0]).toMatchObject(form);

  const inUse = await call(units.endpoints.remove, { id: unitId });
  expect(inUse.answer.type).toBe('/problems/in-use');
  const findings = (await call(findingEndpoints.list, { id })).answer.data;
  expect(findings).toContainEqual(
    expect.objectContaining({ code: 'state-differs', field: 'offeredForms' }),
  );
  const published = await call(chemicals.endpoints.update, { id, body: { status: 'published' } });
  expect(published.answer.errors).toMatchObject([{ path: 'offeredForms.0.unNumber' }]);
  const unclassified = await call(chemicals.endpoints.update, {
    id,
    body: { offeredForms: [{ ...form, source: null }] },
  });
  expect(unclassified.answer.errors).toMatchObject([{ path: 'offeredForms.0.source' }]);
  const lost = await call(chemicals.endpoints.update, {
    id,
    body: { offeredForms: [{ ...form, packagings: [{ ...form.packagings[0], unitId: id }] }] },
  });
  expect(lost.answer.errors).toMatchObject([{ path: 'offeredForms' }]);
});

/** Written as buyers and staff write in haste: other languages, formulas, typing errors. */
const inHaste = [
  ['hydrochloric acid 37%', 'Hydrochloric acid 37 %'],
  ['Salzsäure 37 %', 'Hydrochloric acid 37 %'],
  ['HCl 37', 'Hydrochloric acid 37 %'],
  ['hydrochlric acid 37 %', 'Hydrochloric acid 37 %'],
  ['hydrocloric acid 32%', 'Hydrochloric acid 32 %'],
  ['sulfuric acd 98 %', 'Sulfuric acid 98 %'],
  ['sulphuric acid 96', 'Sulfuric acid 96 %'],
  ['Schwefelsäure 50 %', 'Sulfuric acid 50 %'],
  ['nitrc acid 65 %', 'Nitric acid 65 %'],
  ['HNO3 69%', 'Nitric acid 69 %'],
  ['phosforic acid 75 %', 'Phosphoric acid 75 %'],
  ['hydrogn peroxide 35%', 'Hydrogen peroxide 35 %'],
  ['Wasserstoffperoxid 30 %', 'Hydrogen peroxide 30 %'],
  ['sodium hydroxid pearls', 'Sodium hydroxide pearls'],
  ['formic acid, 85 percent, IBC', 'Formic acid 85 %'],
] as const;

test.each(inHaste)('%s is found and read as %s', async (line, name) => {
  const found = (await callAs(api, search, { query: { q: line } })).answer.data;
  expect(found[0]?.offeredForm?.name).toBe(name);
  const suggested = (await callAs(api, suggest, { query: { q: line } })).answer.data;
  expect(suggested[0]?.offeredForm?.name).toBe(name);
  const { answer } = await callAs(api, resolveLines, { body: { lines: [line] } });
  const { chemical, chemicals: similar } = answer.data[0];
  const first: LineChemical | undefined = chemical ?? similar?.[0];
  expect(formMeant(line, first?.offeredForms ?? [])?.name).toBe(name);
});

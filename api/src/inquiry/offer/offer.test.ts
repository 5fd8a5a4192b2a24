import { chemicals } from 'contract/catalog';
import { emails } from 'contract/email';
import { exchangeRates, inquiryEndpoints, offerEndpoints, offers } from 'contract/inquiry';
import { suppliers } from 'contract/partner';
import { notificationEndpoints } from 'contract/staff';
import { readPdf } from '../../pdf/read-pdf.fixture';
import { addPerson } from '../../staff/role/people.fixture';
import { callAs, type CallRequest } from '../../testing/describe-resource-routes';
import type { Site } from '../public-form/visitor.fixture';
import { acceptance, later, openOffers } from './offer.fixture';

let company: Awaited<ReturnType<typeof openOffers>>;
let sales: { token: string };

beforeAll(async () => {
  company = await openOffers();
  sales = await addPerson(company.site.api, 'sales');
});
afterAll(() => company.site.api.close());

const staff: Site['staff'] = (endpoint, request) => company.site.staff(endpoint, request);
const asSales = (endpoint: Parameters<Site['staff']>[0], request: CallRequest = {}) =>
  callAs(company.site.api, endpoint, { token: sales.token, ...request });
const pdfOf = async (id: string) => {
  const { path } = offerEndpoints.pdf;
  const { api } = company.site;
  const file = await api.inject({
    url: `/api/${path}?id=${id}`,
    headers: { authorization: `Bearer ${api.adminToken}` },
  });
  expect(file.headers['content-type']).toBe('application/pdf');
  return readPdf(file.rawPayload);
};

test('an offer is made of an inquiry’s items once, priced exactly, and drawn on as many pages as it takes', async () => {
  const { addInquiry, make, send, kilogram, litre } = company;
  const acetone = await staff(chemicals.endpoints.add, {
    body: { name: 'Offered acetone', casNumber: '67-64-1', density: 0.8, status: 'published' },
  });
  const chemicalId = acetone.answer.data._id;
  const { inquiryId } = await addInquiry([
    { chemicalId, quantity: 600, unitId: kilogram, packaging: 'Drum' },
    ...Array.from({ length: 60 }, (_, place) => ({ freeText: `Solvent ${place + 1}` })),
  ]);
  const [draft, again] = await Promise.all([make(inquiryId), make(inquiryId)]);
  expect(again._id).toBe(draft._id);
  expect(draft).toMatchObject({ number: expect.stringMatching(/^OFF-\d{4}-\d{6}$/), revision: 1 });
  expect(draft.lines[0]).toMatchObject({ chemicalId, quantity: '600', unitId: kilogram });

  const incomplete = await send(draft._id);
  expect(incomplete.answer.errors[0]).toMatchObject({ path: 'lines.0.unitPrice' });
  const [first, ...others] = draft.lines;
  const priced = { unitPrice: '1.005', packSize: '200', packUnitId: litre, leadTimeDays: 14 };
  const lines = [
    { ...first, ...priced },
    ...others.map((line: object) => ({
      ...line,
      quantity: '3',
      unitId: kilogram,
      unitPrice: '0.335',
    })),
  ];
  const body = { lines, incoterm: 'FCA', place: 'Rotterdam', validUntil: later };
  const { answer: changed } = await staff(offers.endpoints.update, { id: draft._id, body });
  expect(changed.data).toMatchObject({ total: '663.00', state: 'draft' });
  expect(changed.data.pricedLines[0]).toMatchObject({ packs: 4, arePacksFull: false });

  const { title, pages } = await pdfOf(draft._id);
  expect(title).toBe(`Offer ${draft.number}, version 1`);
  expect(pages.length).toBeGreaterThan(1);
  for (const [place, page] of pages.entries()) {
    expect(page).toContain(`Page ${place + 1} of ${pages.length}`);
  }
  expect(pages.slice(0, 2).every((page) => page.includes('Unit price'))).toBe(true);
  expect(pages[0]).toContain('FCA Rotterdam (Incoterms 2020)');
  expect(pages[0]).toMatch(/VAT number GB 123[^]*4 × 200 L Drum, the last one\s+not full/);
  expect(pages.join('\n')).toMatch(/663\.00\s*EUR[^]*Offered acetone/);
  const wrong = { lines: [{ ...first, unitPrice: '1e5' }] };
  const refused = await staff(offers.endpoints.update, { id: draft._id, body: wrong });
  expect(refused.status).toBe(422);
});

test('a sent version does not change; the next one supersedes it, and answers are taken once', async () => {
  const { addInquiry, complete, send, mailedKey, show, open, answer, kindOf } = company;
  const page = await addInquiry();
  const { inquiryId } = page;
  const first = await complete(inquiryId);
  expect((await company.progress(page)).offer).toBeNull();
  const sent = await send(first._id, 'Thank you.\n\nWe offer {{company.name}}');
  expect(sent.answer.data).toMatchObject({ state: 'sent', pdf: expect.stringMatching(/\.pdf$/) });
  expect((await send(first._id)).status).toBe(409);
  const changed = await staff(offers.endpoints.update, { id: first._id, body: { note: 'More' } });
  expect(changed.answer.errors).toMatchObject([{ path: 'note' }]);
  expect((await staff(offers.endpoints.remove, { id: first._id })).status).toBe(409);

  const ledger = await staff(emails.endpoints.list, { query: { inquiryId } });
  expect(ledger.answer.data).toMatchObject([
    { to: 'vera@example.com', subject: `Offer ${first.number}, version 1`, status: 'queued' },
  ]);
  const { html, attachments } = await company.site.api.services.database
    .selectFrom('emailBatch')
    .select(['html', 'attachments'])
    .where('_id', '=', ledger.answer.data[0].batchId)
    .executeTakeFirstOrThrow();
  expect(attachments).toEqual([{ title: expect.any(String), file: sent.answer.data.pdf }]);
  expect(html).toContain('https://example.com/inquiry/offer?key=hidden-in-the-outbox');

  const second = await complete(inquiryId, { note: 'With a better price' });
  expect(second).toMatchObject({ number: first.number, revision: 2, total: '603.00' });
  expect((await show(await mailedKey(inquiryId))).answer.data).toMatchObject({
    revision: 1,
    state: 'sent',
  });
  await send(second._id);
  const versions = await staff(offers.endpoints.list, { query: { inquiryId } });
  expect(versions.answer.data.map(({ state }: { state: string }) => state)).toEqual([
    'sent',
    'superseded',
  ]);
  const key = await mailedKey(inquiryId);
  const { data: offer } = (await show(key)).answer;
  expect(offer).toMatchObject({
    revision: 2,
    contents: { total: '603.00', lines: [{ name: 'Acetone' }] },
  });
  expect(JSON.stringify(offer)).not.toMatch(/cost|supplier/i);
  const file = await open(key);
  expect((await readPdf(file.rawPayload)).title).toBe(`Offer ${first.number}, version 2`);

  expect((await kindOf(inquiryId)).kind).toBe('open');
  const taken = await Promise.all([answer(key, acceptance), answer(key, acceptance)]);
  expect(taken.map(({ status }) => status)).toEqual([200, 200]);
  expect(await kindOf(inquiryId)).toEqual({ kind: 'won', lostReason: null });
  const reversed = await answer(key, { answer: 'decline' });
  expect(reversed.answer.errors[0].message).toMatch('answered already');
  const { answer: timeline } = await staff(inquiryEndpoints.timeline, { id: inquiryId });
  const notes = timeline.data.filter(({ kind }: { kind: string }) => kind === 'followUp');
  expect(notes).toMatchObject([
    {
      followUp: {
        message: expect.stringContaining(`Customer accepted offer ${first.number}, version 2 (`),
      },
    },
  ]);
  const { answer: notices } = await staff(notificationEndpoints.list);
  expect(
    notices.data.filter(({ kind }: { kind: string }) => kind === 'offer-answered'),
  ).toHaveLength(1);
});

test('a declined offer loses the inquiry with its reason, and an expired one is refused with its date', async () => {
  const { addInquiry, sendNext, show, answer } = company;
  const { inquiryId } = await addInquiry();
  const { key } = await sendNext(inquiryId);
  const late = await sendNext((await addInquiry()).inquiryId);
  await company.expire(late.offer._id);

  expect((await answer(key, { answer: 'decline', reason: 'Too late for us' })).status).toBe(200);
  expect(await company.kindOf(inquiryId)).toEqual({ kind: 'lost', lostReason: 'Too late for us' });
  expect((await show(key)).answer.data).toMatchObject({ state: 'declined' });
  const refused = await answer(late.key, acceptance);
  expect(refused.answer.errors[0]).toMatchObject({
    path: 'answer',
    message: expect.stringMatching('31 January 2026'),
  });
});

test('margins use the newest rate up to the day, and are for roles with purchase facts alone', async () => {
  const { addInquiry, complete } = company;
  const { inquiryId } = await addInquiry([{ freeText: 'Dollar' }, { freeText: 'Yen' }]);
  const draft = await complete(inquiryId);
  const supplier = await staff(suppliers.endpoints.add, { body: { companyName: 'Far Works' } });
  const [dollar, yen] = draft.lines;
  const costs = [
    { key: dollar.key, supplierId: supplier.answer.data._id, unitPrice: '1', currency: 'USD' },
    { key: yen.key, supplierId: null, unitPrice: '100', currency: 'JPY' },
  ];
  expect((await asSales(offers.endpoints.update, { id: draft._id, body: { costs } })).status).toBe(
    403,
  );
  await staff(offers.endpoints.update, { id: draft._id, body: { costs } });
  const hidden = await asSales(offers.endpoints.get, { id: draft._id });
  expect(hidden.answer.data.costs).toEqual([]);
  expect((await asSales(offerEndpoints.margins, { id: draft._id })).status).toBe(403);
  const renamed = { lines: [{ ...dollar, freeText: 'Dollars' }, yen] };
  await asSales(offers.endpoints.update, { id: draft._id, body: renamed });

  const rates = [
    { fromCurrency: 'USD', toCurrency: 'EUR', rate: '0.5', ratedOn: '2026-01-01' },
    { fromCurrency: 'EUR', toCurrency: 'USD', rate: '1.25', ratedOn: '2026-02-01' },
    { fromCurrency: 'USD', toCurrency: 'EUR', rate: '9', ratedOn: later },
  ];
  for (const body of rates)
    expect((await staff(exchangeRates.endpoints.add, { body })).status).toBe(201);
  const [known] = rates;
  expect((await staff(exchangeRates.endpoints.add, { body: { ...known } })).status).toBe(409);
  const same = { ...known, toCurrency: 'USD' };
  expect((await staff(exchangeRates.endpoints.add, { body: same })).answer.errors[0].path).toBe(
    'toCurrency',
  );

  const { answer: margins } = await staff(offerEndpoints.margins, { id: draft._id });
  expect(margins.data).toMatchObject({
    total: null,
    lines: [
      {
        supplier: 'Far Works',
        cost: { unitPrice: '1', currency: 'USD' },
        rate: { rate: '1.25', ratedOn: '2026-02-01', isInverse: true },
        margin: '123.00',
        percent: '20.4',
      },
      { lacksRate: true, margin: null, percent: null },
    ],
  });
});

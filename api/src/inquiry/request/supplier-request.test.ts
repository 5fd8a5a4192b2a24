import { customers } from 'contract/partner';
import {
  askedSuppliers,
  inquiries,
  supplierRequestEndpoints,
  supplierRequests,
} from 'contract/inquiry';
import { emailEndpoints, emails } from 'contract/email';
import { addPerson } from '../../staff/role/people.fixture';
import { callAs, unique } from '../../testing/describe-resource-routes';
import { offered, openRequests } from './request.fixture';

let works: Awaited<ReturnType<typeof openRequests>>;
beforeAll(async () => {
  works = await openRequests();
});
afterAll(() => works.api.close());

const mailsTo = async (supplierId: string) =>
  works.api.services.database
    .selectFrom('email')
    .select(['_id', 'to', 'subject', 'batchId', 'inquiryId'])
    .where('supplierId', '=', supplierId)
    .execute();

describe('a request to suppliers', () => {
  it('is made of the inquiry’s items, once when staff click twice', async () => {
    const inquiryId = await works.addInquiry();
    const made = await Promise.all(
      [1, 2].map(() => works.staff(supplierRequestEndpoints.make, { id: inquiryId })),
    );
    const [one, two] = made.map(({ answer }) => answer.data._id);
    expect(one).toBe(two);
    expect(await works.read(one)).toMatchObject({
      number: expect.stringMatching(/^RFQ-\d{4}-\d{6}$/),
      revision: 1,
      state: 'draft',
      lines: [{ freeText: 'Acetone', quantity: '600' }, { freeText: 'Toluene' }],
      requestedLines: [{ name: 'Acetone', unit: 'kg' }, { name: 'Toluene' }],
    });
  });

  it('goes to each supplier by one mail with a key of its own, once when it is sent twice', async () => {
    const [first, second] = [await works.addSupplier(), await works.addSupplier()];
    const { id } = await works.drafted([first, second]);
    const sent = await Promise.all([1, 2, 3].map(() => works.send(id)));
    expect(sent.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
    expect([(await mailsTo(first)).length, (await mailsTo(second)).length]).toEqual([1, 1]);
    expect(await works.mailedKey(first)).not.toBe(await works.mailedKey(second));
    expect(await works.askedOf(id)).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
    const { database } = works.api.services;
    const { replyTo } = await database
      .selectFrom('emailBatch')
      .select('replyTo')
      .where('_id', '=', String((await mailsTo(first))[0]?.batchId))
      .executeTakeFirstOrThrow();
    expect(replyTo).toMatch(/@/);
  });

  it('that cannot be sent leaves nothing: neither mail, nor key, nor state', async () => {
    const silent = await works.addSupplier({ emails: [], companyName: `Silent ${unique()}` });
    const other = await works.addSupplier();
    const { id } = await works.drafted([other, silent]);
    const refused = await works.send(id);
    expect(refused.status).toBe(422);
    expect(refused.answer.errors).toMatchObject([
      { path: 'supplierIds', message: expect.stringMatching(/^Silent .* has no email address/) },
    ]);
    expect(await works.read(id)).toMatchObject({ state: 'draft', askedCount: 0 });
    expect(await mailsTo(other)).toEqual([]);
  });

  it.each([
    [{ supplierIds: [] }, 'supplierIds'],
    [{ lines: [] }, 'lines'],
    [{ answerBy: '2026-01-31' }, 'answerBy'],
  ])('with %j is not sent', async (fields, path) => {
    const { id } = await works.drafted([await works.addSupplier()]);
    await works.staff(supplierRequests.endpoints.update, { id, body: fields });
    const refused = await works.send(id);
    expect(refused.answer.errors).toMatchObject([{ path }]);
  });

  it('is not changed after sending, but goes to more suppliers', async () => {
    const { id, supplierIds } = await works.sentRequest(1);
    const body = { remarks: 'Later' };
    expect((await works.staff(supplierRequests.endpoints.update, { id, body })).status).toBe(422);
    expect((await works.send(id)).status).toBe(409);
    const added = await works.addSupplier();
    const more = { supplierIds: [...supplierIds, added] };
    await works.staff(supplierRequests.endpoints.update, { id, body: more });
    expect((await works.send(id)).answer.data).toMatchObject({ askedCount: 2 });
    expect((await mailsTo(String(supplierIds[0]))).length).toBe(1);
    expect((await works.staff(supplierRequests.endpoints.remove, { id })).status).toBe(409);
  });

  it('sent again has another key, and the one before opens nothing', async () => {
    const { id, supplierIds, keys } = await works.sentRequest(1);
    expect((await works.send(id, { supplierIds })).status).toBe(200);
    const key = await works.mailedKey(String(supplierIds[0]));
    expect((await works.show(String(keys[0]))).status).toBe(404);
    expect((await works.show(key)).answer.data).toMatchObject({ state: 'sent' });
  });

  it('in its next version ends the keys of the one before', async () => {
    const { id, supplierIds, keys } = await works.sentRequest(1);
    const next = await works.staff(supplierRequestEndpoints.next, { id });
    const again = await works.staff(supplierRequestEndpoints.next, { id });
    expect(again.answer.data._id).toBe(next.answer.data._id);
    const sent = await works.send(next.answer.data._id);
    expect(sent.answer.data).toMatchObject({ revision: 2, state: 'open', supplierIds });
    expect((await works.show(String(keys[0]))).answer.data).toMatchObject({
      state: 'withdrawn',
      contents: null,
    });
    expect(await works.read(id)).toMatchObject({ state: 'ended' });
  });
});

test('suppliers read nothing of the customer: neither on the page, nor in the mail', async () => {
  const customer = await works.staff(customers.endpoints.add, {
    body: { companyName: 'Secretive Customer Ltd', emails: ['boss@secretive.example'] },
  });
  const secrets = {
    contactName: 'Vera Verysecret',
    company: 'Secretive Ltd',
    email: 'vera@secretive.example',
    phone: '+442079460123',
    country: 'NZ',
    destination: 'Secrethaven Quay',
    incoterm: 'DAP',
    subject: 'Secret subject',
    message: 'Secret message',
    customerId: customer.answer.data._id,
    items: [
      {
        freeText: 'Acetone',
        quantity: 600,
        unitId: works.desk.kilogram,
        asWritten: 'Secret line of a list',
        targetPrice: 77.77,
        currency: 'NZD',
      },
    ],
  };
  const { keys, supplierIds, id, inquiryId } = await works.sentRequest(1, secrets);
  const inquiry = (await works.staff(inquiries.endpoints.get, { id: inquiryId })).answer.data;
  const shown = JSON.stringify((await works.show(String(keys[0]))).answer);
  const [mail] = await mailsTo(String(supplierIds[0]));
  const content = await works.staff(emailEndpoints.content, { id: String(mail?._id) });
  expect(content.answer).toMatchObject({
    data: { html: expect.stringContaining('/inquiry/supplier-request?key=hidden-in-the-outbox-') },
  });
  const stored = JSON.stringify(await works.read(id));
  const words = [
    'Verysecret',
    'Secretive',
    'secretive.example',
    '79460123',
    'Secrethaven',
    'Secret',
    '77.77',
    'NZD',
    'DAP',
    String(inquiry.number),
    customer.answer.data._id,
  ];
  const found = (text: string) => words.filter((word) => text.includes(word));
  expect({ shown: found(shown), mail: found(JSON.stringify(content.answer)) }).toEqual({
    shown: [],
    mail: [],
  });
  expect(found(stored)).toEqual([]);
  expect(shown).not.toContain(inquiryId);
  expect(mail).toMatchObject({ inquiryId: null });
  expect(shown).toContain('Acetone');
});

test('Sales see requests and their states without prices; Purchasing ask and compare', async () => {
  const [sales, purchasing] = [
    await addPerson(works.api, 'sales'),
    await addPerson(works.api, 'purchasing'),
  ];
  const { id, inquiryId, keys, request } = await works.sentRequest(1);
  const unitId = works.desk.kilogram;
  await works.answer(String(keys[0]), offered(request.lines, ['1.2345'], { unitId }));
  const asSales = (endpoint: Parameters<typeof callAs>[1], more: object) =>
    callAs(works.api, endpoint, { token: sales.token, ...more });
  const seen = await asSales(supplierRequests.endpoints.list, { query: { inquiryId } });
  expect(seen.answer.data).toMatchObject([{ _id: id, state: 'answered', answeredCount: 1 }]);
  const asked = await asSales(askedSuppliers.endpoints.list, { query: { requestId: id } });
  expect(asked.answer.data).toMatchObject([{ state: 'answered', answer: null }]);
  expect(JSON.stringify([seen.answer, asked.answer])).not.toContain('1.2345');
  for (const endpoint of [supplierRequestEndpoints.compare, supplierRequestEndpoints.proposals]) {
    expect((await asSales(endpoint, { id })).status).toBe(403);
  }
  expect((await asSales(supplierRequestEndpoints.make, { id: inquiryId })).status).toBe(403);
  const asPurchasing = (endpoint: Parameters<typeof callAs>[1], more: object) =>
    callAs(works.api, endpoint, { token: purchasing.token, ...more });
  expect((await asPurchasing(supplierRequestEndpoints.compare, { id })).status).toBe(200);
  const next = await asPurchasing(supplierRequestEndpoints.next, { id });
  const sent = { id: next.answer.data._id, body: {} };
  expect((await asPurchasing(supplierRequestEndpoints.send, sent)).status).toBe(200);
  expect(
    (await asPurchasing(supplierRequestEndpoints.take, { ...sent, body: { lines: [] } })).status,
  ).toBe(403);
});

test('answers are limited by address, as forms are', async () => {
  const { keys } = await works.sentRequest(1);
  const from = { from: '192.0.2.7' };
  const statuses: number[] = [];
  for (let call = 0; call < 11; call += 1) {
    const { status } = await works.answer(
      String(keys[0]),
      { answer: 'decline', reason: `${call}` },
      from,
    );
    statuses.push(status);
  }
  expect(statuses.slice(0, 10).every((status) => status === 200)).toBe(true);
  expect(statuses[10]).toBe(429);
});

test('the mails of requests are the suppliers’, not the customer’s', async () => {
  const { inquiryId } = await works.sentRequest(1);
  const mails = await works.staff(emails.endpoints.list, { query: { inquiryId } });
  expect(mails.answer.data).toEqual([]);
});

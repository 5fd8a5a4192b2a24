import { customers, supplierPrices } from 'contract/partner';
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
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
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
    ...['Verysecret', 'Secretive', 'secretive.example', '79460123', 'Secrethaven', 'Secret'],
    ...['77.77', 'NZD', 'DAP', String(inquiry.number), customer.answer.data._id],
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

describe('a supplier’s answer', () => {
  it('is stored, replaced by a later one, and kept in the history', async () => {
    const { id, keys, request, supplierIds } = await works.sentRequest(1);
    const key = String(keys[0]);
    const fields = { unitId: works.desk.kilogram, incoterm: 'FCA', place: 'Gdansk' };
    const first = offered(request.lines, ['1.25', null], fields);
    expect((await works.answer(key, first)).answer.data).toMatchObject({ state: 'answered' });
    const once = await works.askedOf(id);
    await works.answer(key, first);
    expect((await works.askedOf(id))[0].version).toBe(once[0].version);
    await works.answer(key, offered(request.lines, ['1.20', '3'], fields));
    expect(await works.askedOf(id)).toMatchObject([
      {
        supplierId: supplierIds[0],
        answer: { lines: [{ unitPrice: '1.20' }, { unitPrice: '3' }] },
      },
    ]);
    const audit = await works.api.services.database
      .selectFrom('audit')
      .select('changes')
      .where('recordId', '=', once[0]._id)
      .where('action', '=', 'update')
      .execute();
    expect(JSON.stringify(audit)).toContain('"1.25"');
    expect((await works.show(key)).answer.data.contents.answer.lines[0].unitPrice).toBe('1.20');
  });

  it('may be a refusal with a reason, and an offer after it', async () => {
    const { id, keys, request } = await works.sentRequest(1);
    const key = String(keys[0]);
    await works.answer(key, { answer: 'decline', reason: 'Sold out' });
    expect(await works.askedOf(id)).toMatchObject([
      { state: 'declined', declineReason: 'Sold out' },
    ]);
    expect(await works.read(id)).toMatchObject({ state: 'answered', answeredCount: 1 });
    await works.answer(key, offered(request.lines, ['1'], { unitId: works.desk.kilogram }));
    expect(await works.askedOf(id)).toMatchObject([{ state: 'answered', declineReason: null }]);
  });

  it('is announced to who asked and on the inquiry, there without the supplier', async () => {
    const { id, keys, request, inquiryId } = await works.sentRequest(1);
    const unitId = works.desk.kilogram;
    await works.answer(String(keys[0]), offered(request.lines, ['1', null], { unitId }));
    const { database } = works.api.services;
    const notices = await database
      .selectFrom('notification')
      .select('message')
      .where('link', '=', `/edit-supplier-request/${id}`)
      .execute();
    expect(notices).toEqual([
      { message: expect.stringMatching(/^Supplier .* answered request RFQ-.*: 1 of 2 lines$/) },
    ]);
    const notes = await database
      .selectFrom('followup')
      .select('message')
      .where('inquiryId', '=', inquiries.id.parse(inquiryId))
      .orderBy('_id')
      .execute();
    expect(notes.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Request RFQ-.*, version 1, sent to one supplier$/),
      expect.stringMatching(/^A supplier answered request RFQ-.*: 1 of 2 lines$/),
    ]);
  });

  it.each([
    ['no price at all', { lines: 'none' }, 'answer'],
    ['a line of another request', { lines: 'strange' }, 'lines.0.key'],
    ['an unknown unit', { unitId: '01990000-0000-7000-8000-000000000999' }, 'lines.0.unitId'],
    ['a validity in the past', { validUntil: '2026-01-31' }, 'validUntil'],
    ['no name', { name: ' ' }, 'name'],
    ['a currency that is none', { currency: 'XXQ' }, 'currency'],
    ['a price below zero', { price: '-1' }, 'lines.0.unitPrice'],
    ['a price of nothing', { price: '0' }, 'lines.0.unitPrice'],
    ['an endless price', { price: '9'.repeat(30) }, 'lines.0.unitPrice'],
    ['too many days', { line: { leadTimeDays: 4000 } }, 'lines.0.leadTimeDays'],
    ['a control character', { line: { remarks: 'a\u0000b' } }, 'lines.0.remarks'],
    ['a field of its own', { total: '1' }, 'total'],
    ['a lone surrogate', { remarks: '\ud800' }, 'remarks'],
  ])('with %s is refused and changes nothing', async (_, said, path) => {
    const { id, keys, request } = await works.sentRequest(1);
    const { lines, price = '1', line, unitId = works.desk.kilogram, ...rest } = Object(said);
    const answer = offered(request.lines, lines === 'none' ? [] : [price], { unitId, ...rest });
    const [head, ...others] = answer.lines;
    const strange = lines === 'strange' ? { key: '01990000-0000-7000-8000-000000000998' } : {};
    const body = { ...answer, lines: [{ ...head, ...line, ...strange }, ...others] };
    const refused = await works.answer(String(keys[0]), body);
    expect([
      refused.status,
      [...new Set(refused.answer.errors.map((one: { path: string }) => one.path))],
    ]).toEqual([422, [path]]);
    expect(await works.askedOf(id)).toMatchObject([{ state: 'sent', version: 1 }]);
  });

  it('to a wrong key, after the last day, a withdrawal or a taking over is refused', async () => {
    const unitId = works.desk.kilogram;
    const { id, keys, request } = await works.sentRequest(2);
    const [key = '', other = ''] = keys;
    const body = offered(request.lines, ['1'], { unitId });
    expect((await works.answer('x'.repeat(43), body)).status).toBe(404);
    const [first] = await works.askedOf(id);
    const messageOf = async (with_: string, fields: object = body) =>
      (await works.answer(with_, fields)).answer.errors?.[0].message;
    await works.answer(key, body);
    await works.answer(other, body);
    const line = { key: request.lines[0].key, askedId: first._id };
    expect((await works.take(id, [line])).status).toBe(200);
    const changed = offered(request.lines, ['2'], { unitId });
    const messages = [await messageOf(key, changed), await messageOf(other, changed)];
    expect(messages.filter((one) => one?.startsWith('We work with your prices'))).toHaveLength(1);

    const late = await works.sentRequest(1);
    await works.api.services.database
      .updateTable('supplierRequest')
      .set({ answerBy: '2026-01-31' })
      .where('_id', '=', late.id)
      .execute();
    expect(await messageOf(String(late.keys[0]))).toBe(
      'This request ended on 31 January 2026. Write to us to answer it',
    );
    expect(await works.read(late.id)).toMatchObject({ state: 'ended' });
    const due = await works.staff(supplierRequests.endpoints.list, { query: { isDue: true } });
    expect(due.answer.data.map(({ _id }: { _id: string }) => _id)).toContain(late.id);
  });
});

describe('at once', () => {
  it('an answer and a withdrawal: one of both counts, and they agree', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, keys, request } = await works.sentRequest(1);
      const [asked] = await works.askedOf(id);
      const body = offered(request.lines, ['1'], { unitId: works.desk.kilogram });
      const [answered, withdrawn] = await Promise.all([
        works.answer(String(keys[0]), body),
        works.staff(supplierRequestEndpoints.withdraw, { id: asked._id }),
      ]);
      const [{ state }] = await works.askedOf(id);
      expect([answered.status, withdrawn.status, state]).toEqual(
        answered.status === 200 ? [200, 409, 'answered'] : [422, 200, 'withdrawn'],
      );
    }
  });

  it('an answer and the sending of a newer version: no answer is lost', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, keys, request } = await works.sentRequest(1);
      const next = await works.staff(supplierRequestEndpoints.next, { id });
      const body = offered(request.lines, ['1'], { unitId: works.desk.kilogram });
      const [answered, sent] = await Promise.all([
        works.answer(String(keys[0]), body),
        works.send(next.answer.data._id),
      ]);
      expect(sent.status).toBe(200);
      const [{ state }] = await works.askedOf(id);
      expect(state).toBe(answered.status === 200 ? 'answered' : 'withdrawn');
    }
  });

  it('two answers of one supplier: the last one counts, the other is in the history', async () => {
    const { id, keys, request } = await works.sentRequest(1);
    const unitId = works.desk.kilogram;
    const answers = await Promise.all(
      ['1', '2', '3'].map((price) =>
        works.answer(String(keys[0]), offered(request.lines, [price], { unitId })),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [asked] = await works.askedOf(id);
    expect(asked.version).toBe(4);
  });
});

describe('answers', () => {
  it('are compared, and the best are taken over into the offer and stored as prices', async () => {
    const chemicalId = await works.addChemical();
    const items = [
      { chemicalId, quantity: 600, unitId: works.desk.kilogram },
      { freeText: 'Toluene', quantity: 40, unitId: works.desk.kilogram, asWritten: 'Tol 40' },
    ];
    const { id, keys, request, supplierIds } = await works.sentRequest(2, { items });
    const unitId = works.desk.kilogram;
    await works.answer(String(keys[0]), offered(request.lines, ['2', '9'], { unitId }));
    const dollars = { unitId, currency: 'USD', validUntil: '2999-01-01' };
    await works.answer(String(keys[1]), offered(request.lines, ['1', null], dollars));
    await works.api.sql(
      `insert into exchange_rate (_id, created_at, updated_at, version, from_currency, to_currency, rate, rated_on)
        values (gen_random_uuid(), now(), now(), 1, 'USD', 'EUR', '0.9', '2026-01-01')
        on conflict do nothing`,
      [],
    );
    const compared = await works.compare(id);
    const bests = compared.lines.map(({ best }: { best: object }) => best);
    const asked = await works.askedOf(id);
    const idOf = (supplierId: unknown) =>
      asked.find((one: { supplierId: string }) => one.supplierId === supplierId)._id;
    expect(bests).toEqual([
      { askedId: idOf(supplierIds[1]), reason: 'Lowest of 2, 55 % below the next' },
      { askedId: idOf(supplierIds[0]), reason: 'Only answer' },
    ]);
    const lines = compared.lines.map(
      ({ key, best }: { key: string; best: { askedId: string } }) => ({
        key,
        askedId: best.askedId,
      }),
    );
    const taken = await works.take(id, lines);
    expect(taken.answer).toMatchObject({ data: { taken: 2 } });
    const offer = await works.offerOf(taken.answer.data.offerId);
    expect(offer.costs).toMatchObject([
      { supplierId: supplierIds[1], unitPrice: '1', currency: 'USD', key: offer.lines[0].key },
      { supplierId: supplierIds[0], unitPrice: '9', currency: 'EUR', key: offer.lines[1].key },
    ]);
    expect(offer.lines).toMatchObject([
      { leadTimeDays: 14 },
      { leadTimeDays: 14, asWritten: 'Tol 40' },
    ]);
    const store = { id, body: { lines } };
    const stored = await works.staff(supplierRequestEndpoints.storePrices, store);
    const again = await works.staff(supplierRequestEndpoints.storePrices, store);
    expect([stored.answer.data, again.answer.data]).toEqual([{ stored: 1 }, { stored: 0 }]);
    const prices = await works.staff(supplierPrices.endpoints.list, { query: { chemicalId } });
    expect(prices.answer.data).toMatchObject([
      {
        supplierId: supplierIds[1],
        unitPrice: '1',
        currency: 'USD',
        source: `${request.number}, version 1`,
      },
    ]);
  });

  it('that are none are not taken over', async () => {
    const { id, keys, request } = await works.sentRequest(1);
    const [asked] = await works.askedOf(id);
    const line = { key: request.lines[0].key, askedId: asked._id };
    expect((await works.take(id, [line])).status).toBe(422);
    const unitId = works.desk.litre;
    await works.answer(String(keys[0]), offered(request.lines, ['1'], { unitId }));
    expect((await works.take(id, [line])).answer.errors).toMatchObject([
      { path: 'lines.0.askedId', message: 'Priced per L, but the line of the offer is in kg' },
    ]);
    expect((await works.take(id, [line, line])).status).toBe(422);
    expect((await works.askedOf(id))[0].takenAt).toBeNull();
  });

  it('of two hundred lines are taken and compared', async () => {
    const items = Array.from({ length: 200 }, (_, place) => ({
      freeText: `Product ${place}`,
      quantity: 5,
      unitId: works.desk.kilogram,
    }));
    const { id, keys, request } = await works.sentRequest(1, { items });
    const prices = request.lines.map((_: object, place: number) => `${place + 1}.5`);
    const body = offered(request.lines, prices, { unitId: works.desk.kilogram });
    expect((await works.answer(String(keys[0]), body)).status).toBe(200);
    expect((await works.compare(id)).lines).toHaveLength(200);
  });
});

test('suppliers are proposed by how many of the lines they supply, with their last price', async () => {
  const [one, two] = [await works.addChemical(), await works.addChemical()];
  const [both, single] = [await works.addSupplier({ emails: [] }), await works.addSupplier()];
  await works.link(both, [one, two]);
  await works.link(single, [two]);
  await works.staff(supplierPrices.endpoints.add, {
    body: {
      chemicalId: two,
      supplierId: single,
      unitId: works.desk.kilogram,
      unitPrice: '3.5',
      currency: 'EUR',
      validFrom: '2026-01-01',
    },
  });
  const { id } = await works.drafted([], { items: [{ chemicalId: one }, { chemicalId: two }] });
  const { answer } = await works.staff(supplierRequestEndpoints.proposals, { id });
  expect(answer.data).toMatchObject([
    { supplierId: both, lineCount: 2, email: null, lastPrice: null },
    {
      supplierId: single,
      lineCount: 1,
      lastPrice: { unitPrice: '3.5', currency: 'EUR', unit: 'kg' },
    },
  ]);
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

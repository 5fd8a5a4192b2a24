import { emailEndpoints, emails } from 'contract/email';
import {
  followUps,
  inquiryEndpoints,
  maxOfferQuestions,
  offers,
  offerEndpoints,
  orders,
  orderEndpoints,
} from 'contract/inquiry';
import { notificationEndpoints } from 'contract/staff';
import { addPerson } from '../../staff/role/people.fixture';
import { callAs, unique } from '../../testing/describe-resource-routes';
import { acceptance } from './offer.fixture';
import { openOrders } from '../order/order.fixture';

let works: Awaited<ReturnType<typeof openOrders>>;
beforeAll(async () => {
  works = await openOrders();
});
afterAll(() => works.desk.site.api.close());

const ordersOf = async (offerId: string) =>
  (await works.staff(orders.endpoints.list, { query: { offerId } })).answer.data;
const offerOf = async (id: string) => (await works.staff(offers.endpoints.get, { id })).answer.data;
const keysOf = ({ lines }: { lines: { key: string }[] }) => lines.map(({ key }) => key);
const linesError = ({ answer }: { answer: { errors?: { path: string }[] } }) =>
  answer.errors?.map(({ path }) => path);

describe('a partial acceptance', () => {
  it('orders the chosen lines alone, with charges as offered, and says so everywhere', async () => {
    const { offer, key, inquiryId } = await works.sentOffer();
    const [, toluene] = keysOf(offer);
    const said = {
      orderNumber: 'PO-4711',
      deliveryAddress: 'Gate 3\n2 Sample Street',
      remarks: 'Call before',
    };
    const body = { ...acceptance, lines: [toluene], ...said };
    expect((await works.desk.answer(key, body)).status).toBe(200);
    const [order, ...more] = await ordersOf(offer._id);
    expect(more).toEqual([]);
    expect(order).toMatchObject({
      lines: [offer.lines[1]],
      pricedLines: [offer.pricedLines[1]],
      freight: '12.5',
      total: '52.70',
      customerNumber: said.orderNumber,
      deliveryAddress: said.deliveryAddress,
      remarks: said.remarks,
    });
    expect(await offerOf(offer._id)).toMatchObject({
      state: 'accepted',
      total: '655.70',
      acceptedLines: [toluene],
      acceptedNumber: said.orderNumber,
      acceptedDelivery: said.deliveryAddress,
      acceptedRemarks: said.remarks,
    });
    const { contents } = (await works.desk.show(key)).answer.data;
    expect(contents).toMatchObject({
      total: '52.70',
      lines: [{ isAccepted: false }, { isAccepted: true }],
    });
    const { data: mails } = (await works.staff(emails.endpoints.list, { query: { inquiryId } }))
      .answer;
    const confirmation = mails.find(({ subject }: { subject: string }) =>
      subject.startsWith('You accepted'),
    );
    const { text } = (await works.staff(emailEndpoints.content, { id: confirmation._id })).answer
      .data;
    for (const fact of ['1 of 2 lines', 'Toluene', '52.70', 'PO-4711', 'Gate 3', 'Call before']) {
      expect(text).toContain(fact);
    }
    expect(text).not.toContain('- Acetone');
    const timeline = await works.staff(inquiryEndpoints.timeline, { id: inquiryId });
    expect(JSON.stringify(timeline.answer.data)).toMatch(/Customer accepted 1 of 2 lines of offer/);
  });

  it('of all lines, or without naming any, is a whole one', async () => {
    for (const named of [true, false]) {
      const { offer, key } = await works.sentOffer();
      const lines = named ? { lines: keysOf(offer).toReversed() } : {};
      expect((await works.desk.answer(key, { ...acceptance, ...lines })).status).toBe(200);
      expect(await offerOf(offer._id)).toMatchObject({ acceptedLines: null });
      expect((await ordersOf(offer._id))[0]).toMatchObject({
        lines: offer.lines,
        total: '655.70',
        customerNumber: null,
      });
    }
  });

  it('of nothing, of foreign, repeated or malformed keys is refused and changes nothing', async () => {
    const { offer, key } = await works.sentOffer();
    const other = await works.sentOffer();
    const [own] = keysOf(offer);
    const [foreign] = keysOf(other.offer);
    const tries = [
      [],
      [foreign],
      [own, foreign],
      [own, own],
      ['x'],
      [own, '019ac000-0000-7000-8000-000000000001'],
      Array.from({ length: 201 }, () => own),
    ];
    for (const lines of tries) {
      const refused = await works.desk.answer(key, { ...acceptance, lines });
      expect([refused.status, linesError(refused)?.[0]?.split('.')[0]]).toEqual([422, 'lines']);
    }
    expect(await offerOf(offer._id)).toMatchObject({ state: 'sent', acceptedLines: null });
    expect(await ordersOf(offer._id)).toEqual([]);
  });

  it.each([
    ['orderNumber', 'x'.repeat(81)],
    ['deliveryAddress', 'x'.repeat(501)],
    ['remarks', 'x'.repeat(2001)],
    ['remarks', 'a\u0000b'],
    ['orderNumber', ' '],
    ['orderNumber', { a: 1 }],
    ['lines', 'all'],
  ])('is refused for %s out of bounds', async (path, value) => {
    const { key } = await works.sentOffer();
    const refused = await works.desk.answer(key, { ...acceptance, [path]: value });
    expect([refused.status, linesError(refused)]).toEqual([422, [path]]);
  });

  it('a decline takes no lines', async () => {
    const { offer, key } = await works.sentOffer();
    const refused = await works.desk.answer(key, { answer: 'decline', lines: keysOf(offer) });
    expect(refused.status).toBe(422);
  });

  it('is taken once of eight at once, and another choice afterwards is refused, not lost', async () => {
    const { offer, key } = await works.sentOffer();
    const [acetone, toluene] = keysOf(offer);
    const choices = [[acetone], [toluene]];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, place) =>
        works.desk.answer(key, { ...acceptance, lines: choices[place % 2] }),
      ),
    );
    const { acceptedLines } = await offerOf(offer._id);
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(4);
    const [order, ...more] = await ordersOf(offer._id);
    expect(more).toEqual([]);
    expect(keysOf(order)).toEqual(acceptedLines);
    const same = await works.desk.answer(key, { ...acceptance, lines: acceptedLines });
    expect(same.status).toBe(200);
    const numbered = { ...acceptance, lines: acceptedLines, orderNumber: 'PO-1' };
    const other = await works.desk.answer(key, numbered);
    expect([other.status, linesError(other)]).toEqual([422, ['answer']]);
  });

  it('of a version that a newer one replaces meanwhile has one outcome, of its own lines', async () => {
    const { offer, key, inquiryId } = await works.sentOffer();
    const draft = await works.desk.complete(inquiryId);
    const [acetone] = keysOf(offer);
    const [answered] = await Promise.all([
      works.desk.answer(key, { ...acceptance, lines: [acetone] }),
      works.desk.send(draft._id),
    ]);
    const made = await ordersOf(offer._id);
    expect(made.map(keysOf)).toEqual(answered.status === 200 ? [[acetone]] : []);
    expect(await ordersOf(draft._id)).toEqual([]);
    // The next version keeps the keys of the lines, which open nothing of the former one.
    const late = await works.desk.answer(key, { ...acceptance, lines: [acetone] });
    expect(late.status).toBe(answered.status);
  });

  it('has no way by an ended key', async () => {
    const { offer, key } = await works.sentOffer();
    await works.desk.expire(offer._id);
    const refused = await works.desk.answer(key, { ...acceptance, lines: keysOf(offer) });
    expect(linesError(refused)).toEqual(['answer']);
    expect(await ordersOf(offer._id)).toEqual([]);
  });

  it('whose order was deleted is made again with the same lines', async () => {
    const { offer, key } = await works.sentOffer();
    const [acetone] = keysOf(offer);
    await works.desk.answer(key, { ...acceptance, lines: [acetone] });
    const [order] = await ordersOf(offer._id);
    await works.staff(orders.endpoints.remove, { id: order._id });
    await works.staff(orderEndpoints.make, { id: offer._id });
    expect((await ordersOf(offer._id)).map(keysOf)).toEqual([[acetone]]);
  });

  it('shows what the customer said to those alone who may see customers', async () => {
    const { offer, key } = await works.sentOffer();
    const said = { orderNumber: unique(), deliveryAddress: unique(), remarks: unique() };
    await works.desk.answer(key, { ...acceptance, ...said });
    const { api } = works.desk.site;
    const { token } = await addPerson(api, 'purchasing');
    const { answer } = await callAs(api, offers.endpoints.get, { id: offer._id, token });
    expect(answer.data).toMatchObject({
      acceptedNumber: null,
      acceptedDelivery: null,
      acceptedRemarks: null,
    });
  });
});

describe('a question about an offer', () => {
  const ask = (key: string, fields: object, sending: object = {}) =>
    works.desk.site.send(
      offerEndpoints.ask,
      { key, formToken: works.desk.site.tokenOf(60), ...fields },
      sending,
    );
  const messagesOf = async (inquiryId: string) => {
    const { data } = (await works.staff(inquiryEndpoints.timeline, { id: inquiryId })).answer;
    return data.filter(({ kind }: { kind: string }) => kind === 'message');
  };

  it('is a message of the customer in the inquiry, announced once, and moves nothing', async () => {
    const { offer, key, inquiryId } = await works.sentOffer();
    const before = await works.desk.kindOf(inquiryId);
    const question = `Is it <b>REACH</b> registered? @Ada {{x}} ${unique()}`;
    const sending = { key: `ask-${unique()}` };
    const asked = await Promise.all([1, 2, 3].map(() => ask(key, { question }, sending)));
    expect(asked.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(asked[0]?.reference).toMatch(/^(?:WEB|INQ)-/);
    expect(await messagesOf(inquiryId)).toMatchObject([
      { by: 'Vera Visitor', text: question, offer: { number: offer.number, revision: 1 } },
    ]);
    expect(await works.desk.kindOf(inquiryId)).toEqual(before);
    expect((await works.desk.show(key)).answer.data.state).toBe('sent');
    const { data } = (await works.staff(notificationEndpoints.list)).answer;
    const notices = data.filter(
      ({ kind, link }: { kind: string; link: string }) =>
        kind === 'offer-question' && link.includes(inquiryId),
    );
    expect(notices).toHaveLength(1);
    expect(notices[0].message).toMatch(/asks about offer OFF-.*, version 1: Is it <b>REACH/);
  });

  it('is asked of an accepted offer too, and of none whose key has ended', async () => {
    const { offer, key } = await works.sentOffer();
    await works.desk.answer(key, acceptance);
    expect((await ask(key, { question: 'When?' })).status).toBe(201);
    await works.desk.expire(offer._id);
    const late = await ask(key, { question: 'And now?' });
    expect(linesError(late)).toEqual(['question']);
    expect((await ask('x'.repeat(43), { question: 'Who?' })).status).toBe(404);
  });

  it.each([
    ['question', { question: '' }],
    ['question', { question: 'x'.repeat(2001) }],
    ['question', { question: 'a\u0007' }],
    ['question', {}],
    ['answer', { question: 'Yes?', answer: 'accept' }],
  ])('is refused at %s', async (path, fields) => {
    const { key, inquiryId } = await works.sentOffer();
    expect(linesError(await ask(key, fields))).toEqual([path]);
    expect(await messagesOf(inquiryId)).toEqual([]);
  });

  it('stays as it was written, and is kept without a notice when a trap was filled in', async () => {
    const { key, inquiryId } = await works.sentOffer();
    await ask(key, { question: 'Cheap pills', homepage: 'https://spam.example' });
    const [message] = await messagesOf(inquiryId);
    const changed = await works.staff(followUps.endpoints.update, {
      id: message._id,
      body: { message: 'Something else' },
    });
    expect(linesError(changed)).toEqual(['message']);
    const { data } = (await works.staff(notificationEndpoints.list)).answer;
    expect(JSON.stringify(data)).not.toContain('Cheap pills');
  });

  it('is limited for an address, and for a version', async () => {
    const { key } = await works.sentOffer();
    const statuses: number[] = [];
    for (let number = 0; number < 11; number += 1) {
      const { status } = await ask(key, { question: `No ${number}` }, { from: '203.0.113.77' });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
    for (let number = 10; number < maxOfferQuestions; number += 1) {
      expect((await ask(key, { question: `No ${number}` })).status).toBe(201);
    }
    expect(linesError(await ask(key, { question: 'One more' }))).toEqual(['question']);
  });
});

import { mediaEndpoints } from 'contract/content';
import { inquiries, offers, orderEndpoints, orders } from 'contract/inquiry';
import { customers } from 'contract/partner';
import { levelEverywhere, roles } from 'contract/staff';
import { readPdf } from '../../pdf/read-pdf.fixture';
import { addPerson } from '../../staff/role/people.fixture';
import { bearer } from '../../testing/bearer';
import { callAs, unique } from '../../testing/describe-resource-routes';
import { acceptance } from '../offer/offer.fixture';
import { openOrders } from './order.fixture';

let works: Awaited<ReturnType<typeof openOrders>>;
beforeAll(async () => {
  works = await openOrders();
});
afterAll(() => works.desk.site.api.close());

const ordersOf = async (offerId: string) =>
  (await works.staff(orders.endpoints.list, { query: { offerId } })).answer.data;

describe('the order of an offer', () => {
  it('is made when the customer accepts, once, however often and at once they do', async () => {
    const { offer, key, inquiryId } = await works.sentOffer();
    const answers = await Promise.all([1, 2, 3].map(() => works.desk.answer(key, acceptance)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [made, ...others] = await ordersOf(offer._id);
    expect(others).toEqual([]);
    expect(made).toMatchObject({
      state: 'open',
      inquiryId,
      offerNumber: offer.number,
      offerRevision: 1,
      total: offer.total,
      freight: '12.5',
      lines: offer.lines,
      pricedLines: offer.pricedLines,
    });
    expect(made.number).toMatch(/^ORD-\d{4}-\d{6}$/);
    const again = await works.staff(orderEndpoints.make, { id: offer._id });
    expect(again.answer.data._id).toBe(made._id);
  });

  it('is made by staff of a sent offer, once when they click twice, and never of a draft', async () => {
    const { offer } = await works.sentOffer();
    const clicks = await Promise.all(
      [1, 2].map(() => works.staff(orderEndpoints.make, { id: offer._id })),
    );
    expect(new Set(clicks.map(({ answer }) => answer.data._id)).size).toBe(1);
    expect(await ordersOf(offer._id)).toHaveLength(1);
    const { inquiryId } = await works.desk.addInquiry();
    const draft = await works.desk.make(inquiryId);
    expect((await works.staff(orderEndpoints.make, { id: draft._id })).status).toBe(409);
  });

  it('made by staff accepts the version, so its link answers nothing else, and wins the inquiry', async () => {
    const { offer, key, inquiryId } = await works.sentOffer();
    await works.staff(orderEndpoints.make, { id: offer._id });
    const { answer } = await works.staff(offers.endpoints.get, { id: offer._id });
    expect(answer.data).toMatchObject({ state: 'accepted', acceptedName: null });
    expect(await works.desk.kindOf(inquiryId)).toMatchObject({ kind: 'won' });
    const declined = await works.desk.answer(key, { answer: 'decline' });
    expect(declined.status).toBe(422);
    expect(await works.desk.kindOf(inquiryId)).toMatchObject({ kind: 'won' });
  });

  it('is announced as another where the inquiry has one already', async () => {
    const { inquiryId, order } = await works.madeOrder();
    const { key } = await works.desk.sendNext(inquiryId);
    expect((await works.desk.answer(key, acceptance)).status).toBe(200);
    const { message } = await works.desk.site.api.services.database
      .selectFrom('notification')
      .select('message')
      .where('kind', '=', 'offer-answered')
      .where('link', 'like', `%${inquiryId}%`)
      .executeTakeFirstOrThrow();
    expect(message).toContain(`The inquiry has another order: ${order.number}`);
  });

  it('has the customer’s name and address', async () => {
    const address = {
      line1: '2 Sample Street',
      city: 'Sampleton',
      postalCode: '12345',
      country: 'DE',
    };
    const body = { companyName: `Buyer ${unique()}`, address };
    const customer = (await works.staff(customers.endpoints.add, { body })).answer.data;
    const { offer, inquiryId } = await works.sentOffer();
    await works.staff(inquiries.endpoints.update, {
      id: inquiryId,
      body: { customerId: customer._id },
    });
    await works.staff(orderEndpoints.make, { id: offer._id });
    const query = { customerId: customer._id };
    const [found] = (await works.staff(orders.endpoints.list, { query })).answer.data;
    expect(found).toMatchObject({
      company: body.companyName,
      buyerAddress: '2 Sample Street\n12345 Sampleton\nGermany',
    });
  });

  it('goes to the trash while it is open, and may be made again', async () => {
    const { id, offer } = await works.madeOrder();
    expect((await works.staff(orders.endpoints.remove, { id })).status).toBe(200);
    const again = await works.staff(orderEndpoints.make, { id: offer._id });
    expect(again.answer.data._id).not.toBe(id);
    await works.confirm(again.answer.data._id);
    const removed = await works.staff(orders.endpoints.remove, { id: again.answer.data._id });
    expect(removed.status).toBe(409);
  });
});

describe('the confirmation of an order', () => {
  it('is looked at before, sent by mail, kept as sent, and sent again after a change', async () => {
    const { id, inquiryId } = await works.madeOrder();
    const body = { customerNumber: 'PO-4711', promisedOn: '2026-12-24', remarks: 'Gate 3' };
    await works.staff(orders.endpoints.update, { id, body });
    const pdfOf = async (query = '') => {
      const { rawPayload } = await works.desk.site.api.inject({
        url: `/api/${orderEndpoints.pdf.path}?id=${id}${query}`,
        headers: { authorization: `Bearer ${works.desk.site.api.adminToken}` },
      });
      return (await readPdf(rawPayload)).pages.flat().join(' ');
    };
    expect(await pdfOf()).toContain('PO-4711');
    const { answer } = await works.confirm(id);
    expect(answer.data).toMatchObject({ state: 'confirmed', pdf: expect.any(String) });
    const mails = await works.desk.site.api.services.database
      .selectFrom('email')
      .select(['subject', 'to'])
      .where('inquiryId', '=', inquiryId)
      .where('subject', 'like', 'Order confirmation%')
      .execute();
    expect(mails).toEqual([
      { subject: `Order confirmation ${answer.data.number}`, to: answer.data.sentTo },
    ]);
    await works.staff(orders.endpoints.update, { id, body: { remarks: 'Gate 7' } });
    expect(await pdfOf()).toContain('Gate 3');
    expect(await pdfOf('&isPreview=true')).toContain('Gate 7');
    expect((await works.confirm(id)).answer.data.state).toBe('confirmed');
    expect(await pdfOf()).toContain('Gate 7');
  });
});

test('a confirmation, which shows addresses, is for those who may see customers', async () => {
  const { api } = works.desk.site;
  const { id } = await works.madeOrder();
  const { pdf } = (await works.confirm(id)).answer.data;
  const levels = { ...levelEverywhere('none'), orders: 'view', website: 'view' };
  const role = await works.staff(roles.endpoints.add, { body: { name: unique(), levels } });
  const seenBy = async (who: Parameters<typeof addPerson>[1]) => {
    const { token } = await addPerson(api, who);
    const order = await callAs(api, orders.endpoints.get, { id, token });
    const media = await callAs(api, mediaEndpoints.list, { token });
    const url = `/api/file/download/${pdf}`;
    return {
      field: order.answer.data.pdf,
      download: (await api.inject({ url, headers: bearer(token) })).statusCode,
      isListed: media.answer.data?.some(({ name }: { name: string }) => name === pdf) ?? false,
    };
  };
  const hidden = { field: null, download: 404, isListed: false };
  expect(await seenBy('read-only')).toEqual({ field: pdf, download: 200, isListed: true });
  expect(await seenBy('purchasing')).toEqual(hidden);
  expect(await seenBy({ roleId: role.answer.data._id })).toEqual(hidden);
});

test('an offer that was accepted keeps its inquiry out of the trash', async () => {
  const { inquiryId } = await works.madeOrder();
  expect((await works.staff(inquiries.endpoints.remove, { id: inquiryId })).status).toBe(409);
});

import { chemicals } from 'contract/catalog';
import { documents } from 'contract/document';
import { apiKeyEndpoints, webhookEndpoints } from 'contract/integration';
import { invoiceColumns, orderEndpoints, orders } from 'contract/inquiry';
import { storePdf } from '../../content/stored-files.fixture';
import { deliverDue } from '../../jobs/outbox-dispatcher';
import { callAs, unique } from '../../testing/describe-resource-routes';
import { delivery, openOrders } from './order.fixture';

let works: Awaited<ReturnType<typeof openOrders>>;
beforeAll(async () => {
  works = await openOrders();
});
afterAll(() => works.desk.site.api.close());

describe('deliveries', () => {
  it('make an order part delivered and delivered, and are taken back', async () => {
    const { id, acetone, toluene } = await works.confirmedOrder();
    const first = delivery([{ key: acetone, quantity: '250', batchNumber: 'B-1' }]);
    expect((await works.deliver(id, first)).answer.data.state).toBe('partDelivered');
    const again = await works.deliver(id, first);
    expect(again.answer.data.deliveries).toHaveLength(1);
    const corrected = { ...first, lines: [{ key: acetone, quantity: '205', batchNumber: 'B-1' }] };
    const refused = await works.deliver(id, corrected);
    expect([refused.status, refused.answer.detail]).toEqual([
      409,
      'This delivery was noted already with other amounts. Take it back first.',
    ]);
    const rest = delivery([
      { key: acetone, quantity: '350' },
      { key: toluene, quantity: '40' },
    ]);
    expect((await works.deliver(id, rest)).answer.data.state).toBe('delivered');
    const takeBack = (key: string) => works.staff(orderEndpoints.takeBack, { id, body: { key } });
    expect((await takeBack(rest.key)).answer.data.state).toBe('partDelivered');
    expect((await takeBack(first.key)).answer.data.state).toBe('confirmed');
    expect((await takeBack(first.key)).status).toBe(404);
  });

  it('never exceed what was ordered, not even at once or in batches', async () => {
    const { id, acetone } = await works.confirmedOrder();
    const batches = delivery([
      { key: acetone, quantity: '500' },
      { key: acetone, quantity: '100.01' },
    ]);
    const refused = await works.deliver(id, batches);
    expect(refused.status).toBe(422);
    expect(refused.answer.errors).toMatchObject([
      { path: 'lines.1.quantity', message: 'Only 600 kg of this line are left to be delivered' },
    ]);
    const both = await Promise.all(
      [1, 2].map(() => works.deliver(id, delivery([{ key: acetone, quantity: '400' }]))),
    );
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('take certificates of analysis of their chemical alone', async () => {
    const chemical = async () =>
      (await works.staff(chemicals.endpoints.add, { body: { name: `Solvent ${unique()}` } })).answer
        .data._id;
    const [ours, other] = [await chemical(), await chemical()];
    const certificate = async (chemicalId: string, kind: string) => {
      const body = {
        chemicalId,
        kind,
        title: 'Sheet',
        language: 'en',
        file: await storePdf(works.desk.site.api),
      };
      return (await works.staff(documents.endpoints.add, { body })).answer.data._id;
    };
    const { inquiryId } = await works.desk.addInquiry();
    const draft = await works.desk.make(inquiryId);
    const lines = draft.lines.map((line: object) => ({
      ...line,
      chemicalId: ours,
      quantity: '10',
      unitId: works.desk.kilogram,
      unitPrice: '2',
    }));
    const { offer } = await works.desk.sendNext(inquiryId, { lines });
    const id = (await works.staff(orderEndpoints.make, { id: offer._id })).answer.data._id;
    await works.confirm(id);
    const [{ key }] = offer.lines;
    const withOne = async (certificateId: string) =>
      works.deliver(id, delivery([{ key, quantity: '1', certificateId }]));
    for (const wrong of [await certificate(other, 'COA'), await certificate(ours, 'SDS')]) {
      expect((await withOne(wrong)).answer.errors).toEqual([
        expect.objectContaining({ path: 'lines.0.certificateId' }),
      ]);
    }
    const right = await certificate(ours, 'COA');
    expect((await withOne(right)).status).toBe(200);
    expect((await works.staff(documents.endpoints.remove, { id: right })).status).toBe(409);
    const query = { chemicalId: ours };
    expect((await works.staff(orders.endpoints.list, { query })).answer.total).toBe(1);
  });
});

describe('invoicing', () => {
  it('is handed over with an event and a file, and answered by another system once', async () => {
    const { id, order, acetone } = await works.confirmedOrder();
    expect((await works.staff(orderEndpoints.handOver, { id })).status).toBe(409);
    const delivered = delivery([{ key: acetone, quantity: '250.5' }]);
    await works.deliver(id, delivered);
    const invoice = (body: object, token: string) =>
      callAs(works.desk.site.api, orderEndpoints.invoiced, { id, body, token });
    const body = { invoiceNumber: 'R-1' };
    const keyOf = async (levels: object) =>
      (
        await works.staff(apiKeyEndpoints.add, {
          body: {
            name: `ERP ${unique()}`,
            expiresOn: nextYear(),
            levels: { ...noLevels, ...levels },
          },
        })
      ).answer.data.key;
    const [reader, writer] = [await keyOf({ orders: 'view' }), await keyOf({ orders: 'edit' })];
    expect((await invoice(body, writer)).status).toBe(409);
    expect((await works.staff(orderEndpoints.handOver, { id })).status).toBe(200);
    const announced = await works.desk.site.api.services.database
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'order.handed-over')
      .execute();
    expect(announced).toContainEqual({ payload: { recordId: id } });
    expect((await invoice(body, reader)).status).toBe(403);
    expect((await invoice(body, writer)).answer.data).toMatchObject({
      state: 'invoiced',
      invoiceNumber: 'R-1',
    });
    expect((await invoice(body, writer)).status).toBe(200);
    expect((await invoice({ invoiceNumber: 'R-2' }, writer)).status).toBe(409);
    expect((await works.deliver(id, delivery([{ key: acetone, quantity: '1' }]))).status).toBe(409);
    const takeBack = { id, body: { key: delivered.key } };
    expect((await works.staff(orderEndpoints.takeBack, takeBack)).answer.detail).toBe(
      'This order is invoiced, so its deliveries cannot be taken back.',
    );
    const change = { id, body: { remarks: 'Too late' } };
    expect((await works.staff(orders.endpoints.update, change)).answer.errors).toEqual([
      expect.objectContaining({ path: 'remarks' }),
    ]);
    const file = await works.desk.site.api.inject({
      url: `/api/${orderEndpoints.invoiceLines.path}?id=${id}`,
      headers: { authorization: `Bearer ${works.desk.site.api.adminToken}` },
    });
    const [head, line] = file.body.replace('\uFEFF', '').split('\r\n');
    expect(head).toBe(invoiceColumns.join(','));
    expect(line).toContain(`${order.number},${id},`);
    expect(line).toContain(',600,250.5,kg,1.005,,603.00,251.75,');
  });

  it('sends the event to the webhooks that chose it', async () => {
    const { services } = works.desk.site.api;
    const { id, toluene } = await works.confirmedOrder();
    await works.deliver(id, delivery([{ key: toluene, quantity: '40' }]));
    const body = { name: 'ERP', url: 'https://1.1.1.1/orders', events: ['order.handed-over'] };
    expect((await works.staff(webhookEndpoints.add, { body })).status).toBe(201);
    await works.staff(orderEndpoints.handOver, { id });
    while ((await deliverDue({ services, log: console })) > 0);
    const sent = await services.database
      .selectFrom('webhookDelivery')
      .select('type')
      .where('recordId', '=', id)
      .execute();
    expect(sent).toEqual([{ type: 'order.handed-over' }]);
  });

  it('asks for another hand-over after a delivery that came later', async () => {
    const { id, acetone, toluene } = await works.confirmedOrder();
    await works.deliver(id, delivery([{ key: acetone, quantity: '600' }]));
    await works.staff(orderEndpoints.handOver, { id });
    const later = await works.deliver(id, delivery([{ key: toluene, quantity: '40' }]));
    expect(later.answer.data).toMatchObject({ state: 'delivered', handedOverAt: null });
  });
});

test.each(['customerNumber', 'buyerAddress', 'deliveryAddress'])(
  'a change of %s asks for another hand-over, and the invoice of the former one is refused',
  async (field) => {
    const { id, acetone } = await works.confirmedOrder();
    await works.deliver(id, delivery([{ key: acetone, quantity: '600' }]));
    const handOver = async () =>
      (await works.staff(orderEndpoints.handOver, { id })).answer.data.handedOverAt;
    const former = await handOver();
    const update = async (body: object) =>
      (await works.staff(orders.endpoints.update, { id, body })).answer.data.handedOverAt;
    expect(await update({ remarks: 'Gate 3' })).toBe(former);
    expect(await update({ [field]: 'Another' })).toBeNull();
    const invoiced = (handedOverAt?: string) =>
      works.staff(orderEndpoints.invoiced, { id, body: { invoiceNumber: 'R-9', handedOverAt } });
    expect((await invoiced()).status).toBe(409);
    const now = await handOver();
    expect((await invoiced(former)).status).toBe(409);
    expect((await invoiced(now)).answer.data.state).toBe('invoiced');
  },
);

test('an order is cancelled with a reason until something is delivered', async () => {
  const { id, acetone } = await works.confirmedOrder();
  const cancel = (order: string) =>
    works.staff(orderEndpoints.cancel, { id: order, body: { reason: 'Plant stands still' } });
  expect((await cancel(id)).answer.data).toMatchObject({
    state: 'cancelled',
    cancelReason: 'Plant stands still',
  });
  expect((await works.deliver(id, delivery([{ key: acetone, quantity: '1' }]))).status).toBe(409);
  const { id: other, toluene } = await works.confirmedOrder();
  await works.deliver(other, delivery([{ key: toluene, quantity: '1' }]));
  expect((await cancel(other)).status).toBe(409);
});

const noLevels = {
  chemicals: 'none',
  suppliers: 'none',
  purchaseFacts: 'none',
  customers: 'none',
  inquiries: 'none',
  email: 'none',
  website: 'none',
};

function nextYear(): string {
  return new Date(Date.now() + 300 * 24 * 3_600_000).toISOString().slice(0, 10);
}

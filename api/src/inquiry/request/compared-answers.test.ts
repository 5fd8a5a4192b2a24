import { supplierRequestEndpoints } from 'contract/inquiry';
import { supplierPrices } from 'contract/partner';
import { offered, openRequests } from './request.fixture';

let works: Awaited<ReturnType<typeof openRequests>>;
beforeAll(async () => {
  works = await openRequests();
});
afterAll(() => works.api.close());

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

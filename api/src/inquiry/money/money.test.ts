import {
  exchangeRates,
  inquiries,
  type Money,
  moneyEndpoints,
  type MoneyGroups,
  type MoneyReport,
  sources,
} from 'contract/inquiry';
import { customers } from 'contract/partner';
import { levelEverywhere, roles } from 'contract/staff';
import { addPerson } from '../../staff/role/people.fixture';
import { bearer } from '../../testing/bearer';
import { type CallRequest, unique } from '../../testing/describe-resource-routes';
import type { TestApi } from '../../testing/start-test-api';
import { type Deals, openDeals } from './deals.fixture';

let desk: Awaited<ReturnType<typeof openDeals>>;
let api: TestApi;

beforeAll(async () => {
  desk = await openDeals();
  ({ api } = desk);
});
beforeEach(async () => {
  await api.sql('delete from inquiry');
  await api.sql('delete from exchange_rate');
});
afterAll(() => api.close());

const call: Deals['call'] = (endpoint, request) => desk.call(endpoint, request);
const add: Deals['add'] = (endpoint, body) => desk.add(endpoint, body);
const deal: Deals['deal'] = (given) => desk.deal(given);
const money = async (
  query: NonNullable<CallRequest['query']> = {},
  token = api.adminToken,
): Promise<Money> => (await call(moneyEndpoints.get, { query, token })).answer.data;
const report = async (
  query: NonNullable<CallRequest['query']>,
  token = api.adminToken,
): Promise<MoneyReport> => (await call(moneyEndpoints.report, { query, token })).answer.data;
const march = { period: 'own', from: '2026-03-29', until: '2026-03-29' };
const told = ({ data, others, left }: MoneyGroups) => ({
  data: data.map(({ key, name, open, won, lost }) => [
    name ?? key,
    open.value,
    won.value,
    lost.value,
  ]),
  others: others && [others.open.value, others.won.value, others.lost.value],
  left,
});

describe('the days of a period are those of the company', () => {
  // Clocks are put forward on 29 March 2026 and back on 25 October 2026.
  test.each([
    ['2026-03-28T22:59:59.999Z', '2026-03-29', 0],
    ['2026-03-28T23:00:00.000Z', '2026-03-29', 1],
    ['2026-03-29T21:59:59.999Z', '2026-03-29', 1],
    ['2026-03-29T22:00:00.000Z', '2026-03-29', 0],
    ['2026-10-24T21:59:59.999Z', '2026-10-25', 0],
    ['2026-10-24T22:00:00.000Z', '2026-10-25', 1],
    ['2026-10-25T22:59:59.999Z', '2026-10-25', 1],
    ['2026-10-25T23:00:00.000Z', '2026-10-25', 0],
  ])('won at %s counts on %s: %i', async (closedAt, day, count) => {
    await deal({ status: 'Won', closedAt });
    const { won } = await money({ period: 'own', from: day, until: day });
    expect(won).toEqual({ count, valued: count, value: count === 1 ? '100.00' : '0.00' });
  });

  test.each(['1000-01-01', '1900-01-01', '9999-12-30', '9999-12-31'])(
    '%s is answered',
    async (day) => {
      const { status } = await call(moneyEndpoints.get, {
        query: { period: 'own', from: day, until: day },
        token: api.adminToken,
      });
      expect(status).toBe(200);
    },
  );

  test('and are said as moments, for links to lists that find the same', async () => {
    const won = await deal({ status: 'Won', closedAt: '2026-03-28T23:00:00.000Z' });
    await deal({ status: 'Won', closedAt: '2026-03-28T22:00:00.000Z' });
    const { period, won: sum, wonBefore } = await money(march);
    expect(period).toMatchObject({
      start: '2026-03-28T23:00:00.000Z',
      end: '2026-03-29T22:00:00.000Z',
    });
    const query = { closedFrom: period.start, closedBefore: period.end, statusKind: 'won' };
    const { data } = (await call(inquiries.endpoints.list, { query })).answer;
    expect(data.map(({ _id }: { _id: string }) => _id)).toEqual([won]);
    expect([sum.count, wonBefore.count]).toEqual([1, 1]);
  });
});

describe('the figures', () => {
  test('weigh each open value by its status, rounded to the even cent', async () => {
    await deal({ lines: [[null, '0.25']] });
    await deal({ lines: [[null, '0.35']] });
    await deal({ status: 'Quoted', lines: [[null, '100']] });
    await deal({ status: 'Quoted', lines: [] });
    const { open, won } = await money();
    expect(open).toEqual({ count: 4, valued: 3, value: '100.60', weighted: '50.06' });
    expect(won).toEqual({ count: 0, valued: 0, value: '0.00' });
  });

  test('say what lacks a rate, and leave it out of the sums', async () => {
    await deal({ terms: { currency: 'CHF' } });
    await deal({ terms: { currency: 'CHF' } });
    await deal({ terms: { currency: 'USD' } });
    const body = { fromCurrency: 'USD', toCurrency: 'EUR', rate: '0.9', ratedOn: '2026-01-01' };
    await add(exchangeRates.endpoints.add, body);
    const { open, lacksRate } = await money();
    expect(open).toMatchObject({ count: 3, valued: 1, value: '90.00' });
    expect(lacksRate).toEqual([{ currency: 'CHF', count: 2 }]);
  });

  test('leave out what is in the trash', async () => {
    const id = await deal({});
    await call(inquiries.endpoints.remove, { id });
    expect((await money()).open).toMatchObject({ count: 0, value: '0.00' });
  });

  test('say how long won ones took, from the first contact', async () => {
    expect((await money(march)).daysToWin).toBeNull();
    const id = await deal({ status: 'Won', closedAt: '2026-03-29T12:00:00.000Z' });
    await api.sql(`update inquiry set created_at = '2026-03-26T00:00:00Z' where _id = '${id}'`);
    expect((await money(march)).daysToWin).toBe(3.5);
  });

  test('by chemical are those of the lines, which add up to the inquiry', async () => {
    const [acetone, toluene] = [unique(), unique()];
    const ids = await api.addChemicals([{ name: acetone }, { name: toluene }]);
    const [one = '', other = ''] = ids;
    await deal({
      lines: [
        [one, '0.05'],
        [other, '0.05'],
        [one, '0.05'],
        [null, '0.10'],
      ],
      terms: { discountPercent: '50' },
    });
    const { byChemical, open } = await money();
    expect(open.value).toBe('0.13');
    // Half of 0.05 is 0.02 to the even cent, and the largest line takes the rest.
    expect(told(byChemical).data).toEqual([
      [null, '0.07', '0.00', '0.00'],
      [acetone, '0.04', '0.00', '0.00'],
      [toluene, '0.02', '0.00', '0.00'],
    ]);
    expect(byChemical.data.map((group) => group.open.count)).toEqual([1, 1, 1]);
  });

  test('by country are those of the customer, else of the inquiry; roles without customers see the latter', async () => {
    const customer = await add(customers.endpoints.add, {
      companyName: unique(),
      contactPerson: unique(),
      emails: [`${unique()}@example.com`],
      address: { country: 'FR' },
    });
    await deal({ fields: { customerId: customer._id, country: 'DE' } });
    await deal({ fields: { country: 'IT' } });
    await deal({ fields: {} });
    const countries = ({ byCountry }: Money) => new Set(told(byCountry).data.map(([key]) => key));
    expect(countries(await money())).toEqual(new Set(['FR', 'IT', null]));
    const { token } = await roleWith({ inquiries: 'view', customers: 'none' });
    expect(countries(await money({}, token))).toEqual(new Set(['DE', 'IT', null]));
    expect((await report({ by: 'country', country: 'FR' })).open.count).toBe(1);
  });

  test('by reason put spellings together, and count those that are lost in the period', async () => {
    const closedAt = '2026-03-29T12:00:00.000Z';
    for (const lostReason of ['Price', ' price', 'Too late'])
      await deal({ status: 'Lost', closedAt, fields: { lostReason } });
    await deal({ status: 'Lost', closedAt: '2026-01-01T00:00:00Z', fields: { lostReason: 'Old' } });
    const { byLostReason, lost } = await money(march);
    expect(lost).toEqual({ count: 3, valued: 3, value: '300.00' });
    expect(byLostReason.data.map(({ key, lost: sum }) => [key, sum.count, sum.value])).toEqual([
      ['price', 2, '200.00'],
      ['too late', 1, '100.00'],
    ]);
    const { total } = (await call(inquiries.endpoints.list, { query: { lostReason: 'PRICE' } }))
      .answer;
    expect(total).toBe(2);
  });

  test('name the eight largest groups and sum the others up', async () => {
    const codes = ['AT', 'BE', 'CH', 'DE', 'ES', 'FR', 'GB', 'HU', 'IT', 'JP'];
    for (const [place, country] of codes.entries())
      await deal({ lines: [[null, `${100 - place}`]], fields: { country } });
    const { byCountry } = await money();
    expect(byCountry.data.map(({ key }) => key)).toEqual(codes.slice(0, 8));
    expect(told(byCountry)).toMatchObject({ others: ['183.00', '0.00', '0.00'], left: 2 });
  });

  test('are of whoever is asked for, and name who left', async () => {
    const { adminId } = await addPerson(api, 'sales');
    await deal({ fields: { assignedTo: adminId } });
    await deal({ lines: [[null, '7']] });
    await api.sql(`update admin set deleted_at = now() where _id = '${adminId}'`);
    const { groups, open } = await report({ by: 'assignee', assignedTo: adminId });
    expect(open.value).toBe('100.00');
    expect(groups.data[0]).toMatchObject({ key: adminId, name: expect.stringMatching(/ Tester$/) });
    const all = await report({ by: 'assignee' });
    expect(told(all.groups).data.at(-1)).toEqual([null, '7.00', '0.00', '0.00']);
    const nobody = await report({ by: 'status', assignedTo: 'nobody' });
    expect(told(nobody.groups).data).toEqual([['New', '7.00', '0.00', '0.00']]);
  });

  test('need to view inquiries; names of chemicals are for those who see chemicals', async () => {
    const none = await roleWith({ inquiries: 'none' });
    for (const endpoint of Object.values(moneyEndpoints)) {
      expect((await call(endpoint, { token: none.token })).status).toBe(403);
    }
    const [one = ''] = await api.addChemicals([{ name: unique() }]);
    await deal({ lines: [[one, '5']] });
    const blind = await roleWith({ inquiries: 'view', chemicals: 'none' });
    const { byChemical, open } = await money({}, blind.token);
    expect([byChemical.data, open.value]).toEqual([[], '5.00']);
  });
});

describe('a report', () => {
  test('is exported with stable columns and no formulas', async () => {
    await deal({ fields: { assignedTo: api.adminId } });
    const source = `=cmd|${unique()}`;
    await api.sql(`update source set name = '${source}' where key = 'product-form'`);
    const { data } = (await call(sources.endpoints.list)).answer;
    const sourceId = data.find(({ name }: { name: string }) => name === source)._id;
    await deal({ fields: { sourceId }, lines: [[null, '1234.5']] });
    const file = await api.inject({
      url: `/api/${moneyEndpoints.reportFile.path}?by=source&period=own&from=2026-03-01&until=2026-03-31`,
      headers: bearer(api.adminToken),
    });
    expect(file.headers['content-disposition']).toContain('report-2026-03-01-2026-03-31.csv');
    const [head, first, second] = file.payload.replace('\uFEFF', '').split('\r\n');
    expect(head).toBe(
      'group,open_count,open_value,open_weighted,won_count,won_value,lost_count,lost_value,currency,from,until',
    );
    expect(first).toBe(`'${source},1,1234.50,123.45,0,0.00,0,0.00,EUR,2026-03-01,2026-03-31`);
    expect(second).toMatch(/^Source not known,1,100\.00,10\.00,/);
  });

  test.each([
    [{ by: 'margin' }],
    [{ period: 'ever' }],
    [{ from: '26-1-1' }],
    [{ chemicalId: 'x' }],
    [{ costs: '1' }],
  ])('refuses %j', async (query) => {
    expect((await call(moneyEndpoints.report, { query })).status).toBeGreaterThanOrEqual(400);
  });
});

describe('the sums of the board', () => {
  test('are those of what the list finds, by status', async () => {
    await deal({ lines: [[null, '10']], fields: { country: 'DE' } });
    await deal({ lines: [[null, '20']], fields: { country: 'DE' }, terms: { currency: 'CHF' } });
    await deal({ lines: [[null, '40']], fields: { country: 'FR' } });
    await deal({ status: 'Quoted', lines: [[null, '0.25']], fields: { country: 'DE' } });
    const { data } = (await call(moneyEndpoints.byStatus, { query: { country: 'DE' } })).answer;
    expect(data).toHaveLength(2);
    expect(data).toEqual(
      expect.arrayContaining([
        {
          statusId: desk.statusIds.get('New'),
          count: 2,
          value: '10.00',
          weighted: '1.00',
          lacksRate: 1,
        },
        {
          statusId: desk.statusIds.get('Quoted'),
          count: 1,
          value: '0.25',
          weighted: '0.12',
          lacksRate: 0,
        },
      ]),
    );
  });
});

async function roleWith(levels: object): Promise<{ token: string }> {
  const body = { name: unique(), levels: { ...levelEverywhere('none'), ...levels } };
  const { _id } = await add(roles.endpoints.add, body);
  return addPerson(api, { roleId: _id });
}

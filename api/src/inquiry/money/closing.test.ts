import { inquiries, statuses } from 'contract/inquiry';
import { unique } from '../../testing/describe-resource-routes';
import { type Deals, openDeals } from './deals.fixture';

let desk: Awaited<ReturnType<typeof openDeals>>;

beforeAll(async () => {
  desk = await openDeals();
});
afterAll(() => desk.api.close());

const call: Deals['call'] = (endpoint, request) => desk.call(endpoint, request);
const add: Deals['add'] = (endpoint, body) => desk.add(endpoint, body);
const deal: Deals['deal'] = (given) => desk.deal(given);

describe('an inquiry is closed', () => {
  const closedAt = async (id: string) => {
    const { database } = desk.api.services;
    const row = await database
      .selectFrom('inquiryValue')
      .select('closedAt')
      .where('inquiryId', '=', id)
      .executeTakeFirstOrThrow();
    return row.closedAt;
  };
  const move = async (id: string, status: string, fields: object = {}) => {
    const body = { statusId: desk.statusIds.get(status), ...fields };
    expect((await call(inquiries.endpoints.update, { id, body })).status).toBe(200);
  };

  test('by the move to won or lost, and open again by the move back', async () => {
    const id = await deal({});
    expect(await closedAt(id)).toBeNull();
    await move(id, 'Won');
    const { updatedAt } = (await call(inquiries.endpoints.get, { id })).answer.data;
    expect(await closedAt(id)).toBe(updatedAt);
    await move(id, 'Quoted');
    expect(await closedAt(id)).toBeNull();
    await move(id, 'Lost', { lostReason: 'Price' });
    expect(await closedAt(id)).not.toBeNull();
  });

  test('with its status, when that becomes one of another kind', async () => {
    const { _id, probability } = await add(statuses.endpoints.add, { name: unique(), kind: 'won' });
    expect(probability).toBe(100);
    const status = unique();
    desk.statusIds.set(status, _id);
    const id = await deal({ status, closedAt: '2026-03-01T12:00:00.000Z' });
    await call(statuses.endpoints.update, { id: _id, body: { color: 'teal' } });
    expect(await closedAt(id)).toBe('2026-03-01T12:00:00.000Z');
    await call(statuses.endpoints.update, { id: _id, body: { kind: 'open' } });
    expect(await closedAt(id)).toBeNull();
  });
});

describe('statuses', () => {
  test('have a probability from the start: spread over the open ones', async () => {
    const { data } = (await call(statuses.endpoints.list, { query: { pageSize: 100 } })).answer;
    const known = new Map(
      data.map(({ name, probability }: { name: string; probability: number }) => [
        name,
        probability,
      ]),
    );
    expect(
      ['New', 'Contacted', 'Quoted', 'Negotiation', 'Won', 'Lost'].map((name) => known.get(name)),
    ).toEqual([10, 30, 50, 70, 100, 0]);
  });

  test.each([-1, 101, 12.5, '50'])('refuse %s as one', async (probability) => {
    const body = { name: unique(), probability };
    const { status, answer } = await call(statuses.endpoints.add, { body });
    expect([status, answer.errors[0].path]).toEqual([422, 'probability']);
  });
});

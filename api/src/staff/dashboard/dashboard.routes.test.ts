import { chemicals } from 'contract/catalog';
import { followUps, inquiries, statuses } from 'contract/inquiry';
import { type Dashboard, dashboardEndpoints } from 'contract/staff';
import { callAs, type CallRequest, unique } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import type { Endpoint } from 'contract';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const call = (endpoint: Endpoint, request: CallRequest = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });
const add = async (endpoint: Endpoint, body: object) =>
  (await call(endpoint, { body })).answer.data;
const dashboard = async (query: CallRequest['query'] = {}): Promise<Dashboard> =>
  (await call(dashboardEndpoints.get, { query })).answer.data;

/** When an inquiry came is not the client's to say: the test moves it. */
async function cameAt(id: string, time: string): Promise<void> {
  const { database } = api.services;
  await database.updateTable('inquiry').set({ createdAt: time }).where('_id', '=', id).execute();
  await database
    .updateTable('askedChemical')
    .set({ askedAt: time })
    .where('inquiryId', '=', id)
    .execute();
}

async function inquiry(time: string, body: object = {}): Promise<{ _id: string }> {
  const record = await add(inquiries.endpoints.add, { contactName: unique(), ...body });
  await cameAt(record._id, time);
  return record;
}

describe('the dashboard', () => {
  const statusIds = new Map<string, string>();
  let acetone: string;
  beforeAll(async () => {
    const { answer } = await call(statuses.endpoints.list);
    for (const { name, _id } of answer.data) statusIds.set(name, _id);
    acetone = (await add(chemicals.endpoints.add, { name: unique() }))._id;
    const items = [{ chemicalId: acetone }, { chemicalId: acetone }, { freeText: 'a solvent' }];
    await inquiry('2026-03-01T00:30:00.000Z', { country: 'DE', items });
    await inquiry('2026-03-01T23:30:00.000Z', { country: 'DE', statusId: statusIds.get('Won') });
    await inquiry('2026-03-03T12:00:00.000Z', {
      country: 'FR',
      statusId: statusIds.get('Lost'),
      lostReason: 'Price',
    });
    const trashed = await inquiry('2026-03-03T12:00:00.000Z', { country: 'FR', items });
    await call(inquiries.endpoints.remove, { id: trashed._id });
    await inquiry('2026-02-27T12:00:00.000Z', { statusId: statusIds.get('Won') });
  });

  test('counts the days of the viewer’s time zone, those without inquiries too', async () => {
    const period = { from: '2026-03-01', until: '2026-03-03' };
    const utc = await dashboard(period);
    expect(utc.byDay).toEqual([
      { day: '2026-03-01', count: 2 },
      { day: '2026-03-02', count: 0 },
      { day: '2026-03-03', count: 1 },
    ]);
    const there = await dashboard({ ...period, timeZone: 'Asia/Kolkata' });
    expect(there.byDay.map(({ count }) => count)).toEqual([1, 1, 1]);
    const west = await dashboard({ ...period, timeZone: 'America/New_York' });
    expect(west.byDay.map(({ count }) => count)).toEqual([1, 0, 1]);
  });

  test('tells how inquiries ended, and how those of the period before did', async () => {
    const { outcome, before } = await dashboard({ from: '2026-03-01', until: '2026-03-03' });
    expect(outcome).toEqual({ total: 3, open: 1, won: 1, lost: 1, rate: 0.5 });
    expect(before).toEqual({ total: 1, open: 0, won: 1, lost: 0, rate: 1 });
    const { outcome: none } = await dashboard({ from: '2020-01-01', until: '2020-01-31' });
    expect(none).toEqual({ total: 0, open: 0, won: 0, lost: 0, rate: null });
  });

  test('counts by status in their order, source, country and chemical', async () => {
    const figures = await dashboard({ from: '2026-03-01', until: '2026-03-03' });
    expect(figures.byStatus.map(({ name, count }) => [name, count])).toEqual([
      ['New', 1],
      ['Contacted', 0],
      ['Quoted', 0],
      ['Negotiation', 0],
      ['Won', 1],
      ['Lost', 1],
    ]);
    expect(figures.bySource).toEqual([{ _id: null, name: null, count: 3 }]);
    expect(figures.byCountry).toEqual([
      { country: 'DE', count: 2 },
      { country: 'FR', count: 1 },
    ]);
    expect(figures.topChemicals).toMatchObject([{ _id: acetone, count: 1 }]);
  });

  test('shows what is due, and how many chemicals there are', async () => {
    const { _id } = await inquiry('2026-03-02T12:00:00.000Z');
    const dueAt = new Date(Date.now() - 60_000).toISOString();
    await add(followUps.endpoints.add, { inquiryId: _id, message: 'Call back', dueAt });
    const later = new Date(Date.now() + 3 * 86_400_000).toISOString();
    await add(followUps.endpoints.add, { inquiryId: _id, message: 'Later', dueAt: later });
    const figures = await dashboard();
    expect(figures.followUps).toMatchObject({ total: 1, data: [{ message: 'Call back' }] });
    expect(figures.chemicals).toEqual({ published: 0, draft: 1 });
    expect(figures.byDay).toHaveLength(30);
    expect(figures.period.until).toBe(new Date().toISOString().slice(0, 10));
  });

  test.each([
    { from: '2026-03-03', until: '2026-03-01' },
    { from: '2020-01-01', until: '2026-03-01' },
    { from: 'yesterday' },
    { timeZone: 'Mars/Olympus' },
    { timeZone: "UTC'; drop table inquiry; --" },
  ])('refuses %j', async (query) => {
    expect((await call(dashboardEndpoints.get, { query })).status).toBe(400);
  });

  test('is for staff', async () => {
    expect((await callAs(api, dashboardEndpoints.get)).status).toBe(403);
  });
});

import { type Endpoint } from 'contract';
import { chemicals } from 'contract/catalog';
import { followUps, inquiries, inquiryEndpoints, statuses } from 'contract/inquiry';
import { adminEndpoints, builtInRoles } from 'contract/staff';
import { callAs, unique, uniqueWord } from '../testing/describe-resource-routes';
import { startTestApi, testAdmin, type TestApi } from '../testing/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const call = <E extends Endpoint>(endpoint: E | undefined, request: object = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });

async function added(body: object) {
  const { answer } = await call(inquiries.endpoints.add, {
    body: { contactName: unique(), ...body },
  });
  return answer.data;
}

describe('the admins as a list', () => {
  test('are found by name or address, and nothing secret is told of them', async () => {
    const { status, answer } = await call(adminEndpoints.list, { query: { search: 'ting tess@' } });
    expect(status).toBe(200);
    const { firstname, lastname, email } = testAdmin;
    const profile = {
      _id: api.adminId,
      firstname,
      lastname,
      email,
      photo: null,
      releaseNews: false,
      mailedTopics: [],
      language: null,
      locale: null,
      phone: null,
      signature: null,
      timeZone: null,
      roleId: builtInRoles.owner._id,
    };
    expect(answer).toEqual({ data: [profile], total: 1, page: 1, pageSize: 25 });
    const none = await call(adminEndpoints.list, { query: { search: 'nobody of that name' } });
    expect(none.answer.total).toBe(0);
  });

  test('are for staff alone', async () => {
    expect((await callAs(api, adminEndpoints.list)).status).toBe(403);
  });
});

test('items are called by the chemical’s name of today, else by the visitor’s words', async () => {
  const name = unique();
  const chemical = (await call(chemicals.endpoints.add, { body: { name } })).answer.data;
  const items = [{ chemicalId: chemical._id }, { freeText: 'Something blue' }];
  const { _id, itemNames } = await added({ items });
  expect(itemNames).toEqual([name, 'Something blue']);
  await call(chemicals.endpoints.update, { id: chemical._id, body: { name: `${name} pure` } });
  const list = await call(inquiries.endpoints.list, { query: { chemicalId: chemical._id } });
  expect(list.answer.data).toMatchObject([{ _id, itemNames: [`${name} pure`, 'Something blue'] }]);
  const bare = await added({});
  const { answer } = await call(inquiries.endpoints.get, { id: bare._id });
  expect(answer.data.itemNames).toEqual([]);
});

test('are counted as the ready views show them', async () => {
  const dueBefore = '2026-06-02T00:00:00+02:00';
  const counts = async () =>
    (await call(inquiryEndpoints.counts, { query: { dueBefore } })).answer.data;
  const before = await counts();
  const kinds = (await call(statuses.endpoints.list)).answer.data;
  const statusOf = (kind: string) =>
    kinds.find((status: { kind: string }) => status.kind === kind)._id;
  const mine = await added({ assignedTo: api.adminId });
  await added({});
  await added({ statusId: statusOf('won'), assignedTo: api.adminId });
  await added({ statusId: statusOf('lost'), lostReason: 'Price' });
  const due = { message: 'Call', dueAt: '2026-06-01T21:59:59Z' };
  await call(followUps.endpoints.add, { body: { ...due, inquiryId: mine._id } });
  expect(await counts()).toEqual({
    open: before.open + 2,
    due: before.due + 1,
    unassigned: before.unassigned + 1,
    noNextStep: before.noNextStep + 1,
    mine: before.mine + 1,
    won: before.won + 1,
    lost: before.lost + 1,
  });
  const listed = { statusKind: 'open', dueBefore };
  const { answer } = await call(inquiries.endpoints.list, { query: listed });
  expect(answer.total).toBe(before.due + 1);
  expect((await call(inquiryEndpoints.counts)).status).toBe(400);
});

test('a status without a place stands last, one with a place there', async () => {
  const add = async (given: object) =>
    (await call(statuses.endpoints.add, { body: { name: unique(), ...given } })).answer.data;
  const stored = (await call(statuses.endpoints.list)).answer.data;
  const last = Math.max(...stored.map(({ order }: { order: number }) => order));
  expect((await add({})).order).toBe(last + 10);
  expect((await add({ order: 5 })).order).toBe(5);
});

test('lists find by chemical, person, step and words', async () => {
  const word = uniqueWord();
  const body = { name: unique() };
  const chemical = (await call(chemicals.endpoints.add, { body })).answer.data;
  const items = [{ freeText: 'x' }, { chemicalId: chemical._id }];
  const one = await added({ contactName: `${word} Smith`, items });
  const step = { inquiryId: one._id, message: 'Call back', dueAt: '2026-01-05T09:00:00Z' };
  await call(followUps.endpoints.add, { body: step });
  const found = async (query: Record<string, string | boolean>) => {
    const { answer } = await call(inquiries.endpoints.list, { query: { search: word, ...query } });
    return answer.total;
  };
  expect(await found({ chemicalId: chemical._id })).toBe(1);
  expect(await found({ search: `${one.number} smith` })).toBe(1);
  expect(await found({ assignedTo: 'nobody' })).toBe(1);
  expect(await found({ assignedTo: one._id })).toBe(0);
  expect(await found({ statusKind: 'open', hasNextStep: true })).toBe(1);
  expect(await found({ statusKind: 'won' })).toBe(0);
  expect(await found({ dueBefore: '2026-01-05T09:00:01Z' })).toBe(1);
  expect(await found({ dueBefore: '2026-01-05T09:00:00Z' })).toBe(0);
  expect(await found({ createdFrom: '2100-01-01T00:00:00Z' })).toBe(0);
  const removal = await call(chemicals.endpoints.remove, { id: chemical._id });
  expect([removal.status, removal.answer.detail]).toEqual([
    409,
    expect.stringContaining(`1 inquiry: ${one.number}`),
  ]);
});

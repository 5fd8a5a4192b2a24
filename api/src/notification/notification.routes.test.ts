import { notify } from './notifications';
import { bearer } from '../testing/bearer';
import { startTestApi, type TestApi } from '../testing/start-test-api';

let api: TestApi;
let colleague: string;

beforeAll(async () => {
  api = await startTestApi();
  const payload = {
    firstname: 'Colin',
    lastname: 'League',
    email: 'colin@example.com',
    password: 'a long pass phrase',
  };
  const url = '/api/admin/register';
  const answer = await api.inject({
    method: 'POST',
    url,
    payload,
    headers: bearer(api.adminToken),
  });
  colleague = await api.services.sessions.open(answer.json().admin._id);
});
afterAll(() => api.close());

async function list(token: string) {
  const answer = await api.inject({ url: '/api/notification/get', headers: bearer(token) });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

function dismiss(id: string, token: string) {
  const url = `/api/notification/delete?id=${id}`;
  return api.inject({ method: 'DELETE', url, headers: bearer(token) });
}

function removeAll(token: string) {
  const url = '/api/notification/deleteAll';
  return api.inject({ method: 'DELETE', url, headers: bearer(token) });
}

function raise(message: string) {
  return api.services.database
    .transaction()
    .execute((work) => notify(work, { kind: 'remote-released', message, link: '/releases' }));
}

test('every admin sees what was raised, newest first, until it is dismissed for good', async () => {
  expect(await list(api.adminToken)).toEqual([]);
  await raise('first');
  await raise('second');
  const mine = await list(api.adminToken);
  expect(mine.map((notice: { message: string }) => notice.message)).toEqual(['second', 'first']);
  expect(mine[0]).toEqual({
    _id: expect.any(String),
    id: mine[0]._id,
    message: 'second',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    kind: 'remote-released',
    link: '/releases',
  });
  const gone = await dismiss(mine[0]._id, api.adminToken);
  expect([gone.statusCode, gone.json()]).toEqual([200, { data: { _id: mine[0]._id } }]);
  expect(await list(api.adminToken)).toHaveLength(1);
  expect(await list(colleague)).toHaveLength(2);
});

test('nobody dismisses another’s, an unknown or a dismissed one', async () => {
  await raise('mine');
  const [mine] = await list(api.adminToken);
  expect((await dismiss(mine._id, colleague)).statusCode).toBe(404);
  expect((await dismiss(mine._id, api.adminToken)).statusCode).toBe(200);
  expect((await dismiss(mine._id, api.adminToken)).statusCode).toBe(404);
  expect((await dismiss("' or true --", api.adminToken)).statusCode).toBe(400);
});

test('a list has a hundred at most', async () => {
  for (let number = 0; number < 105; number += 1) await raise(`number ${number}`);
  const notices = await list(api.adminToken);
  expect(notices).toHaveLength(100);
  expect(notices[0].message).toBe('number 104');
});

test('all of one’s own go at once, those beyond the list too', async () => {
  const others = await list(colleague);
  const answer = await removeAll(api.adminToken);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data.removed).toBeGreaterThanOrEqual(105);
  expect(await list(api.adminToken)).toEqual([]);
  expect(await list(colleague)).toEqual(others);
  expect((await removeAll(api.adminToken)).json()).toEqual({ data: { removed: 0 } });
});

import type { Endpoint } from 'contract';
import { chemicals, units } from 'contract/catalog';
import { allEndpoints } from 'contract/endpoints';
import { apiKeyEndpoints } from 'contract/integration';
import { jobEndpoints } from 'contract/jobs';
import { recordEndpoints } from 'contract/record';
import {
  type KeyArea,
  keyAreas,
  type Level,
  levelEverywhere,
  missingNeeds,
  roles,
  staffEndpoints,
} from 'contract/staff';
import { runNextJob } from '../../jobs/job-runner';
import { requestOf } from '../../abuse/hostile-requests';
import { addPerson, type Person } from '../../staff/role/people.fixture';
import { bearer } from '../../testing/bearer';
import { callAs, type CallRequest, unique } from '../../testing/describe-resource-routes';
import { startOther } from '../../testing/start-other';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

type Given = Partial<Record<KeyArea, Level>>;

const noLevels = Object.fromEntries(keyAreas.map((area) => [area, 'none']));
const day = 24 * 3_600_000;
const dayIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

function as(token: string, endpoint: Endpoint | undefined, request: CallRequest = {}) {
  return callAs(api, endpoint, { token, ...request });
}

function ask(given: Given, { token = api.adminToken, days = 30, name = 'ERP' } = {}) {
  const body = { name, levels: { ...noLevels, ...given }, expiresOn: dayIn(days) };
  return as(token, apiKeyEndpoints.add, { body });
}

async function newKey(
  given: Given,
  by: Partial<Person> = {},
): Promise<{ _id: string; key: string }> {
  const { status, answer } = await ask(given, by);
  expect(status).toBe(201);
  return answer.data;
}

const newUnit = () => ({ name: unique(), symbol: unique(), dimension: 'mass', factor: 1 });

test('a key is shown once, and listed by its prefix with its last use, which is written once a minute', async () => {
  const { _id, key } = await newKey({ chemicals: 'view' });
  const listed = async () => {
    const { answer } = await as(api.adminToken, apiKeyEndpoints.list);
    expect(JSON.stringify(answer)).not.toContain(key);
    return answer.data.find((one: { _id: string }) => one._id === _id);
  };
  expect(await listed()).toMatchObject({
    name: 'ERP',
    prefix: key.slice(0, 12),
    createdBy: 'Tess Ting',
    lastUsedAt: null,
    state: 'active',
  });
  expect((await as(key, units.endpoints.list)).status).toBe(200);
  const { lastUsedAt } = await listed();
  expect(Date.now() - Date.parse(lastUsedAt)).toBeLessThan(60_000);
  await as(key, units.endpoints.list);
  expect((await listed()).lastUsedAt).toBe(lastUsedAt);
  await api.sql(`update api_key set last_used_at = now() - interval '61 seconds' where _id = $1`, [
    _id,
  ]);
  await as(key, units.endpoints.list);
  expect(Date.parse((await listed()).lastUsedAt)).toBeGreaterThanOrEqual(Date.parse(lastUsedAt));
});

test('a key has an end within two years, at least one level, and none above those of its maker', async () => {
  const refusals = [
    await ask({ chemicals: 'view' }, { days: -1 }),
    await ask({ chemicals: 'view' }, { days: 732 }),
    await ask({}),
  ];
  expect(refusals.map(({ status, answer }) => [status, answer.errors[0].path])).toEqual([
    [422, 'expiresOn'],
    [422, 'expiresOn'],
    [422, 'levels'],
  ]);
  const body = { name: 'ERP', levels: { ...noLevels, staff: 'view' }, expiresOn: dayIn(9) };
  expect((await as(api.adminToken, apiKeyEndpoints.add, { body })).status).toBe(422);
  const levels = { ...levelEverywhere('view'), settings: 'edit' };
  const { token } = await addPerson(api, { roleId: await addRole(levels) });
  expect((await ask({ website: 'edit' }, { token })).status).toBe(422);
  expect((await ask({ website: 'view' }, { token })).status).toBe(201);
});

test('making and ending a key needs a fresh sign-in', async () => {
  const { token, adminId } = await addPerson(api, 'owner');
  const { _id } = await newKey({ chemicals: 'view' }, { token });
  await api.sql(
    `update admin_session set confirmed_at = now() - interval '11 minutes' where admin_id = $1`,
    [adminId],
  );
  api.services.sessions.forget(adminId);
  expect((await ask({ chemicals: 'view' }, { token })).status).toBe(401);
  expect((await as(token, apiKeyEndpoints.revoke, { id: _id })).status).toBe(401);
});

test('a key may what its levels allow in each area, and no call of accounts, roles, keys or releases', async () => {
  const walked: Given[] = [
    Object.fromEntries(keyAreas.map((area) => [area, 'all'])),
    { chemicals: 'edit', customers: 'view' },
    { website: 'all', inquiries: 'edit', suppliers: 'view' },
  ];
  const guarded = allEndpoints.filter(
    ({ access, name }) => access !== 'public' && name !== 'file.add',
  );
  const wrong: string[] = [];
  for (const given of walked) {
    const { key } = await newKey(given);
    const permissions = { ...levelEverywhere('none'), ...given };
    for (const endpoint of guarded) {
      const { url, method } = requestOf(endpoint);
      const body = method === 'GET' ? {} : { payload: {} };
      const { statusCode } = await api.inject({ method, url, headers: bearer(key), ...body });
      const mayCall =
        endpoint.byKey && missingNeeds(permissions, endpoint.needs ?? 'account') === undefined;
      if ((statusCode === 403) === mayCall || statusCode >= 500)
        wrong.push(`${endpoint.name} answered ${statusCode} to ${JSON.stringify(given)}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(guarded.length * walked.length).toBeGreaterThan(800);
  const open = guarded.filter(({ byKey }) => byKey).map(({ name }) => name.split('.')[0] ?? '');
  const never = [
    'admin',
    'account',
    'staff',
    'role',
    'release',
    'apiKey',
    'secondFactor',
    'savedView',
  ];
  expect(open.filter((noun) => never.includes(noun))).toEqual([]);
}, 120_000);

test('for a public call without its needs, a key is a visitor', async () => {
  const { key } = await newKey({ website: 'view' });
  await api.addChemicals([{ name: unique() }]);
  const byKey = await as(key, chemicals.endpoints.list);
  expect(byKey).toEqual(await callAs(api, chemicals.endpoints.list));
});

test('what a key writes is in the history under its name and that of its maker', async () => {
  const { key } = await newKey({ chemicals: 'edit' });
  const { answer } = await as(key, units.endpoints.add, { body: newUnit() });
  const query = { resource: 'unit', recordId: answer.data._id };
  const history = await as(api.adminToken, recordEndpoints.history, { query });
  expect(history.answer.data).toMatchObject([{ by: 'ERP, API key of Tess Ting' }]);
});

test('a key loses what its maker loses', async () => {
  const roleId = await addRole({ ...levelEverywhere('edit') });
  const maker = await addPerson(api, { roleId });
  const { key } = await newKey({ chemicals: 'edit' }, maker);
  expect((await as(key, units.endpoints.add, { body: newUnit() })).status).toBe(201);
  await api.sql('update role set levels = $2 where _id = $1', [
    roleId,
    JSON.stringify(levelEverywhere('view')),
  ]);
  expect((await as(key, units.endpoints.add, { body: newUnit() })).status).toBe(403);
  expect((await as(key, units.endpoints.list)).status).toBe(200);
});

test('a key ends at once in every process: revoked, over, or with the account of its maker', async () => {
  const there = await startOther(api);
  const maker = await addPerson(api, 'owner');
  const answers = async (key: string) => {
    const request = { url: `/api/${units.endpoints.export.path}?format=csv`, headers: bearer(key) };
    const both = [await api.inject(request), await there.app.inject(request)];
    return both.map(({ statusCode, body }) =>
      statusCode === 200 ? 'open' : JSON.parse(body).detail,
    );
  };
  const [revoked, over, orphaned] = [
    await newKey({ chemicals: 'all' }, maker),
    await newKey({ chemicals: 'all' }, maker),
    await newKey({ chemicals: 'all' }, maker),
  ];
  for (const { key } of [revoked, over, orphaned])
    expect(await answers(key)).toEqual(['open', 'open']);
  for (let time = 0; time < 2; time += 1) {
    const { status } = await as(api.adminToken, apiKeyEndpoints.revoke, { id: revoked._id });
    expect(status).toBe(200);
  }
  const hint = 'Make a new one in the panel, under Integrations.';
  const said = (end: string) => [`This API key ${end}. ${hint}`, `This API key ${end}. ${hint}`];
  expect(await answers(revoked.key)).toEqual(said(`was revoked on ${dayIn(0)}`));
  await api.sql(`update api_key set expires_at = now() - interval '1 day' where _id = $1`, [
    over._id,
  ]);
  expect(await answers(over.key)).toEqual(said(`ended on ${dayIn(-1)}`));
  const deactivation = { id: maker.adminId, body: { handOverTo: null } };
  expect((await as(api.adminToken, staffEndpoints.deactivate, deactivation)).status).toBe(200);
  expect(await answers(orphaned.key)).toEqual(said('ended with the account of its maker'));
  expect(await answers(`${orphaned.key.slice(0, -1)}-`)).toEqual(said('is unknown'));
  const { answer } = await as(api.adminToken, apiKeyEndpoints.list, { query: { pageSize: 100 } });
  const states = [revoked, over, orphaned].map(
    ({ _id }) => answer.data.find((one: { _id: string }) => one._id === _id)?.state,
  );
  expect(states).toEqual(['revoked', 'expired', 'maker-deactivated']);
  await there.close();
});

test('a key stays ended when the account of its maker is activated again', async () => {
  const maker = await addPerson(api, 'owner');
  const { _id, key } = await newKey({ chemicals: 'all' }, maker);
  const id = maker.adminId;
  const off = { id, body: { handOverTo: null } };
  expect((await as(api.adminToken, staffEndpoints.deactivate, off)).status).toBe(200);
  expect((await as(api.adminToken, staffEndpoints.reactivate, { id })).status).toBe(200);
  const refused = await as(key, units.endpoints.list);
  expect([refused.status, refused.answer.detail]).toEqual([
    403,
    expect.stringContaining(`was revoked on ${dayIn(0)}`),
  ]);
  const { answer } = await as(api.adminToken, apiKeyEndpoints.list, { query: { pageSize: 100 } });
  expect(answer.data.find((one: { _id: string }) => one._id === _id)?.state).toBe('revoked');
  const history = await api.services.database
    .selectFrom('audit')
    .select(['resource', 'adminId'])
    .where('recordId', '=', _id)
    .where('action', '=', 'update')
    .execute();
  expect(history).toEqual([{ resource: 'apiKey', adminId: api.adminId }]);
  const renewed = await newKey(
    { chemicals: 'all' },
    { ...maker, token: await api.services.sessions.open(id) },
  );
  expect((await as(renewed.key, units.endpoints.list)).status).toBe(200);
});

test('a key is refused while its maker lacks the second factor that their role asks for; a job goes on', async () => {
  const roleId = await addRole({ ...levelEverywhere('all'), staff: 'none' });
  const maker = await addPerson(api, { roleId });
  const { _id, key } = await newKey({ chemicals: 'edit' }, maker);
  const { answer: unit } = await as(key, units.endpoints.add, { body: newUnit() });
  const bulk = {
    resource: 'unit',
    selection: { ids: [unit.data._id] },
    action: { kind: 'remove' },
  };
  const begun = await as(maker.token, jobEndpoints.bulk, { body: bulk });
  expect(begun.status).toBe(201);
  const require = (requiresSecondFactor: boolean) =>
    as(api.adminToken, roles.endpoints.update, { id: roleId, body: { requiresSecondFactor } });
  expect((await require(true)).status).toBe(200);

  for (const [endpoint, request] of [
    [units.endpoints.list, {}],
    [units.endpoints.add, { body: newUnit() }],
    [chemicals.endpoints.list, {}],
  ] as const) {
    const refused = await as(key, endpoint, request);
    expect([refused.status, refused.answer.type]).toEqual([
      403,
      expect.stringContaining('second-factor-missing'),
    ]);
    expect(refused.answer.detail).toMatch(/^This API key waits for its maker/);
  }
  const { answer } = await as(api.adminToken, apiKeyEndpoints.list, { query: { pageSize: 100 } });
  expect(answer.data.find((one: { _id: string }) => one._id === _id)?.state).toBe(
    'maker-without-second-factor',
  );
  expect((await as(maker.token, jobEndpoints.bulk, { body: bulk })).status).toBe(403);
  while (await runNextJob({ services: api.services, log: console }));
  const { answer: job } = await as(api.adminToken, jobEndpoints.get, { id: begun.answer.data._id });
  expect(job.data).toMatchObject({ state: 'done', changed: 1, refused: 0 });

  expect((await require(false)).status).toBe(200);
  expect((await as(key, units.endpoints.list)).status).toBe(200);
});

test('a key makes 600 requests a minute, and another is not held up', async () => {
  const [busy, other] = [await newKey({ chemicals: 'view' }), await newKey({ chemicals: 'view' })];
  const url = `/api/${recordEndpoints.trash.path}`;
  const statuses: number[] = [];
  for (let request = 0; request < 601; request += 1)
    statuses.push((await api.inject({ url, headers: bearer(busy.key) })).statusCode);
  expect(statuses.slice(598)).toEqual([403, 403, 429]);
  expect((await as(other.key, units.endpoints.list)).status).toBe(200);
});

test('metrics and the panel’s stream are for sessions', async () => {
  const { key } = await newKey({ chemicals: 'all' });
  for (const url of ['/api/metrics', '/api/notification/stream'])
    expect((await api.inject({ url, headers: bearer(key) })).statusCode).toBe(403);
});

async function addRole(levels: object): Promise<string> {
  const body = { name: unique(), levels };
  const answer = await api.inject({
    method: 'POST',
    url: '/api/role/add',
    headers: bearer(api.adminToken),
    payload: body,
  });
  return answer.json().data._id;
}

import {
  accountEndpoints,
  adminEndpoints,
  builtInRoles,
  levelEverywhere,
  roleEndpoints,
  roles,
  secondFactorEndpoints,
  staffEndpoints,
} from 'contract/staff';
import { callAs, type CallRequest, unique } from '../../testing/describe-resource-routes';
import { startOther } from '../../testing/start-other';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { addPerson, type Person } from './people.fixture';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const none = levelEverywhere('none');

function as(
  { token }: Pick<Person, 'token'>,
  endpoint: Parameters<typeof callAs>[1],
  request: CallRequest = {},
) {
  return callAs(api, endpoint, { token, ...request });
}
const owner = () => ({ token: api.adminToken });
const addRole = (person: Pick<Person, 'token'>, levels: object, name = unique()) =>
  as(person, roles.endpoints.add, { body: { name, levels } });
const assign = (person: Pick<Person, 'token'>, adminId: string, roleId: string) =>
  as(person, roleEndpoints.assign, { body: { adminId, roleId } });

test('the built-in roles are there, and can be neither changed nor deleted', async () => {
  const { answer } = await as(owner(), roles.endpoints.list);
  const recruiting = { name: 'Recruiting', builtIn: null };
  expect(answer.data).toContainEqual(expect.objectContaining(recruiting));
  expect(answer.total).toBe(8);
  for (const { _id, levels } of Object.values(builtInRoles)) {
    const stored = await as(owner(), roles.endpoints.get, { id: _id });
    expect(stored.answer.data.levels).toEqual(levels);
    const changed = await as(owner(), roles.endpoints.update, { id: _id, body: { levels: none } });
    expect(changed.status).toBe(422);
    expect((await as(owner(), roles.endpoints.remove, { id: _id })).status).toBe(409);
  }
});

test('a domain is of one role, never of Owner, and a built-in role may have some', async () => {
  const give = async (
    person: Pick<Person, 'token'>,
    id: string,
    emailDomains: readonly string[],
  ) => {
    const { answer } = await as(owner(), roles.endpoints.get, { id });
    const body = { emailDomains, version: answer.data.version };
    return as(person, roles.endpoints.update, { id, body });
  };
  const given = await give(owner(), builtInRoles.sales._id, [' Example.COM ']);
  expect(given.answer.data.emailDomains).toEqual(['example.com']);
  const other = (await addRole(owner(), none)).answer.data._id;
  const twice = await give(owner(), other, ['example.com']);
  expect([twice.status, twice.answer.errors]).toEqual([
    422,
    [{ path: 'emailDomains', message: 'Another role has example.com already' }],
  ]);
  expect((await give(owner(), other, ['not a domain'])).status).toBe(422);
  expect((await give(owner(), builtInRoles.owner._id, ['example.org'])).status).toBe(422);
  const listing = (await addRole(owner(), { ...none, staff: 'edit' })).answer.data._id;
  const lister = await addPerson(api, { roleId: listing });
  expect((await give(lister, builtInRoles.sales._id, ['example.net'])).status).toBe(422);
  expect((await give(owner(), builtInRoles.sales._id, [])).status).toBe(200);
});

test('a role that somebody has is not deleted, and the refusal names them', async () => {
  const { answer } = await addRole(owner(), { ...none, chemicals: 'view' });
  const roleId = answer.data._id;
  const person = await addPerson(api, { roleId });
  const refusal = await as(owner(), roles.endpoints.remove, { id: roleId });
  const { answer: people } = await as(owner(), adminEndpoints.list, { query: { roleId } });
  expect(people.data).toMatchObject([{ _id: person.adminId, roleId }]);
  expect(refusal.status).toBe(409);
  expect(refusal.answer.detail).toContain(people.data[0].firstname);
  await assign(owner(), person.adminId, builtInRoles.sales._id);
  expect((await as(owner(), roles.endpoints.remove, { id: roleId })).status).toBe(200);
});

test('nobody gives, makes or changes more than they may do, and nobody raises themselves', async () => {
  const levels = { ...levelEverywhere('view'), staff: 'all' };
  const { answer } = await addRole(owner(), levels);
  const lead = await addPerson(api, { roleId: answer.data._id });
  const clerk = await addPerson(api, 'read-only');
  expect((await addRole(lead, { ...none, chemicals: 'edit' })).status).toBe(422);
  expect((await addRole(lead, { ...none, chemicals: 'view' })).status).toBe(201);
  const raise = { id: answer.data._id, body: { levels: levelEverywhere('all') } };
  expect((await as(lead, roles.endpoints.update, raise)).status).toBe(422);
  const lower = { id: answer.data._id, body: { levels: none } };
  expect((await as(lead, roles.endpoints.update, lower)).status).toBe(422);
  for (const role of ['sales', 'administrator', 'owner'] as const)
    expect((await assign(lead, clerk.adminId, builtInRoles[role]._id)).status).toBe(403);
  expect((await assign(lead, lead.adminId, builtInRoles['read-only']._id)).status).toBe(403);
  const seller = await addPerson(api, 'sales');
  expect((await assign(lead, seller.adminId, builtInRoles['read-only']._id)).status).toBe(403);
  const payload = { firstname: 'New', lastname: 'Person', password: 'a long pass phrase' };
  const register = (roleId?: string) =>
    as(lead, adminEndpoints.register, {
      body: { ...payload, email: `${unique()}@example.com`, ...(roleId && { roleId }) },
    });
  expect((await register(builtInRoles.sales._id)).status).toBe(403);
  expect((await register()).answer.admin.roleId).toBe(answer.data._id);
});

test('an Administrator may do everything but touch Owners, and one Owner always remains', async () => {
  const administrator = await addPerson(api, 'administrator');
  const { owner: ownerRole, sales } = builtInRoles;
  expect((await assign(administrator, api.adminId, sales._id)).status).toBe(403);
  const clerk = await addPerson(api, 'sales');
  expect((await assign(administrator, clerk.adminId, ownerRole._id)).status).toBe(403);
  expect((await assign(owner(), clerk.adminId, ownerRole._id)).status).toBe(200);
  expect((await assign(clerk, api.adminId, sales._id)).status).toBe(200);
  expect((await assign(owner(), clerk.adminId, sales._id)).status).toBe(403);
  await expect(
    api.sql('update admin set role_id = $2 where _id = $1', [clerk.adminId, sales._id]),
  ).rejects.toThrow('last Owner');
  await expect(
    api.sql('update admin set deleted_at = now() where _id = $1', [clerk.adminId]),
  ).rejects.toThrow('last Owner');
  expect((await assign(clerk, api.adminId, ownerRole._id)).status).toBe(200);
});

test('the caller’s profile says what their role allows, and anybody learns whom to ask', async () => {
  const clerk = await addPerson(api, 'website');
  const { answer } = await as(clerk, adminEndpoints.profile);
  const { name, levels: permissions } = builtInRoles.website;
  expect(answer.role).toEqual({ name, isOwner: false, permissions, lacksSecondFactor: false });
  const grantors = await as(clerk, roleEndpoints.grantors);
  expect(grantors.answer.data).toContainEqual({
    _id: api.adminId,
    name: 'Tess Ting',
    role: 'Owner',
  });
});

test('a change of an account’s role, or of the role, holds at once, in another process too', async () => {
  const there = await startOther(api);
  const { answer } = await addRole(owner(), { ...none, chemicals: 'edit' });
  const roleId = answer.data._id;
  const person = await addPerson(api, { roleId });
  const addUnit = async (app = api.app) => {
    const payload = { name: unique(), symbol: unique(), dimension: 'mass', factor: 1 };
    const headers = { authorization: `Bearer ${person.token}` };
    return (await app.inject({ method: 'POST', url: '/api/unit/add', headers, payload }))
      .statusCode;
  };
  expect([await addUnit(), await addUnit(there.app)]).toEqual([201, 201]);
  const body = { levels: { ...none, chemicals: 'view' } };
  await as(owner(), roles.endpoints.update, { id: roleId, body });
  expect(await addUnit()).toBe(403);
  await until(async () => (await addUnit(there.app)) === 403);
  await assign(owner(), person.adminId, builtInRoles.catalogue._id);
  expect(await addUnit()).toBe(201);
  await until(async () => (await addUnit(there.app)) === 201);
  await there.close();
});

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 1_000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('It did not happen within a second');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test('an invitation gives the role that was chosen for it, and nobody invites above their own', async () => {
  const { answer } = await addRole(owner(), { ...levelEverywhere('view'), staff: 'all' });
  const lead = await addPerson(api, { roleId: answer.data._id });
  const invite = (person: Pick<Person, 'token'>, roleId?: string) =>
    as(person, staffEndpoints.invite, { body: { email: `${unique()}@example.com`, roleId } });
  expect((await invite(lead, builtInRoles.sales._id)).status).toBe(403);
  expect((await invite(lead, builtInRoles.owner._id)).status).toBe(403);
  const { answer: made } = await invite(lead);
  const [, token] = made.data.link.split('#');
  const names = { firstname: 'Ivy', lastname: 'Invited', password: 'a long pass phrase of mine' };
  const accept = accountEndpoints.acceptInvitation;
  expect((await callAs(api, accept, { body: { token, ...names } })).status).toBe(201);
  const query = { search: made.data.email };
  const { answer: found } = await as(owner(), adminEndpoints.list, { query });
  expect(found.data).toMatchObject([{ roleId: answer.data._id }]);
});

test('nobody changes the account of who may do more than they', async () => {
  const { answer } = await addRole(owner(), { ...levelEverywhere('view'), staff: 'all' });
  const lead = await addPerson(api, { roleId: answer.data._id });
  const seller = await addPerson(api, 'sales');
  const body = { handOverTo: null };
  for (const id of [api.adminId, seller.adminId]) {
    expect((await as(lead, staffEndpoints.deactivate, { id, body })).status).toBe(403);
    expect((await as(lead, staffEndpoints.resetLink, { id })).status).toBe(403);
    expect((await as(lead, staffEndpoints.endSessions, { id })).status).toBe(403);
    expect((await as(lead, secondFactorEndpoints.removeOf, { id })).status).toBe(403);
  }
  const reader = await addPerson(api, 'read-only');
  const { adminId: id } = reader;
  expect((await as(lead, staffEndpoints.deactivate, { id, body })).status).toBe(200);
  expect((await as(reader, roles.endpoints.list)).status).toBe(403);
});

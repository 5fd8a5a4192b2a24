import { suppliers } from 'contract/partner';
import { chemicals, units } from 'contract/catalog';
import { apiKeyEndpoints } from 'contract/integration';
import { sql } from 'kysely';
import { jobEndpoints } from 'contract/jobs';
import { runNextJob } from '../../jobs/job-runner';
import { auditEndpoints, type AuditTrailEntry } from 'contract/record';
import { accountEndpoints, adminEndpoints, keyAreas, levelEverywhere, roles } from 'contract/staff';
import { addPerson, type Person } from '../../staff/role/people.fixture';
import { settleRefusals } from '../../staff/session/sign-in-refusals';
import { bearer } from '../../testing/bearer';
import { callAs, type CallRequest, uniqueWord } from '../../testing/describe-resource-routes';
import { startTestApi, testAdmin, type TestApi } from '../../testing/start-test-api';
import { tokenTo } from '../../staff/accounts.fixture';
import { maxNamed, searchAudit } from './search-audit';
import { redactChanges } from './redact-changes';

let api: TestApi;
let owner: Person;
let auditor: Person;
let supplierId: string;
const word = uniqueWord();

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  owner = { adminId: api.adminId, token: api.adminToken };
  const levels = { ...levelEverywhere('none'), suppliers: 'view', staff: 'all', settings: 'view' };
  const { answer: role } = await call(roles.endpoints.add, { body: { name: word, levels } });
  auditor = await addPerson(api, { roleId: role.data._id });
  const body = { companyName: `${word} Works`, paymentTerms: '14 days' };
  const { answer } = await call(suppliers.endpoints.add, { body });
  supplierId = answer.data._id;
  const update = { paymentTerms: '=30 days', companyName: `${word} Mills` };
  await call(suppliers.endpoints.update, { id: supplierId, body: update });
  await api.addChemicals([{ name: `${word} oxide` }]);
});
afterAll(() => api.close());

function call(endpoint: Parameters<typeof callAs>[1], request: CallRequest = {}) {
  return callAs(api, endpoint, { token: owner.token, ...request });
}

interface Listed {
  readonly data: readonly AuditTrailEntry[];
  readonly next: string | null;
}

async function list(query: CallRequest['query'] = {}, { token }: Person = owner): Promise<Listed> {
  const { status, answer } = await callAs(api, auditEndpoints.list, { token, query });
  expect(status).toBe(200);
  return answer;
}

it('has who, what, when and from where, newest first, and goes on where a page ended', async () => {
  const { data } = await list({ resource: 'supplier', recordId: supplierId });
  expect(data.map(({ action }) => action)).toEqual(['update', 'add']);
  expect(data[0]).toMatchObject({
    kind: 'record',
    title: `${word} Mills`,
    adminId: api.adminId,
    by: `${testAdmin.firstname} ${testAdmin.lastname}`,
    requestId: expect.any(String),
    changes: expect.arrayContaining([{ field: 'paymentTerms', from: '14 days', to: '=30 days' }]),
  });
  const all = await list({ pageSize: 100 });
  expect(all.next).toBeNull();
  const paged: AuditTrailEntry[] = [];
  for (let after: string | undefined; ;) {
    const page = await list({ pageSize: 2, after });
    paged.push(...page.data);
    if (page.next === null) break;
    after = page.next;
  }
  expect(paged).toEqual(all.data);
  const times = paged.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
});

it('filters by person, kind, period and address, and refuses a record without its resource', async () => {
  const ofOwner = await list({ adminId: owner.adminId });
  expect(new Set(ofOwner.data.map(({ adminId }) => adminId))).toEqual(new Set([owner.adminId]));
  const staff = await list({ kind: 'staff' });
  expect(new Set(staff.data.map(({ resource }) => resource))).toEqual(new Set(['admin', 'role']));
  const [latest] = ofOwner.data;
  const before = await list({ to: latest?.at });
  expect(before.data.every(({ at }) => at < (latest?.at ?? ''))).toBe(true);
  expect((await list({ from: '2999-01-01T00:00:00.000Z' })).data).toEqual([]);
  const wrong = await call(auditEndpoints.list, { query: { recordId: supplierId } });
  expect(wrong).toMatchObject({ status: 400 });
  const cursor = '2026-13-99T00:00:00.000Z_01990000-0000-7000-8000-000000000005';
  expect((await call(auditEndpoints.list, { query: { after: cursor } })).status).toBe(400);
});

it('is for those who may view staff and settings, and hides what they may not see', async () => {
  for (const role of ['sales', 'purchasing', 'catalogue', 'website', 'read-only'] as const) {
    const { token } = await addPerson(api, role);
    expect((await callAs(api, auditEndpoints.list, { token })).status).toBe(403);
  }
  const administrator = await addPerson(api, 'administrator');
  expect((await list({ resource: 'supplier' }, administrator)).data).toHaveLength(2);
  const seen = await list({}, auditor);
  expect(new Set(seen.data.map(({ resource }) => resource))).toEqual(
    new Set(['supplier', 'admin', 'role']),
  );
  expect(seen.data.flatMap(({ changes }) => changes.map(({ field }) => field))).not.toContain(
    'paymentTerms',
  );
  expect((await list({ resource: 'chemical' }, auditor)).data).toEqual([]);
  const file = await exported(auditor);
  expect(file).toContain(`${word} Mills`);
  expect(file).not.toContain('30 days');
});

async function exported({ token }: Person, query = ''): Promise<string> {
  const url = `/api/${auditEndpoints.export.path}${query}`;
  const { statusCode, body } = await api.inject({ url, headers: bearer(token) });
  expect(statusCode).toBe(200);
  return body;
}

it('exports as CSV without formulas; both this and the export of a list are entries', async () => {
  const file = await exported(owner, '?resource=supplier');
  expect(file).toContain(
    `update,supplier,${word} Mills,${supplierId},paymentTerms,14 days,'=30 days`,
  );
  const url = `/api/${chemicals.endpoints.export.path}?format=csv&search=${word}`;
  await api.inject({ url, headers: bearer(owner.token) });
  const { data } = await list({ kind: 'export' });
  const [ofChemicals, ofAudit] = data;
  expect(ofChemicals).toMatchObject({
    resource: 'chemical',
    recordId: null,
    adminId: owner.adminId,
  });
  expect(ofChemicals?.changes.map(({ field, to }) => [field, to])).toEqual([
    ['rows', 1],
    ['format', 'csv'],
    ['search', word],
  ]);
  expect(ofAudit).toMatchObject({ resource: 'audit', kind: 'export' });
});

async function signIn(email: string, password: string, address = '203.0.113.7') {
  const payload = { email, password };
  const headers = { 'x-forwarded-for': address };
  return api.inject({ method: 'POST', url: '/api/admin/login', payload, headers });
}

it('has sign-ins with their address, and few rows for many refused ones', async () => {
  const { email, password } = testAdmin;
  expect((await signIn(email, password)).statusCode).toBe(200);
  for (let attempt = 0; attempt < 6; attempt += 1)
    await signIn(email, 'wrong password', '203.0.113.8');
  for (let last = 1; last <= 30; last += 1)
    await signIn('nobody@example.com', 'hunter2', `198.51.100.${last}`);
  const { data } = await list({ kind: 'sign-in', pageSize: 100 });
  expect(data.find(({ action }) => action === 'sign-in')).toMatchObject({
    adminId: api.adminId,
    address: '203.0.113.7',
    changes: [{ field: 'device' }, { field: 'means', to: 'password' }],
  });
  const failed = data.filter(({ address }) => address === '203.0.113.8');
  expect(failed.map(({ action }) => action).toSorted()).toEqual([
    'sign-in-failed',
    'sign-in-refused',
  ]);
  expect(failed[0]).toMatchObject({ by: null, recordId: api.adminId, title: 'Tess Ting' });
  const unknown = data.filter(({ recordId }) => recordId === null);
  expect(unknown).toHaveLength(21);
  expect(JSON.stringify(data)).not.toMatch(/hunter2|nobody@/);
  await api.sql(`update sign_in_refusal set hour = hour - interval '1 hour'`);
  await settleRefusals(api.services.database);
  await settleRefusals(api.services.database);
  const { data: settled } = await list({ address: '203.0.113.8' });
  const counts = settled.map(({ action, changes }) => [action, changes.map(({ to }) => to)]);
  expect(counts).toHaveLength(4);
  expect(counts).toEqual(
    expect.arrayContaining([
      ['sign-in-failed', [3]],
      ['sign-in-failed', []],
      ['sign-in-refused', [3]],
      ['sign-in-refused', []],
    ]),
  );
});

it('has sign-outs, and ended sessions of the own account', async () => {
  const person = await addPerson(api, 'website');
  await api.services.sessions.open(person.adminId);
  await callAs(api, accountEndpoints.endOtherSessions, { token: person.token });
  await callAs(api, adminEndpoints.logout, { token: person.token });
  const { data } = await list({ adminId: person.adminId });
  expect(data.map(({ action }) => action)).toEqual(['sign-out', 'sessions-ended']);
});

it('is searched by the name of the person, the key or the record, and by id, as the viewer may see them', async () => {
  const levels = {
    ...Object.fromEntries(keyAreas.map((area) => [area, 'none'])),
    chemicals: 'edit',
  };
  const key = { name: `${word} shop`, levels, expiresOn: '2027-06-30' };
  const { answer: made } = await call(apiKeyEndpoints.add, { body: key });
  const unit = { name: uniqueWord(), symbol: uniqueWord(), dimension: 'mass', factor: 1 };
  await callAs(api, units.endpoints.add, { token: made.data.key, body: unit });
  const found = async (query: CallRequest['query'], person?: Person) =>
    (await list(query, person)).data.map(({ action, resource }) => `${action} ${resource}`);

  expect(await found({ search: `mills ${word}` })).toEqual(['update supplier', 'add supplier']);
  expect(await found({ search: supplierId })).toEqual(['update supplier', 'add supplier']);
  expect(await found({ search: `${word} shop` })).toEqual(['add unit', 'add apiKey']);
  const byPerson = await list({ search: testAdmin.email, pageSize: 100 });
  expect(byPerson.data.some(({ adminId }) => adminId === owner.adminId)).toBe(true);
  expect(await found({ search: `${word} oxide` })).toEqual(['add chemical']);
  expect(await found({ search: `${word} oxide` }, auditor)).toEqual([]);
  expect(await found({ search: 'nothing is called so' })).toEqual([]);
  expect(await exported(owner, `?search=${word}%20mills`)).toContain(supplierId);
  expect((await call(auditEndpoints.list, { query: { search: 'x' } })).status).toBe(400);

  const names = Array.from({ length: maxNamed + 1 }, (_, index) => ({ name: `Crowd ${index}` }));
  await api.addChemicals(names);
  const crowded = await call(auditEndpoints.list, { query: { search: 'crowd' } });
  expect([crowded.status, crowded.answer.errors[0].path]).toEqual([422, 'search']);
  expect((await call(auditEndpoints.export, { query: { search: 'crowd' } })).status).toBe(422);
  expect(await found({ search: 'crowd 77' })).toEqual(['add chemical']);
});

it('indexes find what a search is about', async () => {
  const viewer = { kind: 'system' } as const;
  const { database } = api.services;
  for (const search of [word, supplierId]) {
    const condition = await searchAudit(api.services, search, viewer);
    const plan = await database.transaction().execute(async (work) => {
      await sql`set local enable_seqscan = off`.execute(work);
      const { rows } = await sql<object>`
        explain select audit._id from audit where ${condition}`.execute(work);
      return rows.map((row) => String(Object.values(row)[0])).join('\n');
    });
    expect(plan).toMatch(/audit__record/);
    expect(plan).toMatch(/audit__admin|audit__api_key/);
    expect(plan).not.toMatch(/Seq Scan/);
  }
});

it('has requests for a new password and used links of accounts', async () => {
  const person = await addPerson(api, 'sales');
  const { email } = await api.services.database
    .selectFrom('admin')
    .select('email')
    .where('_id', '=', person.adminId)
    .executeTakeFirstOrThrow();
  const server = {
    name: 'Office',
    host: 'mail.example.com',
    port: 587,
    fromAddress: 'office@example.com',
    isDefault: true,
  };
  const request = { method: 'POST', url: '/api/smtp/add', payload: server } as const;
  const added = await api.inject({ ...request, headers: bearer(owner.token) });
  expect(added.statusCode).toBe(201);
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  for (const payload of [{ email }, { email: 'nobody@example.com' }])
    await api.inject({ method: 'POST', url: '/api/admin/requestPasswordReset', payload, headers });
  const token = await tokenTo(api, email);
  const payload = { token, password: 'quite another pass phrase' };
  await api.inject({ method: 'POST', url: '/api/admin/resetPassword', payload, headers });
  const { data } = await list({ address: '203.0.113.9', kind: 'sign-in' });
  expect(data.map(({ action }) => action)).toEqual(['password-reset', 'password-reset-requested']);
  expect(data).toEqual(
    data.map(() => expect.objectContaining({ by: null, recordId: person.adminId })),
  );
});

it('says which entries were redacted, and by which', async () => {
  const { data: before } = await list({ resource: 'supplier', recordId: supplierId });
  const ids = before.map(({ _id }) => _id);
  await redactChanges(api.services.database, ids, (changes) =>
    changes.map((change) => ({ ...change, from: null, to: '–' })),
  );
  const { data } = await list({ resource: 'supplier', recordId: supplierId });
  expect(data.every(({ redactedAt }) => redactedAt !== null)).toBe(true);
  expect((await list({ kind: 'personal-data' })).data[0]?.changes[0]?.to).toEqual(ids.toSorted());
});

it('a write takes no more statements than its own, the audit and the outbox', async () => {
  const body = { companyName: `${uniqueWord()} Works` };
  const count = await api.countStatements(() => call(suppliers.endpoints.add, { body }));
  expect(count).toBe(8);
});

it('has one entry for a job, which the writes of the job unfold', async () => {
  const ids: string[] = [];
  for (const place of [1, 2, 3]) {
    const body = { companyName: `${word} bulk ${place}` };
    ids.push((await call(suppliers.endpoints.add, { body })).answer.data._id);
  }
  const body = {
    resource: 'supplier',
    selection: { ids },
    action: { kind: 'update', values: { active: false } },
  };
  const { answer } = await call(jobEndpoints.bulk, { body });
  while (await runNextJob({ services: api.services, log: console }));
  const jobId = answer.data._id;
  const { data } = await list({ resource: 'supplier' });
  expect(data.filter((entry) => entry.jobId === jobId)).toMatchObject([{ together: 3 }]);
  const whole = await list({ jobId });
  expect(new Set(whole.data.map(({ recordId }) => recordId))).toEqual(new Set(ids));
  const one = await list({ resource: 'supplier', recordId: ids[0] });
  expect(one.data[0]).toMatchObject({ jobId, together: 1 });
});

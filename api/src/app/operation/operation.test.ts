import { contactEndpoints } from 'contract/inquiry';
import { operationEndpoints } from 'contract/operation';
import { builtInRoles } from 'contract/staff';
import { sql } from 'kysely';
import { addAdmin } from '../../staff/admins';
import { hashPassword } from '../../staff/password/passwords';
import { inTransaction } from '../../repository/in-transaction';
import { noteLine } from '../../kernel/log/recent-lines';
import { system } from '../../kernel/viewer';
import { bearer } from '../../testing/bearer';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

let api: TestApi;
let administrator: string;
beforeAll(async () => {
  api = await startTestApi({ env: { ADMIN_URL: 'http://panel.example.com' } });
  const { database, sessions } = api.services;
  const passwordHash = await hashPassword('correct horse battery staple');
  const { _id } = await inTransaction(database, (work) =>
    addAdmin(
      work,
      {
        firstname: 'Ada',
        lastname: 'Min',
        email: 'ada@example.com',
        passwordHash,
        roleId: builtInRoles.administrator._id,
      },
      system,
    ),
  );
  administrator = await sessions.open(_id);
});
afterAll(() => api.close());

const { status, get, findLines, beginMaintenance, endMaintenance } = operationEndpoints;
const { versionNotice, updateVersionNotice } = operationEndpoints;

type Asked = (typeof operationEndpoints)[keyof typeof operationEndpoints];

async function ask(
  { method, path }: Asked,
  { token = api.adminToken, query = '', body }: { token?: string; query?: string; body?: object },
) {
  const payload = body === undefined ? {} : { payload: body };
  const url = `/api/${path}${query}`;
  const answer = await api.inject({ method, url, headers: bearer(token), ...payload });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

describe('the installation', () => {
  test('is shown to Owners, part by part', async () => {
    await sql`insert into job (_id, kind, resource, label, payload, state, problem, created_at, ended_at, due_at)
      values (gen_random_uuid(), 'bulk', 'unit', 'Publish 3 units', '{}', 'failed', 'No room', now(), now(), now())`.execute(
      api.services.database,
    );
    const { status: code, body } = await ask(get, {});
    expect([code, body.data]).toEqual([
      200,
      expect.objectContaining({
        build: { version: expect.stringMatching(/^\d+\.\d+\.\d+/), commit: null },
        runtime: process.versions.node,
        queues: expect.arrayContaining([{ name: 'email', due: 0, oldest: 0 }]),
        outcomes: [{ of: 'jobs', state: 'failed', count: 1 }],
        failedJobs: [expect.objectContaining({ label: 'Publish 3 units', problem: 'No room' })],
        backups: expect.objectContaining({ at: null, nextAt: null, folder: null, files: null }),
        slowStatements: null,
        storage: expect.objectContaining({ files: 0, free: expect.any(Number) }),
      }),
    ]);
    const parts = new Map(body.data.parts.map((part: { name: string }) => [part.name, part]));
    expect(parts.get('database')).toMatchObject({ isWell: true, since: expect.any(String) });
    expect(parts.get('jobs')).toMatchObject({ isWell: false, detail: '1 failed in the last day.' });
    expect(body.data.certificates).toEqual([
      expect.objectContaining({ name: 'site', validTo: null, problem: null }),
      { name: 'panel', url: 'http://panel.example.com', validTo: null, problem: null },
    ]);
    expect(body.data.storage.database).toBeGreaterThan(1_000_000);
  });

  test('is read once for all who look at the same time', async () => {
    await ask(get, {});
    expect(await api.countStatements(() => ask(get, {}))).toBe(0);
  });

  test('has no secrets and no settings but addresses and the folder of backups', async () => {
    const text = JSON.stringify((await ask(get, {})).body);
    expect(text).not.toMatch(/password|secret|token|postgres:\/\//i);
  });

  test('finds the warnings and errors of a request', async () => {
    const line = (reqId: string, msg: string) =>
      noteLine(JSON.stringify({ level: 50, time: Date.now(), reqId, msg }));
    line('request-1', 'It broke');
    line('request-2', 'It broke too');
    const { body } = await ask(findLines, { query: '?requestId=request-1' });
    expect(body.data).toEqual([expect.objectContaining({ level: 'error', message: 'It broke' })]);
    expect((await ask(findLines, { query: '?requestId=none' })).body.data).toEqual([]);
  });

  test.each([
    [get, undefined],
    [findLines, undefined],
    [beginMaintenance, { text: 'Back at noon' }],
    [endMaintenance, undefined],
    [versionNotice, undefined],
    [updateVersionNotice, { url: null }],
  ])('is for Owners alone: %#', async (endpoint, body) => {
    const query = endpoint === findLines ? '?requestId=x' : '';
    const asked = { query, ...(body && { body }) };
    const refused = await ask(endpoint, { ...asked, token: administrator });
    expect([refused.status, refused.body.type]).toEqual([403, '/problems/not-permitted']);
    const visitor = await ask(endpoint, { ...asked, token: '' });
    expect(visitor.status).toBe(403);
  });

  test('says to all staff which version runs', async () => {
    const { body } = await ask(status, { token: administrator });
    expect(body.data).toEqual({
      build: { version: expect.any(String), commit: null },
      maintenance: null,
      newer: null,
    });
  });
});

describe('maintenance', () => {
  const { method, path } = contactEndpoints.contact;

  test('refuses the forms of visitors with its text, and lets staff go on', async () => {
    const text = 'We move to a larger server until noon.';
    const begun = await ask(beginMaintenance, { body: { text } });
    expect([begun.status, begun.body.data]).toEqual([200, { text, since: expect.any(String) }]);

    const contact = await formAnswer();
    expect([contact.statusCode, contact.headers['retry-after'], contact.json().detail]).toEqual([
      503,
      '300',
      `The site is in maintenance. ${text}`,
    ]);
    const units = await api.inject({ url: '/api/unit/get', headers: bearer(api.adminToken) });
    expect(units.statusCode).toBe(200);
    const live = await api.inject({ url: '/api/health/ready' });
    expect(live.statusCode).toBe(200);
    expect((await ask(status, { token: administrator })).body.data.maintenance).toMatchObject({
      text,
    });

    const ended = await ask(endMaintenance, {});
    expect([ended.status, ended.body.data]).toEqual([200, null]);
    expect((await formAnswer()).statusCode).not.toBe(503);
  });

  test('is in the audit with its text, once for each change', async () => {
    await ask(endMaintenance, {});
    await ask(beginMaintenance, { body: { text: 'Back at noon.' } });
    await ask(endMaintenance, {});
    const { rows } = await sql<{ changes: unknown }>`
      select changes from audit where resource = 'maintenance' order by _id desc limit 2`.execute(
      api.services.database,
    );
    expect(rows).toEqual([
      { changes: [{ field: 'text', from: 'Back at noon.', to: null }] },
      { changes: [{ field: 'text', from: null, to: 'Back at noon.' }] },
    ]);
  });

  test('needs a text', async () => {
    const refused = await ask(beginMaintenance, { body: { text: ' ' } });
    expect(refused.status).toBe(422);
  });

  function formAnswer() {
    return api.inject({ method, url: `/api/${path}`, payload: { name: 'x' } });
  }
});

import { mailServerEndpoints, mailServers } from 'contract/email';
import { jobEndpoints } from 'contract/jobs';
import { sql } from 'kysely';
import { pino } from 'pino';
import { uuidv7 } from 'uuidv7';
import { startScriptedServer } from './scripted-server.fixture';
import { onlyKey } from '../../kernel/secrets/key-set';
import { openSecretBox } from '../../kernel/secrets/secret-box';
import { readServer } from './read-server';
import { runNextJob } from '../../jobs/job-runner';
import { callAs, type CallRequest, unique } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

const password = 'swordfish-und-Zander-ß';
const { add, update, remove, get, list } = mailServers.endpoints;

let api: TestApi;
const printed: string[] = [];

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line) => printed.push(line) });
  api = await startTestApi({ jobs: 'stopped', log });
});
afterAll(() => api.close());

type Called = Parameters<typeof callAs>[1];
const call = (endpoint: Called, request: CallRequest = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });

async function addServer(given: object = {}) {
  const usual = { name: unique(), host: 'mail.example.com', port: 587 };
  const body = { ...usual, fromAddress: 'sales@example.com', username: 'sam', password, ...given };
  const { status, answer } = await call(add, { body });
  if (status !== 201) throw new Error(JSON.stringify(answer));
  return answer.data;
}

const stored = (id: string) => readServer(api.services.database, api.services.secretBox, id);
const path = async (url: string) =>
  (await api.inject({ url: `/api/${url}`, headers: { authorization: `Bearer ${api.adminToken}` } }))
    .body;

describe('The password of a mail server', () => {
  it('is kept, and told to nobody: no answer, export, history, trash, log or row has it', async () => {
    const other = await addServer({ isDefault: true });
    const server = await addServer();
    const second = `${password}-2`;
    const answers = [
      await call(update, { id: server._id, body: { password: second } }),
      await call(update, { id: server._id, body: { password: second, port: 'x' } }),
      await call(update, { id: server._id, body: { password: second, version: 1 } }),
      await call(add, { body: { password: second } }),
      await call(add, { body: { name: 'x', password: 'x'.repeat(501) } }),
      await call(get, { id: server._id }),
      await call(list, { query: { search: 'mail.example.com' } }),
      await path(`audit/get?resource=smtp&recordId=${server._id}`),
    ];
    expect((await stored(server._id))?.password).toBe(second);
    await call(remove, { id: server._id });
    answers.push(await path('trash/get?resource=smtp'));
    const { rows } = await sql`
      select row_to_json(smtp)::text as row from smtp
      union all select row_to_json(audit)::text from audit
      union all select row_to_json(outbox)::text from outbox
      union all select row_to_json(smtp_secret)::text from smtp_secret`.execute(
      api.services.database,
    );
    expect(JSON.stringify(rows)).toContain('password_box');
    const published = JSON.stringify([other, server, answers, rows]) + printed.join('');
    expect(printed.length).toBeGreaterThan(10);
    const secrets = [/swordfish/i, Buffer.from(password).toString('base64').slice(0, 20)];
    expect(secrets.filter((secret) => published.search(secret) >= 0)).toEqual([]);
  });

  it('stays when a change leaves it out, and goes with null or with its user', async () => {
    const { _id: id, passwordSetAt } = await addServer();
    const renamed = await call(update, { id, body: { name: unique(), username: 'sandra' } });
    expect(renamed.answer.data.passwordSetAt).toBe(passwordSetAt);
    expect(await stored(id)).toMatchObject({ password, username: 'sandra' });
    const cleared = await call(update, { id, body: { password: null } });
    expect(cleared.answer.data.passwordSetAt).toBeNull();
    expect((await stored(id))?.password).toBeNull();
    await call(update, { id, body: { password } });
    await call(update, { id, body: { username: null } });
    await call(update, { id, body: { username: 'sam' } });
    expect((await stored(id))?.password).toBeNull();
  });

  it.each([
    ['another host', { host: 'mail.example.net' }],
    ['another port', { port: 2525 }],
    ['a line without TLS', { security: 'none' }],
    ['a line that may lack TLS', { security: 'starttls' }],
  ])('does not follow the server to %s, where it could be read', async (_where, change) => {
    const { _id: id } = await addServer({ security: 'tls' });
    const moved = await call(update, { id, body: change });
    expect(moved).toMatchObject({ status: 422, answer: { errors: [{ path: 'password' }] } });
    expect(await stored(id)).toMatchObject({ host: 'mail.example.com', security: 'tls' });
    const again = await call(update, { id, body: { ...change, password } });
    expect(again.status).toBe(200);
  });

  it('is given to no server without a user, and to no bulk of them', async () => {
    const nobody = await call(add, {
      body: { name: unique(), host: 'a.example', port: 25, fromAddress: 'a@b.co', password },
    });
    expect(nobody).toMatchObject({ status: 422, answer: { errors: [{ path: 'username' }] } });
    const { _id } = await addServer();
    const body = {
      resource: 'smtp',
      selection: { ids: [_id] },
      action: { kind: 'update', values: { password } },
    };
    expect(await call(jobEndpoints.bulk, { body })).toMatchObject({ status: 422 });
  });

  it('that was encrypted with another key is told so, and can be given anew', async () => {
    const { _id: id } = await addServer();
    const { database } = api.services;
    const otherBox = openSecretBox(onlyKey(Buffer.alloc(32, 7)));
    const lost = await readServer(database, otherBox, id);
    expect(lost).toMatchObject({ password: null, isPasswordUnreadable: true });
    const box = otherBox.seal(password, id);
    await database
      .updateTable('smtpSecret')
      .set({ passwordBox: box })
      .where('smtpId', '=', id)
      .execute();
    const test = await call(mailServerEndpoints.test, { id, body: {} });
    expect(test.answer.data).toMatchObject({ ok: false, words: [] });
    expect(test.answer.data.verdict).toMatch(/encrypted with another key.*Give it again/);
    expect((await call(update, { id, body: { name: unique() } })).status).toBe(200);
    await call(update, { id, body: { password } });
    expect((await stored(id))?.password).toBe(password);
  });
});

const defaults = async () => {
  const { answer } = await call(list, { query: { pageSize: 100 } });
  return answer.data.filter(({ isDefault }: { isDefault: boolean }) => isDefault);
};

describe('The default mail server', () => {
  it('is handed on within one write, with a history of both, and read by its name', async () => {
    const [former] = await defaults();
    const next = await addServer({ isDefault: true });
    expect(await defaults()).toMatchObject([{ _id: next._id }]);
    const history = JSON.parse(await path(`audit/get?resource=smtp&recordId=${former._id}`));
    expect(history.data[0].changes).toEqual([{ field: 'isDefault', from: true, to: false }]);
    expect(await stored('default')).toMatchObject({ _id: next._id, password });
    await call(update, { id: former._id, body: { isDefault: true } });
    expect(await defaults()).toMatchObject([{ _id: former._id }]);
    const { version } = (await call(get, { id: next._id })).answer.data;
    expect(version).toBe(2);
  });

  it('cannot be deleted, and may be none', async () => {
    const [{ _id: id }] = await defaults();
    const refused = await call(remove, { id });
    expect(refused).toMatchObject({ status: 409, answer: { type: '/problems/in-use' } });
    expect(refused.answer.detail).toMatch(/default mail server/);
    await call(update, { id, body: { isDefault: false } });
    expect(await stored('default')).toBeUndefined();
    const { answer } = await call(remove, { id });
    expect(answer.detail).toMatch(/sends the links for accounts/);
    await call(update, { id, body: { sendsAccountLinks: false } });
    // Owners would be told by a host that nobody runs.
    await api.sql('delete from job');
    expect((await call(remove, { id })).status).toBe(200);
  });
});

describe('Deleting mail servers', () => {
  it('waits for the mail that is queued for them, one by one and many at once', async () => {
    const busy = await addServer();
    const idle = await addServer();
    await queueMail(busy._id);
    const refused = await call(remove, { id: busy._id });
    expect(refused).toMatchObject({ status: 409, answer: { type: '/problems/in-use' } });
    expect(refused.answer.detail).toMatch(/^1 message waits/);
    const selection = { ids: [busy._id, idle._id] };
    const body = { resource: 'smtp', selection, action: { kind: 'remove' } };
    const { answer } = await call(jobEndpoints.bulk, { body });
    while (await runNextJob({ services: api.services, log: console })) continue;
    const job = await call(jobEndpoints.get, { id: answer.data._id });
    expect(job.answer.data).toMatchObject({ state: 'done', changed: 1, refused: 1 });
  });
});

/** A message that waits, as the queue has it. */
async function queueMail(smtpId: string): Promise<void> {
  const { database } = api.services;
  const now = new Date().toISOString();
  const record = { createdAt: now, updatedAt: now, version: 1, deletedAt: null, smtpId };
  const nobody = { customerId: null, supplierId: null, inquiryId: null, confirms: null };
  const batchId = uuidv7();
  await database
    .insertInto('emailBatch')
    .values({
      ...record,
      _id: batchId,
      adminId: null,
      templateId: null,
      subject: 'An offer',
      title: 'An offer',
      html: '<p>An offer</p>',
      text: null,
      attachments: '[]',
      cc: '[]',
      bcc: '[]',
      fromName: null,
      fromAddress: 'sales@example.com',
      replyTo: null,
      variables: '{}',
      total: 1,
      isBulk: false,
      scheduledAt: null,
      toldAt: null,
    })
    .execute();
  await database
    .insertInto('email')
    .values({
      ...record,
      ...nobody,
      _id: uuidv7(),
      batchId,
      to: 'ana@example.com',
      toName: null,
      subject: 'An offer',
      variables: '{}',
      status: 'queued',
      attempts: 0,
      dueAt: now,
      lease: null,
      leasedUntil: null,
      begunAt: null,
      sentAt: null,
      reply: null,
      messageId: `<${batchId}@example.com>`,
      confirmKey: null,
    })
    .execute();
}

describe('smtp/test', () => {
  it('tries the stored server, and takes it out of its pause when it works', async () => {
    const scripted = await startScriptedServer(() => undefined);
    const given = { host: '127.0.0.1', port: scripted.port, security: 'none', username: null };
    const { _id: id } = await addServer({ ...given, password: null });
    await api.services.database
      .insertInto('smtpState')
      .values({
        smtpId: id,
        pausedUntil: new Date(Date.now() + 60_000).toISOString(),
        pausedSince: new Date().toISOString(),
        pauses: 2,
        problem: 'It did not answer',
        nextAt: new Date().toISOString(),
      })
      .execute();
    const paused = await call(get, { id });
    expect(paused.answer.data).toMatchObject({ problem: 'It did not answer' });
    const tested = await call(mailServerEndpoints.test, { id, body: { to: 'ana@example.com' } });
    expect(tested).toMatchObject({ status: 200, answer: { data: { ok: true } } });
    expect(scripted.commands).toContain('RCPT TO:<ana@example.com>');
    expect((await call(get, { id })).answer.data.pausedUntil).toBeNull();
    await scripted.close();
  });

  it('is for staff, for servers that are there, and not for asking all the time', async () => {
    const { _id: id } = await addServer({
      host: 'localhost',
      port: 1,
      username: null,
      password: null,
    });
    const { test } = mailServerEndpoints;
    expect((await callAs(api, test, { id, body: {} })).status).toBe(403);
    expect((await call(test, { id: uuidv7(), body: {} })).status).toBe(404);
    expect((await call(test, { id, body: { to: 'nobody' } })).status).toBe(422);
    const statuses = [];
    for (let time = 0; time < 10; time += 1) {
      statuses.push((await call(test, { id, body: {} })).status);
    }
    expect(statuses.at(0)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });
});

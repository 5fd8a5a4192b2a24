import type { RemoteReport } from 'contract/release';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { buildApp } from '../../app/app';
import { purge } from '../../jobs/purge';
import { bearer } from '../../testing/bearer';
import { openReleases, type Releases } from '../release.fixture';

let releases: Releases;
beforeAll(async () => {
  releases = await openReleases();
  for (const version of ['1.0.0', '1.1.0']) {
    const id = await releases.published({ version });
    await releases.call('activate', { id });
  }
});
afterAll(() => releases.api.close());
beforeEach(async () => {
  await releases.api.sql('delete from release_report');
  await releases.api.sql('delete from release_session');
});

type Kind = RemoteReport['kind'];

/** Tells of the remote as a shell does; answers whether it was kept. */
async function report(kind: Kind, over: object = {}): Promise<boolean> {
  const body = { remote: 'mfe-orders', version: '1.1.0', kind, sessionId: randomUUID(), ...over };
  const { status, answer } = await releases.call('report', { body });
  if (status !== 201) throw new Error(JSON.stringify(answer));
  return answer.data.kept;
}

async function reports(query: object = {}) {
  const { answer } = await releases.call('reports', { query: { remote: 'mfe-orders', ...query } });
  return answer;
}

/** By version: sessions and failures of the last 24 hours. */
async function figures() {
  const { answer } = await releases.call('list', { query: { remote: 'mfe-orders' } });
  return answer.data.map(({ version, sessions, failures }: Record<string, unknown>) => [
    version,
    sessions,
    failures,
  ]);
}

describe('reports of shells', () => {
  it('count each session once, by version', async () => {
    const sessionId = randomUUID();
    expect(await report('started', { sessionId })).toBe(true);
    expect(await report('started', { sessionId })).toBe(false);
    expect(await report('started')).toBe(true);
    expect(await report('started', { version: '1.0.0' })).toBe(true);
    expect(await figures()).toEqual([
      ['1.1.0', 2, 0],
      ['1.0.0', 1, 0],
    ]);
    expect((await releases.call('remotes')).answer.data).toContainEqual(
      expect.objectContaining({ id: 'mfe-orders', sessions: 3 }),
    );
    expect((await reports()).data).toEqual([]);
  });

  it('of a failure are listed with what happened, those of one session together', async () => {
    const sessionId = randomUUID();
    const facts = { sessionId, commit: '9f0c6aa', message: 'x is not a function', path: '/orders' };
    for (let time = 0; time < 3; time += 1) await report('render', facts);
    await report('integrity', { sessionId, version: '1.0.0' });
    const { data, total } = await reports();
    expect(total).toBe(2);
    expect(data).toMatchObject([
      { kind: 'integrity', version: '1.0.0', count: 1 },
      { kind: 'render', by: 'Tess Ting', count: 3, message: facts.message, path: '/orders' },
    ]);
    expect((await reports({ version: '1.0.0' })).total).toBe(1);
    expect(await figures()).toEqual([
      ['1.1.0', 0, 3],
      ['1.0.0', 0, 1],
    ]);
  });

  it('may hold any text that a browser has', async () => {
    const message = 'a\0b \ud83d';
    expect(await report('script', { message, stack: message, path: message })).toBe(true);
    expect((await reports()).data).toMatchObject([{ message: 'ab ', stack: 'ab ', path: 'ab ' }]);
  });

  it('of what was never published are not kept', async () => {
    const unknown = { version: '9.9.9' };
    expect([await report('started', unknown), await report('script', unknown)]).toEqual([
      false,
      false,
    ]);
    expect(await report('script', { remote: 'mfe-nobody' })).toBe(false);
    expect((await reports()).total).toBe(0);
  });

  it('beyond an admin’s limit are counted and not kept', async () => {
    await fill(199, '1.1.0');
    expect(await report('script')).toBe(true);
    expect(await report('script')).toBe(false);
    expect((await reports()).total).toBe(200);
    expect((await reports()).data[0]).toMatchObject({ kind: 'script', count: 2 });
    expect(await figures()).toContainEqual(['1.1.0', 0, 201]);
    await releases.api.sql(`insert into release_session (remote, version, session_id, day, admin_id)
      select 'mfe-orders', '1.1.0', gen_random_uuid(), current_date, '${releases.api.adminId}'
      from generate_series(1, 200)`);
    expect(await report('started')).toBe(false);
  });

  it('beyond a session’s limit are counted and not kept', async () => {
    const sessionId = randomUUID();
    await fill(20, '1.0.0', sessionId);
    expect(await report('script', { sessionId })).toBe(false);
    expect(await report('script')).toBe(true);
  });

  it('are gone after thirty days', async () => {
    await report('script');
    await report('started');
    const { services, sql } = releases.api;
    await sql(`update release_report set at = now() - interval '29 days'`);
    await sql(`update release_session set at = now() - interval '29 days'`);
    await purge(services);
    expect((await reports()).total).toBe(1);
    expect(await figures()).toContainEqual(['1.1.0', 0, 0]);
    await sql(`update release_report set at = now() - interval '31 days'`);
    await purge(services);
    expect((await reports()).total).toBe(0);
  });

  it('come within their bounds', async () => {
    const body = {
      remote: 'mfe-orders',
      version: '1.1.0',
      kind: 'script',
      sessionId: randomUUID(),
    };
    for (const wrong of [{ stack: 'x'.repeat(8001) }, { kind: 'bad' }, { sessionId: '1' }]) {
      expect((await releases.call('report', { body: { ...body, ...wrong } })).status).toBe(422);
    }
  });
});

/** Failures of this admin: of a session each, or different ones of the one that is named. */
async function fill(count: number, version: string, session?: string): Promise<void> {
  const [ofSession, kind] =
    session === undefined
      ? ['gen_random_uuid()', `'network'`]
      : [`'${session}'::uuid`, `'kind-' || number`];
  await releases.api.sql(`insert into release_report
    (_id, session_id, remote, version, kind, commit, message, stack, path, admin_id)
    select gen_random_uuid(), ${ofSession}, 'mfe-orders', '${version}', ${kind}, '', '', '', '',
      '${releases.api.adminId}' from generate_series(1, ${count}) as number`);
}

describe('release tokens', () => {
  it('are listed without their texts, the revoked ones last, with their last use', async () => {
    const [first, second] = [
      await releases.newToken('mfe-orders'),
      await releases.newToken('mfe-orders'),
    ];
    await releases.call('list', { query: { remote: 'mfe-orders' }, token: first.token });
    const revoked = await releases.call('revokeToken', { id: second._id });
    expect(revoked.answer.data.revokedAt).not.toBeNull();
    expect((await releases.call('revokeToken', { id: second._id })).answer).toEqual(revoked.answer);
    const { answer } = await releases.call('tokens', { query: { remote: 'mfe-orders' } });
    expect(answer.data).toMatchObject([
      { _id: first._id, createdBy: 'Tess Ting', lastUsedAt: expect.any(String), revokedAt: null },
      { _id: second._id, lastUsedAt: null, revokedAt: expect.any(String) },
    ]);
    expect((await releases.call('tokens', { query: { remote: 'mfe-other' } })).answer.total).toBe(
      0,
    );
    for (const { token } of [first, second]) expect(JSON.stringify(answer)).not.toContain(token);
    const { status } = await releases.call('remotes', { token: second.token });
    expect(status).toBe(403);
  });

  it('note their use once a minute', async () => {
    const { _id, token } = await releases.newToken('mfe-orders');
    const use = () => releases.call('list', { query: { remote: 'mfe-orders' }, token });
    const lastUse = async () => {
      const { answer } = await releases.call('tokens');
      return answer.data.find((one: { _id: string }) => one._id === _id).lastUsedAt;
    };
    await use();
    const noted = await lastUse();
    await use();
    expect(await lastUse()).toBe(noted);
    await releases.api.sql(`update release_token set last_used_at = now() - interval '61 seconds'`);
    await use();
    expect(Date.parse(await lastUse())).toBeGreaterThanOrEqual(Date.parse(noted));
  });

  it('are known before anything is published, and to the database by their hashes alone', async () => {
    const { token } = await releases.newToken('mfe-early');
    expect((await releases.call('remotes')).answer.data).toContainEqual(
      expect.objectContaining({ id: 'mfe-early', title: 'mfe-early', active: null, versions: 0 }),
    );
    for (const table of ['releaseToken', 'audit', 'outbox'] as const) {
      const rows = await releases.api.services.database.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token.slice(4));
    }
  });

  it('reach their own remote alone', async () => {
    const own = await releases.published({ id: 'mfe-mine' });
    const foreign = await releases.published({ id: 'mfe-yours' });
    const { token } = await releases.newToken('mfe-mine');
    const audits = async () =>
      (await releases.api.services.database.selectFrom('audit').select('_id').execute()).length;
    const before = await audits();
    const statuses = [
      await releases.call('activate', { id: foreign, token }),
      await releases.call('rollout', { id: foreign, query: { percent: 5 }, token }),
      await releases.call('rollback', { query: { remote: 'mfe-yours' }, token }),
      await releases.call('list', { query: { remote: 'mfe-yours' }, token }),
      await releases.call('disable', { query: { remote: 'mfe-yours' }, token }),
      await releases.call('disable', { query: { remote: 'mfe-mine', disabled: 'false' }, token }),
      await releases.call('remotes', { token }),
      await releases.call('addToken', { body: { remote: 'mfe-mine', label: 'x' }, token }),
    ].map(({ status }) => status);
    expect(statuses).toEqual(statuses.map(() => 403));
    expect(await audits()).toBe(before);
    expect((await releases.call('activate', { id: own, token })).status).toBe(200);
    const off = await releases.call('disable', { query: { remote: 'mfe-mine' }, token });
    expect([off.status, off.answer.data.disabled]).toEqual([200, true]);
    expect((await releases.call('activate', { id: randomUUID(), token })).status).toBe(404);
  });

  it('are in no log', async () => {
    const { services, adminToken } = releases.api;
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line) => lines.push(line) });
    const app = await buildApp({ ...services, log });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const { token } = await releases.newToken('mfe-orders');
    const urls = ['/api/release/get?remote=mfe-orders', '/api/release/remotes'];
    for (const used of [token, `${token}x`, adminToken]) {
      for (const url of urls) await fetch(address + url, { headers: bearer(used) });
    }
    await app.close();
    expect(lines.filter((line) => line.includes('GET /api/release/'))).toHaveLength(6);
    expect(lines.join('')).not.toContain(token.slice(4));
    expect(lines.join('')).not.toContain(adminToken);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry, RemoteId } from 'contract/release';
import { openStorage } from '../storage/open-storage';
import { deliverDue } from '../jobs/outbox-dispatcher';
import { ResponseCache } from '../repository/response-cache';
import { openReleaseFiles } from './publish/release-files';
import { openReleases, type Releases } from './release.fixture';

let releases: Releases;
let folder: string;
beforeAll(async () => {
  releases = await openReleases();
  folder = await mkdtemp(join(tmpdir(), 'other-process-'));
});
afterAll(async () => {
  await releases.api.close();
  await rm(folder, { recursive: true });
});

const reason = 'It sent the session to a stranger';

/** A remote whose versions were active one after the other; answers their ids. */
async function remoteWith(id: string, ...versions: string[]): Promise<string[]> {
  const ids = [];
  for (const version of versions) ids.push(await releases.published({ id, version }));
  for (const one of ids) await releases.call('activate', { id: one });
  return ids;
}

const revoke = (id: string | undefined) =>
  releases.call('revoke', { id: String(id), body: { reason } });

async function registry() {
  return Registry.parse(await releases.registry());
}

async function registered(remote: string) {
  const { remotes } = await registry();
  return remotes.find(({ id }) => id === remote);
}

describe('a revoked version', () => {
  it('gives way to the last known good one at once, and is in no list any more', async () => {
    const ids = await remoteWith('mfe-hostile', '1.0.0', '2.0.0', '3.0.0');
    const { status, answer } = await revoke(ids[2]);
    expect([status, answer.data]).toMatchObject([200, { active: '2.0.0', rollbackTo: '1.0.0' }]);
    const seen = await registered('mfe-hostile');
    expect(seen).toMatchObject({ active: '2.0.0', lastKnownGood: '2.0.0' });
    expect(seen?.versions.map(({ version }) => version)).toEqual(['2.0.0', '1.0.0']);
    expect((await registry()).revoked).toContainEqual({ remote: 'mfe-hostile', version: '3.0.0' });
    const { answer: history } = await releases.call('list', { query: { remote: 'mfe-hostile' } });
    expect(history.data[0]).toMatchObject({
      version: '3.0.0',
      state: 'revoked',
      revokedBy: 'Tess Ting',
      revokedReason: reason,
    });
  });

  it('is chosen by nothing: not activated, not rolled out, not gone back to, not published again', async () => {
    const [first, second] = await remoteWith('mfe-chosen', '1.0.0', '2.0.0');
    const third = await releases.published({ id: 'mfe-chosen', version: '3.0.0' });
    await releases.call('rollout', { id: third, query: { percent: 50 } });
    await revoke(third);
    expect((await registered('mfe-chosen'))?.rollout).toBeUndefined();
    await revoke(first);
    expect(await registered('mfe-chosen')).toMatchObject({ active: '2.0.0' });
    expect((await registered('mfe-chosen'))?.lastKnownGood).toBeUndefined();
    const refusals = await Promise.all([
      releases.call('activate', { id: third }),
      releases.call('rollout', { id: third, query: { percent: 10 } }),
      releases.call('rollback', { query: { remote: 'mfe-chosen' } }),
      releases.publish({ id: 'mfe-chosen', version: '1.0.0' }),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    expect(refusals[0]?.answer.detail).toContain('was revoked, for good');

    await revoke(second);
    expect(await registered('mfe-chosen')).toBeUndefined();
    const anew = await releases.published({ id: 'mfe-chosen', version: '3.0.1' });
    await releases.call('activate', { id: anew });
    expect(await registered('mfe-chosen')).toMatchObject({ active: '3.0.1', disabled: false });
  });

  it('is served by no process, although its files are unpacked there', async () => {
    const [, second] = await remoteWith('mfe-served', '1.0.0', '2.0.0');
    const { database, env, pool, releaseFiles } = releases.api.services;
    const responseCache = new ResponseCache(pool);
    const storage = openStorage(env);
    const other = openReleaseFiles({ database, storage, folder, responseCache });
    const version = { remote: RemoteId.parse('mfe-served'), version: '2.0.0' };
    expect([await releaseFiles.ensure(version), await other.ensure(version)]).toEqual([
      'there',
      'there',
    ]);
    await revoke(second);
    expect(await releaseFiles.ensure(version)).toBe('revoked');
    let seen = await other.ensure(version);
    while (seen === 'there') seen = await other.ensure(version);
    expect(seen).toBe('revoked');
    expect(await other.ensure({ ...version, version: '1.0.0' })).toBe('there');
    await responseCache.close();
  });

  it('is told to all admins with the reason, and written into the audit, once', async () => {
    const [, second] = await remoteWith('mfe-told', '1.0.0', '2.0.0');
    const { services } = releases.api;
    const { database } = services;
    await deliverDue({ services, log: console });
    await database.deleteFrom('notification').execute();
    await revoke(second);
    await revoke(second);
    await deliverDue({ services, log: console });
    const notices = await database.selectFrom('notification').select(['kind', 'message']).execute();
    expect(notices).toEqual([
      {
        kind: 'remote-revoked',
        message: `Tess Ting revoked Orders 2.0.0 (1.0.0 runs now): ${reason}`,
      },
    ]);
    const audit = await database
      .selectFrom('audit')
      .select(['changes', 'adminId'])
      .where('recordId', '=', String(second))
      .orderBy('_id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(audit).toMatchObject({
      adminId: releases.api.adminId,
      changes: expect.arrayContaining([{ field: 'revoked', from: null, to: reason }]),
    });
  });

  it('is revoked by admins alone, with a reason', async () => {
    const [only] = await remoteWith('mfe-who', '1.0.0');
    const { token } = await releases.newToken('mfe-who');
    const body = { reason };
    expect((await releases.call('revoke', { id: String(only), body, token })).status).toBe(403);
    const without = { id: String(only), body: { reason: ' ' } };
    expect((await releases.call('revoke', without)).status).toBe(422);
    expect(await registered('mfe-who')).toMatchObject({ active: '1.0.0' });
  });
});

describe('the registry', () => {
  it('is closed to visitors, and shows a team its own remote alone', async () => {
    await remoteWith('mfe-mine', '1.0.0');
    const url = '/api/release/registry';
    expect((await releases.api.inject({ url })).statusCode).toBe(403);
    const { token } = await releases.newToken('mfe-mine', { mayActivate: false });
    const headers = { authorization: `Bearer ${token}` };
    const own = Registry.parse((await releases.api.inject({ url, headers })).json());
    expect(own.remotes.map(({ id }) => id)).toEqual(['mfe-mine']);
    expect(own.revoked).toEqual([]);
  });
});

import { sql } from 'kysely';
import { chooseVersion, type RegistryRemote } from 'contract/release';
import { uuidv7 } from 'uuidv7';
import { deliverDue } from '../jobs/outbox-dispatcher';
import { openReleases, type Releases } from './release.fixture';

let releases: Releases;
beforeAll(async () => {
  releases = await openReleases();
  await releases.api.services.database.updateTable('admin').set({ releaseNews: true }).execute();
});
afterAll(() => releases.api.close());

async function rows(table: 'audit' | 'outbox' | 'releaseActivation'): Promise<number> {
  const { database } = releases.api.services;
  const counted = await database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return counted.count;
}

/** The messages that come to the admin by what was done. */
async function messagesOf(act: () => Promise<unknown>): Promise<string[]> {
  const { services } = releases.api;
  await deliverDue({ services, log: console });
  await services.database.deleteFrom('notification').execute();
  await act();
  await deliverDue({ services, log: console });
  const notices = await services.database
    .selectFrom('notification')
    .select(['message', 'link', 'kind'])
    .orderBy('_id')
    .execute();
  return notices.map(({ kind, message, link }) => `${kind}: ${message} (${link})`);
}

describe('activation', () => {
  it('puts a version in place of the one before, and tells the admins who asked', async () => {
    const [first, second] = await releases.remoteWith('mfe-one', '1.0.0', '1.1.0');
    expect(await releases.registered('mfe-one')).toBeUndefined();
    expect(await messagesOf(() => releases.activate(first))).toEqual([
      'remote-released: Tess Ting released Orders 1.0.0 (/releases)',
    ]);
    const { token } = await releases.newToken('mfe-one');
    expect(await messagesOf(() => releases.activate(second, token))).toEqual([
      'remote-released: CI of mfe-one released Orders 1.1.0 (/releases)',
    ]);
    expect(await releases.state('mfe-one')).toMatchObject({
      active: '1.1.0',
      lastKnownGood: '1.0.0',
      rollbackTo: '1.0.0',
    });
    const { answer } = await releases.call('list', { query: { remote: 'mfe-one' }, token });
    expect(answer.data).toMatchObject([
      { version: '1.1.0', state: 'active', activatedBy: 'CI of mfe-one', publishedBy: 'Tess Ting' },
      { version: '1.0.0', state: 'last-known-good', activatedBy: 'Tess Ting' },
    ]);
  });

  it('of what is active already changes nothing', async () => {
    const [id] = await releases.remoteWith('mfe-two', '1.0.0');
    await releases.activate(id);
    const before = [await rows('audit'), await rows('outbox'), await rows('releaseActivation')];
    expect((await releases.activate(id)).status).toBe(200);
    expect([await rows('audit'), await rows('outbox'), await rows('releaseActivation')]).toEqual(
      before,
    );
  });

  it('is written into the history and the audit, with the token that did it', async () => {
    const [id] = await releases.remoteWith('mfe-three', '1.0.0');
    const { token } = await releases.newToken('mfe-three');
    await releases.activate(id, token);
    const { database } = releases.api.services;
    const history = await database
      .selectFrom('releaseActivation')
      .select(['version', 'fromVersion', 'how', 'label', 'adminId'])
      .where('remote', '=', 'mfe-three')
      .execute();
    expect(history).toEqual([
      {
        version: '1.0.0',
        fromVersion: null,
        how: 'activate',
        label: 'CI of mfe-three',
        adminId: null,
      },
    ]);
    const audit = await database
      .selectFrom('audit')
      .select(['action', 'changes'])
      .where('recordId', '=', String(id))
      .orderBy('_id')
      .execute();
    expect(audit).toMatchObject([
      { action: 'add' },
      {
        action: 'update',
        changes: expect.arrayContaining([
          { field: 'activeVersion', from: null, to: '1.0.0' },
          { field: 'releaseToken', from: null, to: 'CI of mfe-three' },
        ]),
      },
    ]);
  });

  it('is refused while another remote has one of its addresses', async () => {
    const patterns = { document: { patterns: ['/shared-table'] } };
    const early = await releases.published({ id: 'mfe-early', ...patterns });
    const late = await releases.published({ id: 'mfe-late', ...patterns });
    const both = await Promise.all([releases.activate(early), releases.activate(late)]);
    const statuses = both.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
  });
});

describe('a rollback', () => {
  it('goes back step by step, and never falls back on what was left', async () => {
    const ids = await releases.remoteWith('mfe-back', '1.0.0', '2.0.0', '3.0.0');
    for (const id of ids) await releases.activate(id);
    const rollback = () => releases.call('rollback', { query: { remote: 'mfe-back' } });
    expect(await messagesOf(rollback)).toEqual([
      'remote-rolled-back: Tess Ting rolled Orders back to 2.0.0 (/releases)',
    ]);
    expect(await releases.state('mfe-back')).toMatchObject({
      active: '2.0.0',
      lastKnownGood: '2.0.0',
      rollbackTo: '1.0.0',
    });
    await rollback();
    expect(await releases.state('mfe-back')).toMatchObject({ active: '1.0.0', rollbackTo: null });
    const refusal = await rollback();
    expect([refusal.status, refusal.answer.detail]).toEqual([
      409,
      'mfe-back has no version to go back to.',
    ]);
    await releases.activate(ids[2]);
    expect(await releases.state('mfe-back')).toMatchObject({
      active: '3.0.0',
      rollbackTo: '1.0.0',
    });
  });

  it('ends a rollout first and leaves what the others run', async () => {
    const [first, second, third] = await releases.remoteWith('mfe-ramp', '1.0.0', '1.1.0', '1.2.0');
    const rollback = () => releases.call('rollback', { query: { remote: 'mfe-ramp' } });
    await releases.activate(first);
    await releases.call('rollout', { id: String(second), query: { percent: 10 } });
    expect(await releases.state('mfe-ramp')).toMatchObject({
      active: '1.0.0',
      rollbackTo: '1.0.0',
    });
    expect((await rollback()).status).toBe(200);
    expect(await releases.state('mfe-ramp')).toMatchObject({ active: '1.0.0', percent: null });
    await releases.activate(second);
    await releases.call('rollout', { id: String(third), query: { percent: 10 } });
    expect(await messagesOf(rollback)).toEqual([
      'remote-rolled-back: Tess Ting rolled Orders back to 1.1.0 (/releases)',
    ]);
    expect(await releases.state('mfe-ramp')).toMatchObject({
      active: '1.1.0',
      rollbackTo: '1.0.0',
    });
    await rollback();
    expect(await releases.state('mfe-ramp')).toMatchObject({ active: '1.0.0', rollbackTo: null });
  });

  it('takes the menu and the addresses of the version along', async () => {
    const older = { id: 'mfe-menu', version: '1.0.0', document: { patterns: ['/menu-old'] } };
    const newer = { id: 'mfe-menu', version: '2.0.0', document: { patterns: ['/menu-new'] } };
    await releases.activate(await releases.published(older));
    await releases.activate(await releases.published(newer));
    expect(await releases.registered('mfe-menu')).toMatchObject({ patterns: ['/menu-new'] });
    await releases.call('rollback', { query: { remote: 'mfe-menu' } });
    expect(await releases.registered('mfe-menu')).toMatchObject({ patterns: ['/menu-old'] });
  });
});

describe('a rollout', () => {
  const admins = Array.from({ length: 200 }, () => uuidv7());
  const sharers = (remote: RegistryRemote | undefined) =>
    admins.filter((admin) => remote && chooseVersion(remote, admin)?.version === '2.0.0');

  it('gives a version to its share of the admins, always to the same ones, and to more when it grows', async () => {
    const [first, second] = await releases.remoteWith('mfe-share', '1.0.0', '2.0.0');
    const rollout = (percent: number, id = second) =>
      releases.call('rollout', { id: String(id), query: { percent } });
    expect((await rollout(10)).status).toBe(409);
    await releases.activate(first);
    expect((await rollout(10, first)).status).toBe(409);
    expect(await messagesOf(() => rollout(20))).toEqual([
      'remote-rollout: Tess Ting gave Orders 2.0.0 to 20 % of the admins (/releases)',
    ]);
    const few = sharers(await releases.registered('mfe-share'));
    await rollout(50);
    const half = sharers(await releases.registered('mfe-share'));
    expect(half.length).toBeGreaterThanOrEqual(80);
    expect(half.length).toBeLessThanOrEqual(120);
    expect(half).toEqual(expect.arrayContaining(few));
    expect(sharers(await releases.registered('mfe-share'))).toEqual(half);
    expect(await messagesOf(() => rollout(0))).toEqual([
      'remote-rollout: Tess Ting ended the rollout of Orders 2.0.0 (/releases)',
    ]);
    expect(sharers(await releases.registered('mfe-share'))).toEqual([]);
    expect(await releases.state('mfe-share')).toMatchObject({ active: '1.0.0', percent: null });
    for (const percent of [-1, 101]) expect((await rollout(percent)).status).toBe(400);
  });

  it('is for named people whatever the share, and for them alone at none', async () => {
    const [first, second] = await releases.remoteWith('mfe-named-people', '1.0.0', '2.0.0');
    await releases.activate(first);
    const { rows } = await sql<{ email: string }>`
      select email from admin where _id = ${releases.api.adminId}`.execute(
      releases.api.services.database,
    );
    const email = rows[0]?.email ?? '';
    const rollout = (query: Readonly<Record<string, string | number>>) =>
      releases.call('rollout', { id: String(second), query });
    const unknown = await rollout({ percent: 0, people: 'nobody@example.com' });
    expect([unknown.status, unknown.answer.errors]).toMatchObject([
      422,
      [{ path: 'people', message: 'Nobody has an account as nobody@example.com' }],
    ]);
    expect(
      await messagesOf(() => rollout({ percent: 0, people: ` ${email.toUpperCase()} ,` })),
    ).toEqual(['remote-rollout: Tess Ting gave Orders 2.0.0 to one person (/releases)']);
    const remote = await releases.registered('mfe-named-people');
    expect(sharers(remote)).toEqual([]);
    expect(remote && chooseVersion(remote, releases.api.adminId)?.version).toBe('2.0.0');
    await rollout({ percent: 0 });
    expect(await releases.registered('mfe-named-people')).not.toHaveProperty('rollout');
  });

  it('carries the menu and the addresses of its version, which nobody else may take', async () => {
    const document = { patterns: ['/mfe-tardy-table', '/orders-late'] };
    await releases.activate(await releases.published({ id: 'mfe-tardy', version: '1.0.0' }));
    const late = await releases.published({ id: 'mfe-tardy', version: '1.1.0', document });
    const other = await releases.published({
      id: 'mfe-rival',
      document: { patterns: ['/orders-late'] },
    });
    await releases.call('rollout', { id: late, query: { percent: 10 } });
    expect(await releases.registered('mfe-tardy')).toMatchObject({
      patterns: ['/mfe-tardy-table', '/edit-mfe-tardy/:id'],
      rolloutManifest: document,
    });
    expect((await releases.activate(other)).status).toBe(409);
    await releases.call('rollout', { id: late, query: { percent: 0 } });
    expect(await releases.registered('mfe-tardy')).not.toHaveProperty('rolloutManifest');
    expect((await releases.activate(other)).status).toBe(200);
    expect((await releases.call('rollout', { id: late, query: { percent: 10 } })).status).toBe(409);
  });

  it('is over when its version becomes everybody’s', async () => {
    const [first, second] = await releases.remoteWith('mfe-all', '1.0.0', '2.0.0');
    await releases.activate(first);
    await releases.call('rollout', { id: String(second), query: { percent: 30 } });
    expect(await releases.state('mfe-all')).toMatchObject({ percent: 30 });
    await releases.activate(second);
    expect(await releases.state('mfe-all')).toMatchObject({ active: '2.0.0', percent: null });
  });
});

it('the kill switch takes a remote away from everybody and brings it back', async () => {
  const [id] = await releases.remoteWith('mfe-off', '1.0.0');
  const turn = (disabled: boolean) =>
    releases.call('disable', { query: { remote: 'mfe-off', disabled } });
  expect((await turn(true)).status).toBe(409);
  await releases.activate(id);
  expect(await messagesOf(() => turn(true))).toEqual([
    'remote-switched: Tess Ting switched Orders off (/releases)',
  ]);
  expect(await releases.registered('mfe-off')).toMatchObject({ disabled: true });
  expect(await messagesOf(() => turn(true))).toEqual([]);
  expect(await messagesOf(() => turn(false))).toEqual([
    'remote-switched: Tess Ting switched Orders on again (/releases)',
  ]);
  expect((await releases.call('disable', { query: { remote: 'mfe-none' } })).status).toBe(404);
});

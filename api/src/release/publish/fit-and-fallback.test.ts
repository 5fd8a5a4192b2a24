import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { activateWaiting, misfits } from '../activate-waiting';
import { activateRelease, rollOut } from '../change-active';
import { readRelease } from '../list-releases';
import { readRegistry } from '../read-registry';
import { openReleases, type Releases } from '../release.fixture';
import { system } from '../../kernel/viewer';
import { integrityOf } from './file-hashes';

let releases: Releases;
beforeAll(async () => {
  releases = await openReleases();
});
afterAll(() => releases.api.close());

describe('the last known good version', () => {
  const report = (remote: string, version: string, kind: string) =>
    releases.call('report', {
      body: { remote, version, kind, sessionId: randomUUID(), message: 'It does not start' },
    });

  it('is the latest that sessions have run and that does not fail', async () => {
    const ids = await releases.remoteWith('mfe-known', '1.0.1', '1.0.2', '1.0.3', '1.0.4');
    await releases.activate(ids[0]);
    await report('mfe-known', '1.0.1', 'started');
    await releases.activate(ids[1]);
    await report('mfe-known', '1.0.2', 'started');
    await report('mfe-known', '1.0.2', 'script');
    await releases.activate(ids[2]);
    expect(await releases.state('mfe-known')).toMatchObject({
      active: '1.0.3',
      lastKnownGood: '1.0.1',
    });
    await releases.activate(ids[3]);
    expect(await releases.state('mfe-known')).toMatchObject({
      active: '1.0.4',
      lastKnownGood: '1.0.1',
    });
    await report('mfe-known', '1.0.1', 'crash-loop');
    await releases.call('rollback', { query: { remote: 'mfe-known' } });
    expect(await releases.state('mfe-known')).toMatchObject({
      active: '1.0.3',
      lastKnownGood: '1.0.3',
    });
  });
});

test('addresses that only another version has are told to pages as former ones', async () => {
  const remote = 'mfe-moved';
  const patterns = [`/${remote}-table`, `/${remote}-board`];
  const [id] = await releases.remoteWith(remote, '1.0.0');
  await releases.activate(id);
  const next = await releases.published({ id: remote, version: '1.1.0', document: { patterns } });
  const former = async () => (await releases.registered(remote))?.formerPatterns;
  expect(await former()).toEqual([`/${remote}-board`]);
  await releases.call('rollout', { id: next, query: { percent: '10' } });
  expect(await former()).toEqual([]);
  await releases.call('rollback', { query: { remote } });
  expect(await former()).toEqual([`/${remote}-board`]);
});

describe('what the running shell lacks', () => {
  const needs = { contract: 1, shared: { react: '^19.9.0', 'shared-ui': '^2.0.0 || ^3.0.0' } };
  const next = { contract: 1, shared: { react: '19.9.0', 'shared-ui': '3.1.0' } };
  const usual = { contract: 1, shared: { react: '^19.0.0' } };
  const database = () => releases.api.services.database;
  const waitingOf = async (remote: string) => {
    const { answer } = await releases.call('remotes');
    return answer.data.find(({ id }: { id: string }) => id === remote).waiting;
  };

  it('keeps a version from being active or rolled out', async () => {
    const { status, answer } = await releases.publish({ id: 'mfe-ahead', document: { needs } });
    expect([status, answer.data.state]).toEqual([201, 'published']);
    const refused = await releases.activate(answer.data._id);
    expect([refused.status, refused.answer.errors]).toEqual([
      422,
      [
        { path: 'needs', message: 'It needs react ^19.9.0, this page has 19.3.1' },
        { path: 'needs', message: 'It needs shared-ui ^2.0.0 || ^3.0.0, this page has 1.0.0' },
      ],
    ]);
    const [id, other] = await releases.remoteWith('mfe-behind', '1.0.0', '1.1.0');
    await releases.activate(id);
    await releases.offering({ shared: { react: '20.0.0' } }, async () => {
      const rollout = { id: String(other), percent: 10 };
      await expect(rollOut(database(), rollout, system)).rejects.toThrow('needs react');
      expect(await misfits(database())).toContain(
        'mfe-behind 1.0.0 cannot run in this panel: it needs react ^19.0.0, this page has 20.0.0',
      );
    });
  });

  it('may be a name of a shared module: the version is refused before, and told to pages after', async () => {
    const names = { 'shared-ui': ['Button', 'EmptyState'] };
    const build = { id: 'mfe-named', document: { needs: { ...usual, names } } };
    const id = await releases.published(build);
    const renamed = { ...next, names: { 'shared-ui': ['BlankState', 'Button'] } };
    await expect(
      releases.offering(renamed, () => activateRelease(database(), { id }, system)),
    ).rejects.toMatchObject({
      errors: [
        {
          path: 'needs',
          message: 'It uses EmptyState of shared-ui, which this page does not have',
        },
      ],
    });
    await releases.activate(id);
    const { remotes } = await readRegistry(database(), renamed);
    const [version] = remotes.find((remote) => remote.id === 'mfe-named')?.versions ?? [];
    expect(version?.lacks).toBe('uses EmptyState of shared-ui, which this page does not have');
    expect(version?.needs).toEqual(usual);
  });

  it('is what the build may bring itself: an edition of our packages beside that of the page', async () => {
    const script = 'var edition__1a2b = {};';
    const edition = {
      container: 'edition__1a2b',
      entry: 'edition.js',
      integrity: { 'edition.js': await integrityOf(Buffer.from(script)) },
      provides: { 'shared-ui': '2.4.0' },
      needs: { shared: { 'panel-runtime': '^1.0.0' }, names: { 'panel-runtime': ['showToast'] } },
      size: { plain: 23, compressed: 20 },
    };
    const lagging = { contract: 1, shared: { react: '^19.0.0', 'shared-ui': '^2.0.0' } };
    const build = {
      id: 'mfe-lagging',
      document: { needs: lagging, edition },
      files: { 'edition.js': script },
    };
    const altered = await releases.publish({ ...build, files: { 'edition.js': `${script} ` } });
    expect(altered.answer.errors).toEqual([
      { path: 'edition.js', message: expect.stringContaining('has the hash of') },
    ]);
    const missing = await releases.publish({ ...build, files: {} });
    expect(missing.answer.errors).toEqual([
      { path: 'edition.js', message: 'It is not in the archive' },
    ]);

    const id = await releases.published(build);
    const shell = { contract: 1, shared: { react: '19.3.1', 'shared-ui': '3.0.0' } };
    const withRuntime = {
      ...shell,
      shared: { ...shell.shared, 'panel-runtime': '1.3.0' },
      names: { 'panel-runtime': ['showToast', 'useApi'] },
    };
    await expect(
      releases.offering(shell, () => activateRelease(database(), { id }, system)),
    ).rejects.toMatchObject({
      errors: [
        { path: 'needs', message: 'It needs panel-runtime ^1.0.0, which this page does not have' },
      ],
    });
    await releases.offering(withRuntime, async () => {
      await activateRelease(database(), { id }, system);
      const read = await readRelease(database(), id);
      expect(read).toMatchObject({ fit: 'with-edition', lacks: [], state: 'active' });
      expect(await misfits(database())).toContain(
        'mfe-lagging 1.0.0 runs with its own edition of the shared packages',
      );
    });
    const versionFor = async (offered: typeof shell) => {
      const { remotes } = await readRegistry(database(), offered);
      return remotes.find((remote) => remote.id === 'mfe-lagging')?.versions[0];
    };
    expect((await versionFor(withRuntime))?.edition).toEqual({
      ...edition,
      needs: { shared: { 'panel-runtime': '^1.0.0' } },
    });
    const ofItsOwn = { ...shell, shared: { ...shell.shared, 'shared-ui': '2.9.0' } };
    expect(await versionFor(ofItsOwn)).not.toHaveProperty('edition');
  });

  it('is waited for by a version that is to be active as soon as it fits', async () => {
    const remote = 'mfe-early';
    const [active] = await releases.remoteWith(remote, '1.0.0');
    await releases.activate(active);
    const id = await releases.published({ id: remote, version: '2.0.0', document: { needs } });
    const { answer } = await releases.call('activate', { id, query: { whenItFits: 'true' } });
    expect(answer.data).toMatchObject({ active: '1.0.0', waiting: '2.0.0' });
    const list = await releases.call('list', { query: { remote } });
    expect(list.answer.data[0]).toMatchObject({ version: '2.0.0', state: 'waiting' });
    expect(await activateWaiting(database())).toMatchObject([
      { remote, version: '2.0.0', reason: expect.stringContaining('react') },
    ]);
    expect(await releases.offering(next, () => activateWaiting(database()))).toEqual([
      { remote, version: '2.0.0', reason: undefined },
    ]);
    expect(await releases.state(remote)).toMatchObject({ active: '2.0.0', rollbackTo: '1.0.0' });
    expect(await waitingOf(remote)).toBeNull();
  });

  it('is not waited for once a newer version is active, or the one that waits is revoked', async () => {
    const remote = 'mfe-late';
    const old = await releases.published({ id: remote, version: '1.1.0', document: { needs } });
    await releases.call('activate', { id: old, query: { whenItFits: 'true' } });
    const newer = await releases.published({ id: remote, version: '1.2.0' });
    await releases.activate(newer);
    expect(await waitingOf(remote)).toBeNull();
    const gone = await releases.published({ id: remote, version: '1.3.0', document: { needs } });
    await releases.call('activate', { id: gone, query: { whenItFits: 'true' } });
    await releases.call('revoke', { id: gone, body: { reason: 'A test' } });
    expect(await releases.offering(next, () => activateWaiting(database()))).toEqual([]);
  });

  it('is told by a check, which stores nothing and refuses what publishing would', async () => {
    const build = { id: 'mfe-checked', document: { needs } };
    const sent = await releases.check(build);
    expect([sent.status, sent.answer.data]).toEqual([
      200,
      {
        remote: 'mfe-checked',
        version: '1.0.0',
        unmet: [expect.stringContaining('react'), expect.stringContaining('shared-ui')],
      },
    ]);
    expect((await releases.publish(build)).status).toBe(201);
    expect((await releases.check(build)).status).toBe(409);
    expect(
      (await releases.check({ id: 'mfe-checked-2', document: { commit: 'a\0b' } })).status,
    ).toBe(422);
  });
});

it('a step to an older version is a rollback, whatever it is called', async () => {
  const ids = await releases.remoteWith('mfe-back', '1.0.0', '1.1.0');
  await releases.activate(ids[1]);
  await releases.activate(ids[0]);
  const { rows } = await sql<{ how: string }>`
    select how from release_activation where remote = 'mfe-back' order by at`.execute(
    releases.api.services.database,
  );
  expect(rows.map(({ how }) => how)).toEqual(['activate', 'rollback']);
});

describe('a menu', () => {
  const group = (order: number, path: string) => ({
    nav: [
      {
        group: 'Shipping',
        icon: 'truck',
        order,
        entries: [{ label: 'Parcels', icon: 'truck', path, order: 1 }],
      },
    ],
  });

  it('leads to pages of its own remote alone, and is not longer than anybody reads', async () => {
    const foreign = { id: 'mfe-foreign', document: group(50, '/chemical-table') };
    expect((await releases.publish(foreign)).answer.errors).toEqual([
      { path: 'nav.0.entries.0.path', message: '/chemical-table is no page of this remote' },
    ]);
    const [entry] = group(50, '/mfe-long-table').nav[0]?.entries ?? [];
    const nav = [{ group: 'Long', icon: 'truck', order: 1, entries: Array(50).fill(entry) }];
    const long = await releases.publish({ id: 'mfe-long', document: { nav } });
    expect(long.answer.errors).toMatchObject([{ path: 'nav' }]);
  });

  it('joins the group of another remote without taking it over', async () => {
    const ids = [];
    for (const [id, order] of [
      ['mfe-ships', 50],
      ['mfe-taker', -1_000_000],
      ['mfe-guest', 60],
    ] as const) {
      ids.push(await releases.published({ id, document: group(order, `/${id}-table`) }));
    }
    expect((await releases.activate(ids[0])).status).toBe(200);
    const taken = await releases.activate(ids[1]);
    expect([taken.status, taken.answer.detail]).toEqual([
      409,
      'The group “Shipping” of the remote “Orders” has order 50. Use that order or a higher one.',
    ]);
    expect((await releases.activate(ids[2])).status).toBe(200);
  });
});

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { RemoteId } from 'contract/release';
import { openStorage } from '../../storage/open-storage';
import { filesOf, panelBuild, type TestBuild } from '../../testing/test-build';
import { openReleases, type Releases } from '../release.fixture';
import { system } from '../../kernel/viewer';
import { publishRelease } from './publish-release';
import { openReleaseFiles } from './release-files';

let releases: Releases;
let checkout: string;
beforeAll(async () => {
  releases = await openReleases();
  checkout = await mkdtemp(join(tmpdir(), 'checkout-'));
});
afterAll(async () => {
  await releases.api.close();
  await rm(checkout, { recursive: true });
});

const versionOf = (remote: string, version = '1.0.0') => ({
  remote: RemoteId.parse(remote),
  version,
});

/** The files of a process that has none yet, beside the one under test. */
async function otherProcess() {
  const { database, env, responseCache } = releases.api.services;
  const folder = await mkdtemp(join(checkout, 'process-'));
  return openReleaseFiles({ database, storage: openStorage(env), folder, responseCache });
}

async function archiveOf(remote: string): Promise<string> {
  const { database, env } = releases.api.services;
  const { archive } = await database
    .selectFrom('release')
    .select('archive')
    .where('remote', '=', remote)
    .executeTakeFirstOrThrow();
  const names = await readdir(join(env.DATA_DIR, 'files'), { recursive: true });
  const path = names.find((name) => name.endsWith(String(archive)));
  return join(env.DATA_DIR, 'files', String(path));
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
}

describe('the files of a published version', () => {
  it('are unpacked once by a process that lacks them, and appear all at once', async () => {
    await releases.published({ id: 'mfe-files' });
    const { folder, ensure } = await otherProcess();
    const target = join(folder, 'mfe-files', '1.0.0');
    const requests = [ensure(versionOf('mfe-files')), ensure(versionOf('mfe-files'))];
    let firstSeen: string[] = [];
    while (firstSeen.length === 0) firstSeen = await filesIn(target).catch(() => []);
    expect(firstSeen).toEqual([...filesOf().keys()].toSorted());
    expect(await Promise.all(requests)).toEqual(['there', 'there']);
    const entry = await readFile(join(target, 'remoteEntry.js'));
    expect(entry).toEqual(filesOf({ id: 'mfe-files' }).get('remoteEntry.js'));
    expect(await readdir(join(folder, '.drafts'))).toEqual([]);
  });

  it('are whole after a process was killed while it unpacked them', async () => {
    await releases.published({ id: 'mfe-killed' });
    const { folder, ensure } = await otherProcess();
    const draft = join(folder, '.drafts', 'of-the-killed-process');
    await mkdir(draft, { recursive: true });
    await writeFile(join(draft, 'remoteEntry.js'), 'var half');
    expect(await ensure(versionOf('mfe-killed'))).toBe('there');
    expect(await filesIn(join(folder, 'mfe-killed'))).toEqual([...filesOf().keys()].toSorted());
  });

  it('are none of a version that is unknown, or whose archive is gone or was changed', async () => {
    await releases.published({ id: 'mfe-damaged' });
    const { folder, ensure } = await otherProcess();
    expect(await ensure(versionOf('mfe-damaged', '9.9.9'))).toBe('unknown');
    const archive = await archiveOf('mfe-damaged');
    const bytes = await readFile(archive);
    bytes[bytes.length - 40] = (bytes[bytes.length - 40] ?? 0) ^ 1;
    await writeFile(archive, bytes);
    await expect(ensure(versionOf('mfe-damaged'))).rejects.toThrow();
    await rm(archive);
    await expect(ensure(versionOf('mfe-damaged'))).rejects.toThrow('The storage has no');
    expect(await filesIn(folder)).toEqual([]);
  });
});

describe('a build in the checkout', () => {
  async function built(build: TestBuild): Promise<string> {
    const folder = await mkdtemp(join(checkout, 'dist-'));
    for (const [name, content] of filesOf(build)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), content);
    }
    return folder;
  }
  const start = async (folder: string) =>
    publishRelease(releases.api.services, folder, { viewer: system });
  async function activeOf(remote: string): Promise<string | undefined> {
    const { remotes } = await releases.registry();
    return remotes.find(({ id }: { id: string }) => id === remote)?.active;
  }

  it('is published and active where nothing is, and else left, whatever its number', async () => {
    const first = await built({ id: 'mfe-built', version: '1.1.0' });
    expect(await start(first)).toEqual({ kind: 'published' });
    expect(await activeOf('mfe-built')).toBe('1.1.0');
    for (const version of ['1.0.0', '1.2.0']) {
      expect(await start(await built({ id: 'mfe-built', version }))).toEqual({
        kind: 'left',
        version: `mfe-built ${version}`,
        active: '1.1.0',
      });
    }
    expect(await activeOf('mfe-built')).toBe('1.1.0');
    expect(await start(first)).toEqual({ kind: 'known' });
    expect(await releases.api.countStatements(() => start(first))).toBe(1);
  });

  it('takes the place of an older one on demand, and never of a newer one', async () => {
    await start(await built({ id: 'mfe-wanted', version: '1.1.0' }));
    const take = async (version: string) =>
      publishRelease(releases.api.services, await built({ id: 'mfe-wanted', version }), {
        viewer: system,
        isReplacing: true,
      });
    expect(await take('1.0.0')).toMatchObject({ kind: 'left', active: '1.1.0' });
    expect(await take('1.2.0')).toEqual({ kind: 'published' });
    releases.api.services.responseCache.invalidate('release');
    expect(await activeOf('mfe-wanted')).toBe('1.2.0');
  });

  it('of the panel is taken where the active one is for pages that this server does not make', async () => {
    const offer = { contract: 1, shared: { react: '19.3.1' } };
    const folder = await built(panelBuild('0.9.0', offer));
    expect(await start(folder)).toMatchObject({ kind: 'left', active: '1.0.0' });
    await releases.api.sql(
      `update release set document = jsonb_set(document, '{panel,pageContract}', '2')
        where remote = 'shell' and version = '1.0.0'`,
    );
    expect(await start(folder)).toEqual({ kind: 'published' });
    expect(await releases.state('shell')).toMatchObject({ active: '0.9.0' });
  });

  it('is published by one of two processes that start at once', async () => {
    const folder = await built({ id: 'mfe-twice' });
    const outcomes = await Promise.all([start(folder), start(folder)]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['known', 'published']);
  });

  it('is refused like an upload, and what ran before runs on', async () => {
    await start(await built({ id: 'mfe-wrong', version: '1.0.0' }));
    const files = { 'remoteEntry.js': 'var tampered;' };
    const outcome = await publishRelease(
      releases.api.services,
      await built({ id: 'mfe-wrong', version: '1.1.0', files }),
      { viewer: system, isReplacing: true },
    );
    expect(outcome).toMatchObject({ kind: 'refused', reason: expect.any(String) });
    releases.api.services.responseCache.invalidate('release');
    expect(await activeOf('mfe-wrong')).toBe('1.0.0');
  });

  it('gives its archive to a version that was published before archives were kept', async () => {
    const folder = await built({ id: 'mfe-former' });
    await start(folder);
    await rm(await archiveOf('mfe-former'));
    await releases.api.sql(`update release set archive = null where remote = 'mfe-former'`);
    const { ensure } = await otherProcess();
    expect(await ensure(versionOf('mfe-former'))).toBe('unknown');
    expect(await start(folder)).toEqual({ kind: 'known' });
    expect(await ensure(versionOf('mfe-former'))).toBe('there');
  });
});

import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { RemoteId } from 'contract/release';
import { unitTable } from '../../catalog/unit.table';
import { openLocalStorage } from '../../file/storage/local-storage';
import { addRecord } from '../../repository/write';
import { addRelease } from '../../testing/add-release';
import { readEnv, type Env } from '../env';
import { closeServices, openServices } from '../open-services';
import type { Services } from '../services';
import { system } from '../viewer';
import { backUpInstallation } from './back-up-installation';
import { newBackupName, removeOldBackups } from './backup-folder';
import { restoreInstallation } from './restore-installation';

jest.setTimeout(60_000);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const report = () => undefined;
const BACKUP_KEY = randomBytes(32).toString('base64');

function envOf(name: string, more: Record<string, string> = {}): Env {
  const DATA_DIR = join(folder, name);
  return readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SEED: 'none', DATA_DIR, ...more });
}

function addUnit({ database, tables: registry }: Services, symbol: string) {
  const context = { database, registry, table: unitTable, viewer: system };
  return addRecord(context, { name: symbol, symbol, dimension: 'mass', factor: 1 });
}

async function symbols({ database }: Services): Promise<string[]> {
  const rows = await database.selectFrom('unit').select('symbol').orderBy('symbol').execute();
  return rows.map(({ symbol }) => symbol);
}

it.each([
  { engine: 'postgres', isVerified: true },
  { engine: 'pglite', isVerified: false },
])('an installation on $engine is backed up while it runs, and restored', async ({
  engine,
  isVerified,
}) => {
  const given = { DATABASE_ENGINE: engine, BACKUP_KEY };
  const env = envOf(engine, given);
  const services = await openServices(env);
  await addUnit(services, 'kg');
  const release = { remote: RemoteId.parse('mfe-orders'), version: '1.0.0' };
  await addRelease(services, { id: release.remote, version: release.version });
  const box = services.secretBox.seal('a password', 'its owner');
  const backups = join(folder, `${engine}-backups`);
  const made = await backUpInstallation({ env, folder: backups, isVerified, report });
  await addUnit(services, 'lb');
  expect(await symbols(services)).toEqual(['kg', 'lb']);
  await closeServices(services);

  expect(made.counts).toMatchObject({ files: 1, missing: 0 });
  expect(made.counts.rows).toBeGreaterThan(10);
  const name = made.path.slice(backups.length + 1);
  expect((await readdir(backups)).toSorted()).toEqual([name, ...(isVerified ? [`${name}.verified`] : [])]);
  expect((await stat(made.path)).mode & 0o777).toBe(0o600);
  expect((await readdir(env.DATA_DIR)).filter((each) => /ing-/.test(each))).toEqual([]);
  await expect(restoreInstallation({ env, path: made.path, report })).rejects.toThrow('already');

  const target = envOf(`${engine}-restored`, given);
  expect(await restoreInstallation({ env: target, path: made.path, report })).toEqual(made.counts);
  const restored = await openServices(target);
  expect(await symbols(restored)).toEqual(['kg']);
  expect(restored.secretBox.open(box, 'its owner')).toBe('a password');
  expect(await restored.releaseFiles.ensure(release)).toBe('there');
  await closeServices(restored);
});

it('a file that is lost is counted, one that fails leaves no backup', async () => {
  const env = envOf('files');
  const services = await openServices(env);
  const storage = openLocalStorage(join(env.DATA_DIR, 'files'));
  await storage.write('01-kept.pdf', Buffer.from('pdf'));
  for (const name of ['01-kept.pdf', '02-lost.pdf']) {
    const client = await services.pool.connect();
    await client.query(
      `insert into file (_id, name, original_name, mime, size, sha256, kind, visibility)
       values (gen_random_uuid(), $1, $1, 'application/pdf', 3, '', 'document', 'staff')`,
      [name],
    );
    client.release();
  }
  const backups = join(folder, 'file-backups');
  const made = await backUpInstallation({ env, folder: backups, isVerified: false, report });
  expect(made.counts).toMatchObject({ files: 1, missing: 1 });
  await rm(made.path);
  await rm(join(env.DATA_DIR, 'jwt-secret'));
  const blocked = { ...env, DATABASE_URL: 'postgres://localhost:1/nothing' };
  await expect(
    backUpInstallation({ env: blocked, folder: backups, isVerified: false, report }),
  ).rejects.toThrow('No connection');
  expect(await readdir(backups)).toEqual([]);
  await closeServices(services);
  const target = envOf('files-restored');
  const again = await backUpInstallation({ env, folder: backups, isVerified: false, report });
  await restoreInstallation({ env: target, path: again.path, report });
  const there = await openLocalStorage(join(target.DATA_DIR, 'files')).open('01-kept.pdf');
  expect(there && String(await buffer(there.stream))).toBe('pdf');
});

it('old backups are removed once as many newer ones were verified', async () => {
  const place = await mkdtemp(join(folder, 'old-'));
  const name = (day: number) => newBackupName(new Date(Date.UTC(2026, 0, day)));
  for (const day of [1, 2, 3, 4]) await writeFile(join(place, name(day)), '');
  await writeFile(join(place, 'notes.txt'), '');
  for (const day of [1, 2]) await writeFile(join(place, `${name(day)}.verified`), '');
  expect(await removeOldBackups(place, 2)).toEqual([]);
  await writeFile(join(place, `${name(4)}.verified`), '');
  expect(await removeOldBackups(place, 2)).toEqual([name(1)]);
  expect(await readdir(place)).toContain('notes.txt');
});

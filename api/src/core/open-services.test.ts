import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RemoteId } from 'contract/release';
import { DataFolderInUse } from './data-folder';
import { readEnv, type Env } from './env';
import { closeServices, openServices } from './open-services';
import { backUp, restore } from './ops/backup';
import { addRecord } from '../repository/write';
import { unitTable } from '../catalog/unit.table';
import type { Services } from './services';
import { addRelease } from '../testing/add-release';
import { filesOf } from '../testing/test-build';
import { system } from './viewer';

let folder: string;
let env: Env;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'installation-'));
  env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    SEED: 'none',
    DATA_DIR: join(folder, 'data'),
  });
});
afterAll(() => rm(folder, { recursive: true }));

function addUnit({ database, tables: registry }: Services, symbol: string) {
  const context = { database, registry, table: unitTable, viewer: system };
  return addRecord(context, { name: symbol, symbol, dimension: 'mass', factor: 1 });
}

async function symbols({ database }: Services): Promise<string[]> {
  const rows = await database.selectFrom('unit').select('symbol').orderBy('symbol').execute();
  return rows.map(({ symbol }) => symbol);
}

test('an installation is one process’s, keeps what it was told, and comes back from a backup', async () => {
  const backup = join(folder, 'backup');
  let services = await openServices(env);
  await expect(openServices(env)).rejects.toThrow(DataFolderInUse);
  await expect(backUp(env, backup)).rejects.toThrow(DataFolderInUse);
  await addUnit(services, 'kg');
  const release = { remote: RemoteId.parse('mfe-orders'), version: '1.0.0' };
  await addRelease(services, { id: release.remote, version: release.version });
  const box = services.secretBox.seal('a password', 'its owner');
  await closeServices(services);

  const secret = await readFile(join(env.DATA_DIR, 'jwt-secret'), 'utf8');
  expect(secret).toHaveLength(64);
  expect((await stat(join(env.DATA_DIR, 'jwt-secret'))).mode & 0o777).toBe(0o600);
  await backUp(env, backup);
  await expect(backUp(env, backup)).rejects.toThrow('is there already');

  services = await openServices(env);
  expect(await symbols(services)).toEqual(['kg']);
  await addUnit(services, 'lb');
  await closeServices(services);
  await writeFile(join(env.DATA_DIR, 'jwt-secret'), 'x'.repeat(64));
  await writeFile(join(env.DATA_DIR, 'encryption-key'), Buffer.alloc(32).toString('base64'));

  const aside = await restore(env, backup);
  expect(await readFile(join(env.DATA_DIR, 'jwt-secret'), 'utf8')).toBe(secret);
  expect(await readFile(join(aside, 'jwt-secret'), 'utf8')).not.toBe(secret);
  services = await openServices(env);
  expect(await symbols(services)).toEqual(['kg']);
  expect(services.secretBox.open(box, 'its owner')).toBe('a password');
  expect(await services.releaseFiles.ensure(release)).toBe('there');
  const entry = join(env.DATA_DIR, 'remotes', release.remote, release.version, 'remoteEntry.js');
  expect(await readFile(entry)).toEqual(filesOf().get('remoteEntry.js'));
  await closeServices(services);
  await expect(restore(env, join(folder, 'nothing'))).rejects.toThrow('is no backup');
});

test('the database of a server is backed up by its own tools', async () => {
  const DATABASE_URL = 'postgres://localhost/x';
  await expect(backUp({ ...env, DATABASE_URL }, join(folder, 'other'))).rejects.toThrow('pg_dump');
});

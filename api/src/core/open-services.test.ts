import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataFolderInUse } from './data-folder';
import { readEnv, type Env } from './env';
import { closeServices, openServices } from './open-services';
import { addRecord } from '../repository/write';
import { unitTable } from '../catalog/unit.table';
import type { Services } from './services';
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

test('an installation is one process’s, and keeps what it was told', async () => {
  let services = await openServices(env);
  await expect(openServices(env)).rejects.toThrow(DataFolderInUse);
  await addUnit(services, 'kg');
  await closeServices(services);
  const secret = await readFile(join(env.DATA_DIR, 'jwt-secret'), 'utf8');
  expect(secret).toHaveLength(64);
  expect((await stat(join(env.DATA_DIR, 'jwt-secret'))).mode & 0o777).toBe(0o600);
  services = await openServices(env);
  expect(await symbols(services)).toEqual(['kg']);
  await closeServices(services);
});

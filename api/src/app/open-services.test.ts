import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataFolderInUse } from '../process/data-folder';
import { readEnv, type Env } from '../kernel/env';
import { openServices } from './open-services';
import { addUnit, symbols } from './backup/installation.fixture';

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

test('an installation is one process’s, and keeps what it was told', async () => {
  let services = await openServices(env);
  await expect(openServices(env)).rejects.toThrow(DataFolderInUse);
  await addUnit(services, 'kg');
  await services.close();
  const secret = await readFile(join(env.DATA_DIR, 'jwt-secret'), 'utf8');
  expect(secret).toHaveLength(64);
  expect((await stat(join(env.DATA_DIR, 'jwt-secret'))).mode & 0o777).toBe(0o600);
  services = await openServices(env);
  expect(await symbols(services)).toEqual(['kg']);
  await services.close();
});

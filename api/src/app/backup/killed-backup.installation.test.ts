import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Env } from '../../kernel/env';
import { openServices, type RunningServices } from '../open-services';
import { noteBackup, readBackupState } from './backup-state';
import { addUnit, type Installations, openInstallations, symbols } from './installation.fixture';
import { restoreInstallation } from './restore-installation';

jest.setTimeout(240_000);

/** A process that makes the backup of the day if it is due. */
const script = `
  const module = (path) => import(${JSON.stringify(import.meta.dirname)} + path);
  const { readEnv } = await module('/../../kernel/env.ts');
  const { openServerPool } = await module('/../../db/server-pool.ts');
  const { openDatabase } = await module('/../../db/database.ts');
  const { backUpWhenDue } = await module('/start-backups.ts');
  const env = readEnv(process.env);
  const pool = openServerPool(env.DATABASE_URL);
  const none = { inc: () => undefined, set: () => undefined };
  const meters = { backups: none, backupBytes: none, backupSeconds: none };
  const services = { env, pool, meters, database: openDatabase(pool) };
  const log = { info: () => undefined, error: console.error };
  await backUpWhenDue({ services, log, signal: new AbortController().signal });
  await pool.end();`;

describe('a process that is killed while it makes a backup', () => {
  let installations: Installations;
  let env: Env;
  let backups: string;
  let services: RunningServices;
  let settings: Record<string, string>;
  beforeAll(async () => {
    installations = await openInstallations();
    backups = join(installations.folder, 'backups');
    await mkdir(backups);
    settings = {
      DATABASE_URL: await installations.newDatabase('killed'),
      BACKUP_FOLDER: backups,
      BACKUP_AT: new Date(Date.now() - 7_200_000).toISOString().slice(11, 16),
    };
    env = installations.envOf('data', settings);
    const { BACKUP_AT: _, ...unscheduled } = settings;
    services = await openServices(installations.envOf('data', unscheduled));
    await addUnit(services, 'kg');
  });
  afterAll(async () => {
    await services.close();
    await installations.remove();
  });

  function start() {
    const { DATA_DIR } = env;
    const given = { SEED: 'none', LOG_LEVEL: 'silent', DATA_DIR, ...settings };
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', script],
      { stdio: 'inherit', env: { ...process.env, ...given } },
    );
    return { child, ended: once(child, 'exit') };
  }

  async function runToEnd(): Promise<void> {
    expect(await start().ended).toEqual([0, null]);
  }

  /** Starts a process and kills it as soon as something is so. */
  async function killWhen(isSo: () => Promise<boolean>): Promise<void> {
    const { child, ended } = start();
    while (!(await isSo())) {
      expect(child.exitCode).toBeNull();
      await pause(5);
    }
    child.kill('SIGKILL');
    await ended;
  }

  /** As time does: an hour after a failure the next attempt is due, and leases end after minutes. */
  async function letAnHourPass(): Promise<void> {
    await noteBackup(services.database, {
      begunAt: new Date(Date.now() - 3_700_000).toISOString(),
    });
    await sql`delete from setting where key = 'backup.lease'`.execute(services.database);
    const past = new Date(Date.now() - 3_700_000);
    for (const name of await readdir(backups)) await utimes(join(backups, name), past, past);
  }

  const named = async (end: string) =>
    (await readdir(backups)).filter((name) => name.endsWith(end));
  const scratch = async () =>
    (await readdir(env.DATA_DIR)).filter((name) => name.startsWith('verifying-backup-'));

  it('leaves no backup that is not whole, holds up no other for longer than an hour, and no file for good', async () => {
    const client = await services.pool.connect();
    await client.query('begin; lock table unit in access exclusive mode', []);
    await killWhen(async () => (await named('.draft')).length > 0);
    await client.query('rollback', []);
    client.release();
    expect(await readdir(backups)).toEqual([expect.stringMatching(/\.draft$/), 'files']);

    // Its lease is in force, and the attempt counts.
    await runToEnd();
    expect(await named('.backup')).toEqual([]);

    await letAnHourPass();
    await killWhen(async () => {
      const [name] = await scratch();
      return name !== undefined && existsSync(join(env.DATA_DIR, name, 'lock'));
    });
    expect(await named('.draft')).toEqual([]);
    expect(await named('.backup')).toHaveLength(1);
    expect(await named('.verified')).toEqual([]);
    expect(await scratch()).toHaveLength(1);
    expect((await readBackupState(services.database)).goodAt).toBeUndefined();

    await letAnHourPass();
    await runToEnd();
    expect(await scratch()).toEqual([]);
    const [mark] = await named('.verified');
    const { begunAt, goodAt } = await readBackupState(services.database);
    expect(goodAt).toBe(begunAt);

    const path = join(backups, mark?.replace('.verified', '') ?? '');
    const target = installations.envOf('restored');
    await restoreInstallation({ env: target, path, report: () => undefined });
    const restored = await openServices(target);
    expect(await symbols(restored)).toEqual(['kg']);
    await restored.close();
  });
});

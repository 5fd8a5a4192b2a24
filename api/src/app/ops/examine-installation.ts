import { sql } from 'kysely';
import { type Database, openDatabase } from '../../db/database';
import { programsHealth } from '../../db/embedded/programs-health';
import { type Migrations, readMigrationState } from '../../db/migrate';
import type { Pool } from '../../db/pool';
import { mailboxHealth } from '../../email/account/mailbox-health';
import type { Env } from '../../kernel/env';
import type { HealthPart } from '../../kernel/health-part';
import { openStorage } from '../../storage/open-storage';
import { backupHealth } from '../backup/backup-health';
import { clockOffset } from './clock-offset';
import { diskSpaceOf, type HealthReport, openHealthParts } from './health-parts';
import { mailServerStates } from './mail-server-states';
import { queueLengths } from './queue-lengths';
import { type RecentOutcome, recentOutcomes } from './recent-outcomes';

interface Examined {
  readonly env: Env;
  readonly pool: Pool;
  readonly migrations: Migrations;
}

/** What an operator has to know of an installation, by part, whether it runs or not. No personal data is in it. */
export type Examination = Readonly<Record<string, HealthPart>>;

export async function examineInstallation({
  env,
  pool,
  migrations,
}: Examined): Promise<Examination> {
  const database = openDatabase(pool);
  const health = openHealthParts({
    diskSpace: () => diskSpaceOf(env.DATA_DIR),
    storage: openStorage(env),
    queueLengths: () => queueLengths(database),
    clockOffset: () => clockOffset(database),
    backup: () => backupHealth(database, env),
    mailboxes: () => mailboxHealth(database),
  });
  return examine({ env, database, migrations, health });
}

interface Running {
  readonly env: Pick<Env, 'DATABASE_URL'>;
  readonly database: Database;
  readonly migrations: Migrations;
  readonly health: () => Promise<HealthReport>;
}

/** The same of a process that runs. */
export async function examine({
  env,
  database,
  migrations,
  health,
}: Running): Promise<Examination> {
  const schema = await examineSchema(database, migrations);
  // The statements below are of this version's tables.
  if (!schema.isWell) return { database: schema };
  const outcomes = await recentOutcomes(database);
  return {
    database: schema,
    ...(env.DATABASE_URL === undefined && { 'database programs': await programsHealth() }),
    ...(await health()),
    'mail servers': await examineMailServers(database),
    mails: outcomesOf('mails', outcomes),
    webhooks: outcomesOf('webhooks', outcomes),
    jobs: outcomesOf('jobs', outcomes),
  };
}

async function examineSchema(database: Database, migrations: Migrations): Promise<HealthPart> {
  const { executed, pending, newer } = await readMigrationState(database, migrations);
  const { rows } = await sql<{ version: string; bytes: number }>`
    select current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as bytes`.execute(database);
  const [{ version, bytes } = { version: '', bytes: 0 }] = rows;
  const detail = `PostgreSQL ${version}, ${Math.ceil(bytes / 2 ** 20)} MB, ${executed.size} steps of the schema`;
  if (newer !== undefined)
    return { isWell: true, detail: `${detail}; a newer version updated it.` };
  if (pending.length === 0) return { isWell: true, detail: `${detail}.` };
  return { isWell: false, detail: `${detail}, ${pending.length} to do: the next start does them.` };
}

async function examineMailServers(database: Database): Promise<HealthPart> {
  const { usable, paused } = await mailServerStates(database);
  return { isWell: paused === 0, detail: `${usable} can be used, ${paused} are paused.` };
}

function outcomesOf(what: RecentOutcome['of'], outcomes: readonly RecentOutcome[]): HealthPart {
  const own = outcomes.filter((outcome) => outcome.of === what);
  const words = own.map(({ state, count }) => `${count} ${state}`);
  const isWell = own.every(({ state }) => state !== 'failed' && state !== 'unknown');
  return { isWell, detail: `${words.join(', ') || 'None'} in the last day.` };
}

/** Lines for a terminal: what is not well is marked. */
export function examinationLines(examination: Examination): string[] {
  return Object.entries(examination).map(
    ([part, { isWell, detail }]) => `${isWell ? 'ok  ' : 'LOOK'}  ${part.padEnd(12)}  ${detail}`,
  );
}

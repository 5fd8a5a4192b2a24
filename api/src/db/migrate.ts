import { setTimeout as pause } from 'node:timers/promises';
import { Migrator, sql, type Migration, type MigrationResultSet } from 'kysely';
import { silentReport, type StartReport } from '../process/start-report';
import { buildIndexes, type Indexes } from './build-indexes';
import { requireCompatible, storeLowestCompatible } from './compatible-versions';
import type { Database } from './database';
import { DatabaseError, sqlState } from './database-error';

/** A forward-only migration of the schema. */
export interface SchemaMigration extends Migration {
  /** Versions of the product that do not know this migration can no longer work with the database. */
  readonly breaks?: true;
  /** Indexes of tables that may be large: built after it, while others write. */
  readonly indexes?: Indexes;
}

export type Migrations = Readonly<Record<string, SchemaMigration>>;

/**
 * Migrates the database to this version. Kysely's migrator holds an advisory lock meanwhile, so several processes may
 * start at once. A database of a newer version is left unchanged if this version can work with it.
 *
 * All statements of others on a table wait behind a migration that waits for it. So it waits briefly, gives up all that
 * it has locked, and begins again: first for less than the second after which the database looks for deadlocks.
 *
 * @throws DatabaseTooNew
 */
export async function migrate(
  database: Database,
  steps: Migrations,
  report: StartReport = silentReport,
): Promise<void> {
  const { pending, newer } = await readMigrationState(database, steps);
  if (newer !== undefined) {
    return report(`The database was updated by a newer version (${newer}), which this one bears`);
  }
  if (pending.length > 0) {
    report(`Updating the database: ${pending.length} of ${Object.keys(steps).length} steps`);
    const { error } = await migrateInTurn(database, steps, report);
    if (error) throw new Error('The database could not be migrated', { cause: error });
  }
  await storeLowestCompatible(database, steps);
  const indexes = Object.assign({}, ...Object.values(steps).map((step) => step.indexes));
  await buildIndexes(database, indexes, report);
}

interface MigrationState {
  /** None in a new database. */
  readonly executed: ReadonlySet<string>;
  /** None where a newer version has updated it. */
  readonly pending: readonly string[];
  /** The newest step of a newer version that this one can work with. */
  readonly newer: string | undefined;
}

/**
 * What an update would do.
 *
 * @throws DatabaseTooNew
 */
export async function readMigrationState(
  database: Database,
  steps: Migrations,
): Promise<MigrationState> {
  const executed = await executedMigrations(database);
  const known = Object.keys(steps);
  const newer = await requireCompatible(database, { known, executed });
  const pending = newer === undefined ? known.filter((name) => !executed.has(name)) : [];
  return { executed, pending, newer };
}

/** Kysely's own list reads every column of the database first, which took each start a tenth of a second. */
async function executedMigrations(database: Database): Promise<ReadonlySet<string>> {
  const { rows: found } = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null as is_there`.execute(database);
  if (!found[0]?.isThere) return new Set();
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  return new Set(rows.map(({ name }) => name));
}

/** In milliseconds. */
const [minWait, maxWait, betweenTries] = [500, 8_000, 1_000];

async function migrateInTurn(
  database: Database,
  steps: Migrations,
  report: StartReport,
): Promise<MigrationResultSet> {
  for (let wait = minWait; ; wait = Math.min(2 * wait, maxWait)) {
    const result = await migratorOf(database, waitingFor(wait, steps)).migrateToLatest();
    if (!isLocked(result.error)) return result;
    report('Others use the tables; the update of the database begins again');
    await pause(betweenTries);
  }
}

function migratorOf(database: Database, steps: Migrations): Migrator {
  return new Migrator({
    db: database.withoutPlugins(),
    provider: { getMigrations: () => Promise.resolve({ ...steps }) },
  });
}

/** Limits from the first step on, when the migrator has its own lock: another process may migrate for long. */
function waitingFor(milliseconds: number, steps: Migrations): Migrations {
  const limit = sql`set local lock_timeout = ${sql.lit(milliseconds)}`;
  const limited = Object.entries(steps).map(
    ([name, { up, ...step }]): [string, SchemaMigration] => [
      name,
      {
        ...step,
        async up(work) {
          await limit.execute(work);
          await up(work);
        },
      },
    ],
  );
  return Object.fromEntries(limited);
}

function isLocked(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === sqlState.lockNotAvailable;
}

import { Migrator, type Migration } from 'kysely';
import { silentReport, type StartReport } from '../core/start/start-report';
import { buildIndexes, type Indexes } from './build-indexes';
import { requireCompatible, storeLowestCompatible } from './compatible-versions';
import type { Database } from './database';

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
 * @throws DatabaseTooNew
 */
export async function migrate(
  database: Database,
  steps: Migrations,
  report: StartReport = silentReport,
): Promise<void> {
  const migrator = new Migrator({
    db: database.withoutPlugins(),
    provider: { getMigrations: () => Promise.resolve({ ...steps }) },
  });
  const known = await migrator.getMigrations();
  const newer = await requireCompatible(database, known);
  if (newer !== undefined) {
    return report(`The database was updated by a newer version (${newer}), which this one bears`);
  }
  const pending = known.filter(({ executedAt }) => executedAt === undefined).length;
  if (pending > 0) report(`Updating the database: ${pending} of ${known.length} steps`);
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be migrated', { cause: error });
  await storeLowestCompatible(database, steps);
  const indexes = Object.assign({}, ...Object.values(steps).map((step) => step.indexes));
  await buildIndexes(database, indexes, report);
}

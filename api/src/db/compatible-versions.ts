import { sql, type Migration, type MigrationInfo } from 'kysely';
import type { Database } from './database';
import { readSetting, writeSetting } from './settings';

/** The database has a migration that this version does not know and is not compatible with. */
export class DatabaseTooNew extends Error {
  override name = 'DatabaseTooNew';
}

/** The setting with the oldest migration that a process must know to work with the database. */
const settingKey = 'schema.lowest-compatible';

/**
 * Decides whether this version can work with the database.
 *
 * @param known - this version's migrations, with when each was executed
 * @returns the name of the newest migration when a newer version has executed it, otherwise undefined
 * @throws DatabaseTooNew
 */
export async function requireCompatible(
  database: Database,
  known: readonly MigrationInfo[],
): Promise<string | undefined> {
  if (known.every(({ executedAt }) => executedAt === undefined)) return undefined;
  const names = new Set(known.map(({ name }) => name));
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc`.execute(database);
  const newest = rows.find(({ name }) => !names.has(name))?.name;
  if (newest === undefined) return undefined;
  const lowest = await readSetting(database, settingKey);
  const isComplete = known.every(({ executedAt }) => executedAt !== undefined);
  if (isComplete && typeof lowest === 'string' && names.has(lowest)) return newest;
  throw new DatabaseTooNew(
    `The database was written by a newer version (it has ${newest}). Start that version, or restore a backup.`,
  );
}

/** Stores whether processes of an older release can keep working with the migrated database. */
export async function storeLowestCompatible(
  database: Database,
  steps: Readonly<Record<string, Migration & { readonly breaks?: true }>>,
): Promise<void> {
  const names = Object.keys(steps).toSorted();
  const lowest = names.findLast((name) => steps[name]?.breaks) ?? names[0];
  if ((await readSetting(database, settingKey)) === lowest) return;
  await writeSetting(database, settingKey, lowest);
}

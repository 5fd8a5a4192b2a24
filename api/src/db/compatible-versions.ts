import type { Migration } from 'kysely';
import type { Database } from './database';
import { readSetting, writeSetting } from './settings';

/** The database has a migration that this version does not know and is not compatible with. */
export class DatabaseTooNew extends Error {
  override name = 'DatabaseTooNew';
}

/** The setting with the oldest migration that a process must know to work with the database. */
const settingKey = 'schema.lowest-compatible';

interface KnownAndExecuted {
  /** This version's migrations. */
  readonly known: readonly string[];
  /** The database's. */
  readonly executed: ReadonlySet<string>;
}

/**
 * Decides whether this version can work with the database.
 *
 * @returns the name of the newest migration when a newer version has executed it, otherwise undefined
 * @throws DatabaseTooNew
 */
export async function requireCompatible(
  database: Database,
  { known, executed }: KnownAndExecuted,
): Promise<string | undefined> {
  const names = new Set(known);
  const newest = [...executed]
    .filter((name) => !names.has(name))
    .toSorted()
    .at(-1);
  if (newest === undefined) return undefined;
  const lowest = await readSetting(database, settingKey);
  const isComplete = known.every((name) => executed.has(name));
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

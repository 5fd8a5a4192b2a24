import { Migrator, type Migration } from 'kysely';
import type { Database } from './database';
import * as m001 from './migrations/001-foundation';
import * as m002 from './migrations/002-catalogue';
import * as m003 from './migrations/003-content';

/** Every migration in its order, forward only. A landed one is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-foundation': m001,
  '002-catalogue': m002,
  '003-content': m003,
};

/**
 * Brings the database up to date. Kysely's migrator holds an advisory lock meanwhile, so several processes may start
 * at once.
 */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({
    db: database.withoutPlugins(),
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be migrated', { cause: error });
}

import { Migrator, type Migration } from 'kysely';
import type { Database } from './database';
import { up as foundation } from './migrations/001-foundation';
import { up as catalogue } from './migrations/002-catalogue';
import { up as content } from './migrations/003-content';
import { up as jobs } from './migrations/004-jobs';
import { up as search } from './migrations/005-search';
import { up as structures } from './migrations/006-structures';
import { up as imports } from './migrations/007-imports';
import { up as partners } from './migrations/008-partners';
import { up as inquiries } from './migrations/009-inquiries';
import { up as email } from './migrations/010-email';
import { up as siteContent } from './migrations/011-content';
import { up as site } from './migrations/012-site';
import { up as releases } from './migrations/013-releases';

/** Every migration in its order, forward only. A landed one is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-foundation': { up: foundation },
  '002-catalogue': { up: catalogue },
  '003-content': { up: content },
  '004-jobs': { up: jobs },
  '005-search': { up: search },
  '006-structures': { up: structures },
  '007-imports': { up: imports },
  '008-partners': { up: partners },
  '009-inquiries': { up: inquiries },
  '010-email': { up: email },
  '011-content': { up: siteContent },
  '012-site': { up: site },
  '013-releases': { up: releases },
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

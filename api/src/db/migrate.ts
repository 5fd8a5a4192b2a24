import { Migrator, sql, type Migration, type MigrationInfo } from 'kysely';
import { silentReport, type StartReport } from '../core/start/start-report';
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
import { up as releaseGuards } from './migrations/015-release-guards';
import { up as visitorUploads } from './migrations/016-visitor-uploads';
import { up as releaseNews } from './migrations/017-release-news';

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
  '015-release-guards': { up: releaseGuards },
  '016-visitor-uploads': { up: visitorUploads },
  '017-release-news': { up: releaseNews },
};

/** The database has a migration that this version does not know. */
export class DatabaseTooNew extends Error {
  override name = 'DatabaseTooNew';
}

/**
 * Brings the database up to date. Kysely's migrator holds an advisory lock meanwhile, so several processes may start
 * at once.
 */
export async function migrate(
  database: Database,
  report: StartReport = silentReport,
): Promise<void> {
  const migrator = new Migrator({
    db: database.withoutPlugins(),
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  const known = await migrator.getMigrations();
  await requireKnown(database, known);
  const pending = known.filter(({ executedAt }) => executedAt === undefined).length;
  if (pending > 0) report(`Updating the database: ${pending} of ${known.length} steps`);
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be migrated', { cause: error });
}

/** @throws DatabaseTooNew */
async function requireKnown(database: Database, known: readonly MigrationInfo[]): Promise<void> {
  if (known.every(({ executedAt }) => executedAt === undefined)) return;
  const names = new Set(known.map(({ name }) => name));
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc`.execute(database);
  const unknown = rows.find(({ name }) => !names.has(name));
  if (!unknown) return;
  throw new DatabaseTooNew(
    `The database was written by a newer version (it has ${unknown.name}). Start that version, or restore a backup.`,
  );
}

import { Migrator, type Migration } from 'kysely';
import { silentReport, type StartReport } from '../core/start/start-report';
import { requireCompatible, storeLowestCompatible } from './compatible-versions';
import type { Database } from './database';
import { up as foundation } from './migrations/001-foundation';
import { up as catalogue } from '../catalog/migrations/002-catalogue';
import { up as content } from '../content/migrations/003-content';
import { up as jobs } from '../jobs/migrations/004-jobs';
import { up as search } from '../catalog/migrations/005-search';
import { up as structures } from '../catalog/migrations/006-structures';
import { up as imports } from '../transfer/migrations/007-imports';
import { up as partners } from '../partner/migrations/008-partners';
import { up as inquiries } from '../inquiry/migrations/009-inquiries';
import { up as email } from '../email/migrations/010-email';
import { up as siteContent } from '../content/migrations/011-content';
import { up as site } from '../content/migrations/012-site';
import { up as releases } from '../release/migrations/013-releases';
import { up as releaseGuards } from '../release/migrations/015-release-guards';
import { up as visitorUploads } from '../file/migrations/016-visitor-uploads';
import { up as releaseNews } from '../release/migrations/017-release-news';
import { up as openMasses } from '../catalog/migrations/019-open-masses';

/** A step of the schema, forward only. */
export interface SchemaMigration extends Migration {
  /** Versions of the product that do not know this step can no longer work with the database. */
  readonly breaks?: true;
}

/** Every migration in its order. A landed one is never changed. */
export const migrations: Readonly<Record<string, SchemaMigration>> = {
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
  '019-open-masses': { up: openMasses },
};

/**
 * Brings the database up to date. Kysely's migrator holds an advisory lock meanwhile, so several processes may start
 * at once. A database of a newer version is left as it is, when this version can work with it.
 *
 * @throws DatabaseTooNew
 */
export async function migrate(
  database: Database,
  report: StartReport = silentReport,
  steps: Readonly<Record<string, SchemaMigration>> = migrations,
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
}

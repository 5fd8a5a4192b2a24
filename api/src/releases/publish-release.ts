import { RemoteManifest, type ReleaseDocument } from 'contract/release';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../db/database';
import { inTransaction } from '../repository/in-transaction';
import { announce, journal } from '../repository/journal';
import type { Services } from '../services';
import { actorId, requireStaff, type Viewer } from '../viewer';
import { keepBuild, readBuild } from './remote-folder';

/**
 * Publishes a built remote and makes it the active version, unless that version was published before: what staff chose
 * since then stays.
 *
 * @returns whether it was new
 */
export async function publishRelease(
  { database, env }: Pick<Services, 'database' | 'env'>,
  folder: string,
  viewer: Viewer,
): Promise<boolean> {
  requireStaff(viewer);
  const document = await readBuild(folder);
  if (await isPublished(database, document)) return false;
  await keepBuild(env, document, folder);
  await inTransaction(database, async (work) => {
    const id = await insertRelease(work, document, viewer);
    const from = await activate(work, document);
    const changes = [{ field: 'activeVersion', from, to: document.version }];
    await journal({ work, resource: 'release', viewer }, [
      { id, action: 'add', version: 1, changes },
    ]);
    const { id: remote, title, version } = document;
    await announce(work, 'release.activated', { remote, title, version, from });
  });
  return true;
}

async function isPublished(database: Services['database'], document: ReleaseDocument) {
  const known = await database
    .selectFrom('release')
    .select('_id')
    .where('remote', '=', document.id)
    .where('version', '=', document.version)
    .executeTakeFirst();
  return known !== undefined;
}

async function insertRelease(work: Work, document: ReleaseDocument, viewer: Viewer) {
  const id = uuidv7();
  await work
    .insertInto('release')
    .values({
      _id: id,
      remote: document.id,
      version: document.version,
      document: sql`${JSON.stringify(document)}::jsonb`,
      publishedAt: new Date().toISOString(),
      publishedBy: actorId(viewer),
    })
    .execute();
  return id;
}

/** Makes the version active and the one before it the last known good; answers that one. */
async function activate(work: Work, release: ReleaseDocument): Promise<string | null> {
  const { id, version } = release;
  const document = JSON.stringify(manifestOf(release));
  const before = await work
    .selectFrom('remote')
    .select('activeVersion')
    .where('_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  await sql`
    insert into remote (_id, document, active_version)
    values (${id}, ${document}::jsonb, ${version})
    on conflict (_id) do update set document = excluded.document, updated_at = now(),
      last_known_good = remote.active_version, active_version = excluded.active_version`.execute(
    work,
  );
  return before?.activeVersion ?? null;
}

/** The static part: what the shell knows of the remote before it loads any code. */
function manifestOf(release: ReleaseDocument): RemoteManifest {
  const keys = Object.keys(RemoteManifest.shape);
  const entries = Object.entries(release).filter(([key]) => keys.includes(key));
  return RemoteManifest.parse(Object.fromEntries(entries));
}

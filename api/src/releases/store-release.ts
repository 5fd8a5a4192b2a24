import type { Mount, ReleaseDocument } from 'contract/release';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../db/database';
import { ApiProblem } from '../problem';
import { inTransaction } from '../repository/in-transaction';
import type { Services } from '../services';
import { actorId, requireRemote, type Viewer } from '../viewer';
import { type CheckedBuild, requireMount } from './check-build';
import { audit, introduce, tokenLabel, waitForTurn } from './remote-state';
import { requireFreeAddresses } from './require-free-addresses';

export interface NewRelease {
  readonly build: CheckedBuild;
  readonly mount: Mount;
  /** The build as a `tar.gz`. */
  readonly archive: Uint8Array;
  readonly viewer: Viewer;
  /** Done in the same transaction. */
  readonly andThen?: (work: Work, id: string) => Promise<void>;
}

/**
 * Stores a checked build, whole or not at all.
 *
 * @returns its id
 * @throws ApiProblem `forbidden`, `duplicate` or `invalid`
 */
export async function storeRelease(
  { database, releaseFiles }: Pick<Services, 'database' | 'releaseFiles'>,
  { build, mount, archive, viewer, andThen }: NewRelease,
): Promise<string> {
  const { document } = build;
  requireRemote(viewer, document.id);
  requireMount(document, mount);
  const id = uuidv7();
  const name = `release-${id}.tar.gz`;
  await releaseFiles.keepArchive(name, archive);
  try {
    await inTransaction(database, async (work) => {
      await waitForTurn(work);
      await requireNew(work, document);
      await requireFreeAddresses(work, document);
      await introduce(work, document);
      await insertRelease(work, { id, document, mount, archive: name, viewer });
      const changes = [
        { field: 'remote', from: null, to: document.id },
        { field: 'version', from: null, to: document.version },
      ];
      await audit(work, { id, action: 'add', changes }, viewer);
      await andThen?.(work, id);
    });
  } catch (error) {
    // When the database did not say no, it may have said yes and been cut off.
    if (error instanceof ApiProblem) await releaseFiles.removeArchive(name);
    throw error;
  }
  return id;
}

/** Two versions of one container name would be one to a page that has loaded either. */
async function requireNew(work: Work, document: ReleaseDocument): Promise<void> {
  const { id: remote, version, container } = document;
  const { rows } = await sql<{ version: string }>`
    select version from release
    where remote = ${remote} and (version = ${version} or document ->> 'container' = ${container})
    limit 1`.execute(work);
  const known = rows[0];
  if (!known) return;
  const detail =
    known.version === version
      ? `${remote} ${version} was published before. A changed build needs a version of its own.`
      : `${remote} ${known.version} has the same container, ${container}. Choose another version.`;
  throw new ApiProblem('duplicate', detail);
}

interface Row extends Pick<NewRelease, 'mount' | 'viewer'> {
  readonly id: string;
  readonly document: ReleaseDocument;
  readonly archive: string;
}

async function insertRelease(work: Work, { id, document, mount, archive, viewer }: Row) {
  const { id: remote, version } = document;
  await sql`
    insert into release (_id, remote, version, document, mount, archive, published_at,
      published_by, published_by_label)
    values (${id}, ${remote}, ${version}, ${JSON.stringify(document)}::jsonb, ${mount}, ${archive},
      ${new Date().toISOString()}, ${actorId(viewer)}, ${tokenLabel(viewer)})`.execute(work);
}

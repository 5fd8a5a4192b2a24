import type { Mount, ReleaseDocument } from 'contract/release';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Database, Work } from '../../db/database';
import { ApiProblem } from '../../kernel/problem';
import { type FileHashes, hashesOf } from './file-hashes';
import { type ArchiveSignature, checkSignature } from '../signing/signing-keys';
import { inTransaction } from '../../repository/in-transaction';
import type { Services } from '../../kernel/services';
import { actorId, requireRemote, type Viewer } from '../../kernel/viewer';
import { type CheckedBuild, requireMount } from './check-build';
import { requireRelease } from '../find-release';
import { audit, introduce, tokenLabel, waitForTurn } from '../remote-state';
import { requireFreeAddresses } from './require-free-addresses';
import { announceRelease } from '../release-events';

export interface NewRelease {
  readonly build: CheckedBuild;
  readonly mount: Mount;
  /** The build as a `tar.gz`. */
  readonly archive: Uint8Array;
  readonly viewer: Viewer;
  /** Signature of the archive's bytes, in base64url. */
  readonly signature?: string | undefined;
  /** Runs in the same transaction. */
  readonly andThen?: (work: Work, id: string) => Promise<void>;
}

/**
 * Stores a checked build atomically.
 *
 * @returns its id
 * @throws ApiProblem `forbidden`, `duplicate` or `invalid`. The product itself publishes builds on its own disk
 * unsigned: anything that can write there can change the product anyway.
 */
export async function storeRelease(
  { database, releaseFiles }: Pick<Services, 'database' | 'releaseFiles'>,
  { build, mount, archive, viewer, signature, andThen }: NewRelease,
): Promise<string> {
  const { document } = build;
  requireRemote(viewer, document.id);
  requireMount(document, mount);
  const id = uuidv7();
  const name = `release-${id}.tar.gz`;
  const fileHashes = await hashesOf(build.files);
  await releaseFiles.storeArchive(name, archive);
  try {
    await inTransaction(database, async (work) => {
      await waitForTurn(work);
      await requireNew(work, document);
      const signed =
        viewer.kind === 'system'
          ? undefined
          : await checkSignature(work, document.id, { archive, signature });
      await requireFreeAddresses(work, document);
      await introduce(work, document);
      await insertRelease(work, { id, document, mount, archive: name, viewer, fileHashes, signed });
      const changes = [
        { field: 'remote', from: null, to: document.id },
        { field: 'version', from: null, to: document.version },
      ];
      await audit(work, { id, action: 'add', changes }, viewer);
      await announceWaiting(work, id, viewer);
      await andThen?.(work, id);
    });
  } catch (error) {
    // After other errors the transaction may have been committed, so the archive is kept.
    if (error instanceof ApiProblem) await releaseFiles.removeArchive(name);
    throw error;
  }
  return id;
}

/** Checks what storing a build checks, but for its signature. @throws ApiProblem as `storeRelease` */
export async function requireStorable(
  database: Database,
  {
    document,
    mount,
    viewer,
  }: Pick<NewRelease, 'mount' | 'viewer'> & Pick<CheckedBuild, 'document'>,
): Promise<void> {
  requireRemote(viewer, document.id);
  requireMount(document, mount);
  await inTransaction(database, async (work) => {
    await requireNew(work, document);
    await requireFreeAddresses(work, document);
  });
}

/** A page that has loaded one version cannot load another with the same container name. */
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

/** A version published with a publish-only token waits for an admin, who is notified. */
async function announceWaiting(work: Work, id: string, viewer: Viewer): Promise<void> {
  if (viewer.kind !== 'team' || viewer.mayActivate) return;
  const release = await requireRelease(work, id);
  await announceRelease(work, { topic: 'release.published', release, from: null }, viewer);
}

interface ReleaseValues extends Pick<NewRelease, 'mount' | 'viewer'> {
  readonly id: string;
  readonly document: ReleaseDocument;
  readonly archive: string;
  readonly fileHashes: FileHashes;
  readonly signed: ArchiveSignature | undefined;
}

async function insertRelease(work: Work, row: ReleaseValues) {
  const { id, mount, archive, viewer, fileHashes, signed } = row;
  const { pageFiles = null, ...document } = row.document;
  const { id: remote, version } = document;
  const publisher = viewer.kind === 'team' ? viewer.madeBy : actorId(viewer);
  await sql`
    insert into release (_id, remote, version, document, page_files, mount, archive, published_at,
      published_by, published_by_label, publisher, file_hashes, signature, signing_key)
    values (${id}, ${remote}, ${version}, ${JSON.stringify(document)}::jsonb,
      ${pageFiles && JSON.stringify(pageFiles)}::jsonb, ${mount}, ${archive},
      ${new Date().toISOString()}, ${actorId(viewer)}, ${tokenLabel(viewer)}, ${publisher},
      ${JSON.stringify(fileHashes)}::jsonb, ${signed?.signature ?? null},
      ${signed?.signingKey ?? null})`.execute(work);
}

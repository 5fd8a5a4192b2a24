import { ReleaseDocument, RemoteId } from 'contract/release';
import type { Database, Work } from '../db/database';
import type { ReleaseRow } from './release-rows';
import { ApiProblem, notFound, worded } from '../kernel/problem';

/** The stored data of a published version. */
export interface StoredRelease {
  readonly _id: string;
  readonly remote: RemoteId;
  readonly version: string;
  readonly document: ReleaseDocument;
  readonly publisher: string | null;
  readonly publishedAt: string;
  readonly revokedAt: string | null;
}

/** @throws ApiProblem `not-found`; `in-use` for a revoked one */
export async function requireRelease(work: Work, id: string): Promise<StoredRelease> {
  const release = await readStored(work, id);
  requireUnrevoked(release);
  return release;
}

/** @throws ApiProblem `in-use` for a revoked one */
export function requireUnrevoked({
  remote,
  version,
  revokedAt,
}: Pick<ReleaseRow, 'remote' | 'version' | 'revokedAt'>): void {
  if (revokedAt === null) return;
  const detail = worded`${{ remote }} ${{ version }} was revoked, for good. Publish its sources anew, as another version.`;
  throw new ApiProblem('in-use', detail);
}

/** Includes revoked versions. @throws ApiProblem `not-found` */
export async function readStored(work: Work, id: string): Promise<StoredRelease> {
  const row = await stored(work).where('_id', '=', id).executeTakeFirst();
  if (!row) throw notFound('release');
  return parsed(row);
}

/** @throws Error for a version named in a remote's state: versions are never deleted, so it must exist */
export async function requireVersion(
  work: Work,
  remote: RemoteId,
  version: string,
): Promise<StoredRelease> {
  const row = await stored(work)
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return parsed(row);
}

export type KnownVersion = Pick<ReleaseRow, '_id' | 'archive' | 'document'>;

export function findVersion(
  database: Database,
  remote: RemoteId,
  version: string,
): Promise<KnownVersion | undefined> {
  return database
    .selectFrom('release')
    .select(['_id', 'archive', 'document'])
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
}

function stored(work: Work) {
  return work
    .selectFrom('release')
    .select(['_id', 'remote', 'version', 'document', 'publisher', 'publishedAt', 'revokedAt']);
}

/** Documents stored under an older schema get the defaults of fields added since. */
function parsed(row: Pick<ReleaseRow, keyof StoredRelease>): StoredRelease {
  const remote = RemoteId.parse(row.remote);
  return { ...row, remote, document: ReleaseDocument.parse(row.document) };
}

import { createHash, randomBytes } from 'node:crypto';
import { RemoteId } from 'contract/release';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Database, Work } from '../db/database';
import { ApiProblem, notFound } from '../problem';
import { inTransaction } from '../repository/in-transaction';
import { journal } from '../repository/journal';
import { actorId, requireStaff, type Viewer } from '../viewer';

/** What teams release with. Their texts are answered once; the database has their hashes. */
export interface ReleaseTokens {
  /** @throws ApiProblem `forbidden` for a token that is unknown or revoked. */
  verify(token: string): Promise<Viewer>;
}

const prefix = 'rel_';
const unknownToken =
  'This release token is unknown or was revoked; Releases in the panel makes a new one.';

export function isReleaseToken(token: string): boolean {
  return token.startsWith(prefix);
}

export function openReleaseTokens(database: Database): ReleaseTokens {
  return { verify: (token) => verify(database, token) };
}

async function verify(database: Database, token: string): Promise<Viewer> {
  const found = await database
    .selectFrom('releaseToken')
    .select(['_id', 'remote', 'label', sql<boolean>`${isUseNoted}`.as('isUseNoted')])
    .where('hash', '=', hashOf(token))
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  if (!found) throw new ApiProblem('forbidden', unknownToken);
  if (!found.isUseNoted) await noteUse(database, found._id);
  return { kind: 'team', remote: RemoteId.parse(found.remote), label: found.label };
}

/** Within the last minute: a release makes several calls. */
const isUseNoted = sql<boolean>`coalesce(last_used_at > now() - interval '1 minute', false)`;

async function noteUse(database: Database, id: string): Promise<void> {
  await database
    .updateTable('releaseToken')
    .set({ lastUsedAt: sql<string>`now()` })
    .where('_id', '=', id)
    .execute();
}

interface NewToken {
  readonly remote: RemoteId;
  readonly label: string;
}

/** @returns the id, and the text that nobody can read again */
export function addToken(database: Database, { remote, label }: NewToken, viewer: Viewer) {
  requireStaff(viewer);
  const token = prefix + randomBytes(32).toString('base64url');
  const _id = uuidv7();
  return inTransaction(database, async (work) => {
    const [hash, createdBy] = [hashOf(token), actorId(viewer)];
    const createdAt = new Date().toISOString();
    await work
      .insertInto('releaseToken')
      .values({ _id, hash, remote, label, createdAt, createdBy, lastUsedAt: null, revokedAt: null })
      .execute();
    const changes = [
      { field: 'remote', from: null, to: remote },
      { field: 'label', from: null, to: label },
    ];
    const entry = { id: _id, action: 'add', version: 1, changes } as const;
    await journal({ work, resource: 'releaseToken', viewer }, [entry]);
    return { id: _id, token };
  });
}

/** @throws ApiProblem `not-found`. One that was revoked before stays as it is. */
export function revokeToken(database: Database, id: string, viewer: Viewer): Promise<void> {
  requireStaff(viewer);
  return inTransaction(database, async (work) => {
    const revokedAt = await revocation(work, id);
    if (revokedAt === null) return;
    const changes = [{ field: 'revokedAt', from: null, to: revokedAt }];
    const entry = { id, action: 'update', version: 2, changes } as const;
    await journal({ work, resource: 'releaseToken', viewer }, [entry]);
  });
}

/** When it was revoked just now; null when that was done before. */
async function revocation(work: Work, id: string): Promise<string | null> {
  const token = await work
    .selectFrom('releaseToken')
    .select('revokedAt')
    .where('_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!token) throw notFound('release token');
  if (token.revokedAt !== null) return null;
  const revokedAt = new Date().toISOString();
  await work.updateTable('releaseToken').set({ revokedAt }).where('_id', '=', id).execute();
  return revokedAt;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

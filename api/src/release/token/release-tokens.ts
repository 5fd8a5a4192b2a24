import { createHash, randomBytes } from 'node:crypto';
import { RemoteId } from 'contract/release';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Database, Work } from '../../db/database';
import { ApiProblem, notFound } from '../../core/problem';
import { inTransaction } from '../../repository/in-transaction';
import { journal } from '../../repository/journal';
import { actorId, requireStaff, type Viewer } from '../../core/viewer';

/** Release tokens of teams. A token is returned once; the database has only its hash. */
export interface ReleaseTokens {
  /** @throws ApiProblem `forbidden` for a token that is unknown, revoked or expired */
  verify(token: string): Promise<Viewer>;
}

const prefix = 'rel_';
const day = 24 * 3_600_000;

export function isReleaseToken(token: string): boolean {
  return token.startsWith(prefix);
}

export function openReleaseTokens(database: Database): ReleaseTokens {
  return { verify: (token) => verify(database, token) };
}

async function verify(database: Database, token: string): Promise<Viewer> {
  const found = await database
    .selectFrom('releaseToken')
    .select(['_id', 'remote', 'label', 'createdBy', 'mayActivate', 'expiresAt', 'revokedAt'])
    .select(sql<boolean>`${isUseNoted}`.as('isUseNoted'))
    .where('hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!found) throw refused('is unknown');
  if (found.revokedAt !== null) throw refused(`was revoked on ${dayOf(found.revokedAt)}`);
  if (Date.parse(found.expiresAt) <= Date.now())
    throw refused(`ended on ${dayOf(found.expiresAt)}`);
  if (!found.isUseNoted) await noteUse(database, found._id);
  const { label, createdBy: madeBy, mayActivate } = found;
  return { kind: 'team', remote: RemoteId.parse(found.remote), label, madeBy, mayActivate };
}

function refused(why: string): ApiProblem {
  const detail = `This release token ${why}. An admin makes a new one in Releases.`;
  return new ApiProblem('forbidden', detail);
}

function dayOf(time: string): string {
  return time.slice(0, 10);
}

/** Within the last minute: a release makes several requests. */
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
  /** Lifetime in days. */
  readonly days: number;
  readonly mayActivate: boolean;
}

/** @returns the id, and the token itself, which cannot be read again */
export function addToken(database: Database, given: NewToken, viewer: Viewer) {
  requireStaff(viewer);
  const { remote, label, days, mayActivate } = given;
  const token = prefix + randomBytes(32).toString('base64url');
  const _id = uuidv7();
  return inTransaction(database, async (work) => {
    const [hash, createdBy] = [hashOf(token), actorId(viewer)];
    const createdAt = new Date().toISOString();
    const expiresAt = new Date(Date.now() + days * day).toISOString();
    const unused = { lastUsedAt: null, revokedAt: null, endAnnouncedAt: null };
    await work
      .insertInto('releaseToken')
      .values({ _id, hash, remote, label, createdAt, createdBy, expiresAt, mayActivate, ...unused })
      .execute();
    const changes = [
      { field: 'remote', from: null, to: remote },
      { field: 'label', from: null, to: label },
      { field: 'expiresAt', from: null, to: expiresAt },
      { field: 'mayActivate', from: null, to: mayActivate },
    ];
    const entry = { id: _id, action: 'add', version: 1, changes } as const;
    await journal({ work, resource: 'releaseToken', viewer }, [entry]);
    return { id: _id, token };
  });
}

/** Does nothing if it was revoked before. @throws ApiProblem `not-found` */
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

/** The time of the revocation; null when it was revoked before. */
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

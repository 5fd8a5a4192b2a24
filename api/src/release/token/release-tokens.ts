import { randomBytes } from 'node:crypto';
import { RemoteId } from 'contract/release';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { endOf, isUseNoted, noteUse, revoke, tokenHash } from '../../repository/access-token';
import type { Database } from '../../db/database';
import { ApiProblem } from '../../kernel/problem';
import { inTransaction } from '../../repository/in-transaction';
import { journal } from '../../repository/journal';
import { type MakerState, makerState } from '../../account/maker-state';
import { actorId, requireStaff, type Viewer } from '../../kernel/viewer';

/** Release tokens of teams. A token is returned once; the database has only its hash. */
export interface ReleaseTokens {
  /** @throws ApiProblem `forbidden` for a token that is unknown, revoked or expired, or whose maker may not release */
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

/** Each request reads the token and its maker's account, so that nothing of an ended one is remembered in any process. */
async function verify(database: Database, token: string): Promise<Viewer> {
  const found = await database
    .selectFrom('releaseToken')
    .leftJoin('admin', 'admin._id', 'releaseToken.createdBy')
    .leftJoin('role', 'role._id', 'admin.roleId')
    .select(['releaseToken._id', 'remote', 'label', 'createdBy', 'mayActivate'])
    .select(['expiresAt', 'revokedAt', isUseNoted.as('isUseNoted')])
    .select(releaseMakerState.as('makerState'))
    .where('hash', '=', tokenHash(token))
    .executeTakeFirst();
  if (!found) throw refused('is unknown');
  const end = endOf(found);
  if (end !== undefined) throw refused(end);
  if (found.makerState !== null) throw refused(makerRefusals[found.makerState]);
  if (!found.isUseNoted) await noteUse(database, 'release_token', found._id);
  const { label, createdBy: madeBy, mayActivate } = found;
  return { kind: 'team', remote: RemoteId.parse(found.remote), label, madeBy, mayActivate };
}

/** Of a statement that left joins the maker's `admin` and `role`; null for a maker who may release, and for the product. */
export const releaseMakerState = sql<
  MakerState | 'maker-not-permitted' | null
>`coalesce(${makerState}, case
  when role.levels ->> 'releases' <> 'all' then 'maker-not-permitted' end)`;

const makerRefusals = {
  'maker-deactivated': 'ended with the account of its maker',
  'maker-not-permitted': 'does not work, as its maker may not release any more',
  'maker-without-second-factor': 'does not work until its maker sets up a second factor',
} as const;

function refused(why: string): ApiProblem {
  const detail = `This release token ${why}. An admin makes a new one in Releases.`;
  return new ApiProblem('forbidden', detail);
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
    const [hash, createdBy] = [tokenHash(token), actorId(viewer)];
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
    const revokedAt = await revoke(work, { table: 'release_token', id, what: 'release token' });
    if (revokedAt === undefined) return;
    const changes = [{ field: 'revokedAt', from: null, to: revokedAt }];
    const entry = { id, action: 'update', version: 2, changes } as const;
    await journal({ work, resource: 'releaseToken', viewer }, [entry]);
  });
}

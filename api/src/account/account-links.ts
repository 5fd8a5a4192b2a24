import { createHash, randomBytes } from 'node:crypto';
import { type AccountLinkKind, linkHours } from 'contract/staff';
import { uuidv7 } from 'uuidv7';
import { ApiProblem } from '../kernel/problem';
import type { Database, Work } from '../db/database';
import type { AccountLinkRow } from './staff-rows';

interface NewLink {
  readonly kind: AccountLinkKind;
  /** The account; null for an invitation. */
  readonly adminId: string | null;
  readonly email: string;
  /** Of the account that an invitation opens. */
  readonly roleId?: string;
  readonly createdBy: string | null;
}

/** A link as it is made: only now is its token known. */
export interface IssuedLink {
  readonly _id: string;
  readonly token: string;
  readonly expiresAt: string;
}

/** Makes a link; former ones of the same kind and account no longer work. */
export async function issueLink(work: Work, link: NewLink): Promise<IssuedLink> {
  if (link.adminId !== null) await endLinks(work, link.adminId, link.kind);
  const _id = uuidv7();
  const { token, tokenHash, createdAt, expiresAt } = newToken(link.kind);
  await work
    .insertInto('accountLink')
    .values({ _id, roleId: null, ...link, tokenHash, createdAt, expiresAt, endedAt: null })
    .execute();
  return { _id, token, expiresAt };
}

/** Gives an open link a new token and its full time. */
export async function renewLink(
  work: Work,
  { _id, kind }: Pick<AccountLinkRow, '_id' | 'kind'>,
): Promise<IssuedLink> {
  const { token, tokenHash, createdAt, expiresAt } = newToken(kind);
  await work
    .updateTable('accountLink')
    .set({ tokenHash, createdAt, expiresAt })
    .where('_id', '=', _id)
    .execute();
  return { _id, token, expiresAt };
}

/** @throws ApiProblem `not-found` for a link that was used, replaced or withdrawn, or has ended */
export async function findLink(database: Database, token: string): Promise<AccountLinkRow> {
  const link = await openLinks(database)
    .selectAll()
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirst();
  if (!link) throw goneLink();
  return link;
}

/**
 * Uses a link up. The row lock admits one of several requests.
 *
 * @throws ApiProblem `not-found` as `findLink` does
 */
export async function spendLink(
  work: Work,
  token: string,
  kind: AccountLinkKind,
): Promise<AccountLinkRow> {
  const now = new Date().toISOString();
  const link = await work
    .updateTable('accountLink')
    .set({ endedAt: now })
    .where('tokenHash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (!link) throw goneLink();
  return link;
}

/** Ends the account's links, of one kind or all. */
export async function endLinks(work: Work, adminId: string, kind?: AccountLinkKind): Promise<void> {
  const open = work
    .updateTable('accountLink')
    .set({ endedAt: new Date().toISOString() })
    .where('adminId', '=', adminId)
    .where('endedAt', 'is', null);
  await (kind === undefined ? open : open.where('kind', '=', kind)).execute();
}

function openLinks(database: Database) {
  return database
    .selectFrom('accountLink')
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', new Date().toISOString());
}

function newToken(kind: AccountLinkKind) {
  const token = randomBytes(32).toString('base64url');
  const now = Date.now();
  return {
    token,
    tokenHash: hashOf(token),
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + linkHours[kind] * 3_600_000).toISOString(),
  };
}

/** As links are stored. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function goneLink(): ApiProblem {
  const detail = 'This link does not work any more: it was used, replaced, or is too old.';
  return new ApiProblem('not-found', detail);
}

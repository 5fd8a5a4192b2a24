import { createHash, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Work } from '../db/database';
import { notFound } from '../kernel/problem';

/** Tables of tokens for machines. Each row has the hash of its token, `last_used_at`, `expires_at` and `revoked_at`. */
type TokenTable = 'release_token' | 'api_key';

/** The SHA-256 of a token, in hexadecimal. Tokens are long and random, so no slower hash is needed. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Compares two hashes in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [bytes, otherBytes] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === otherBytes.length && timingSafeEqual(bytes, otherBytes);
}

/** How a token ended: "was revoked on 2026-03-01"; undefined while it has not. */
export function endOf({
  expiresAt,
  revokedAt,
}: {
  readonly expiresAt: string;
  readonly revokedAt: string | null;
}): string | undefined {
  if (revokedAt !== null) return `was revoked on ${revokedAt.slice(0, 10)}`;
  return Date.parse(expiresAt) <= Date.now() ? `ended on ${expiresAt.slice(0, 10)}` : undefined;
}

/** Whether the last use was noted within the last minute: machines make many requests in a row. */
export const isUseNoted = sql<boolean>`coalesce(last_used_at > now() - interval '1 minute', false)`;

export async function noteUse(database: Database, table: TokenTable, id: string): Promise<void> {
  await sql`update ${sql.table(table)} set last_used_at = now() where _id = ${id}`.execute(
    database,
  );
}

/**
 * Ends a token.
 *
 * @returns when; undefined when it was revoked before
 * @throws ApiProblem `not-found`
 */
export async function revoke(
  work: Work,
  { table, id, what }: { readonly table: TokenTable; readonly id: string; readonly what: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ revokedAt: string | null }>`
    select revoked_at from ${sql.table(table)} where _id = ${id} for update`.execute(work);
  if (!rows[0]) throw notFound(what);
  if (rows[0].revokedAt !== null) return undefined;
  const revokedAt = new Date().toISOString();
  await sql`update ${sql.table(table)} set revoked_at = ${revokedAt} where _id = ${id}`.execute(
    work,
  );
  return revokedAt;
}

/**
 * Ends the tokens of one kind that an account made, as of a time.
 *
 * @returns the ids of those that were not revoked before
 */
export async function revokeAllOf(
  work: Work,
  {
    table,
    createdBy,
    at,
  }: { readonly table: TokenTable; readonly createdBy: string; readonly at: string },
): Promise<string[]> {
  const { rows } = await sql<{ _id: string }>`
    update ${sql.table(table)} set revoked_at = ${at}
    where created_by = ${createdBy} and revoked_at is null
    returning _id`.execute(work);
  return rows.map(({ _id }) => _id);
}

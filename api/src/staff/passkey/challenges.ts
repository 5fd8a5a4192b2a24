import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database';
import type { ChallengePurpose } from '../../account/staff-rows';

/** How long a challenge counts, in milliseconds. */
export const challengeLifetime = 5 * 60_000;

interface Challenge {
  readonly purpose: ChallengePurpose;
  /** Who else presents it is refused; null for a sign-in. */
  readonly sessionId: string | null;
}

/** @returns 32 random bytes in base64url that an authenticator has to sign */
export async function issueChallenge(
  database: Database,
  { purpose, sessionId }: Challenge,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + challengeLifetime).toISOString();
  await database
    .insertInto('passkeyChallenge')
    .values({ challenge, purpose, sessionId, expiresAt })
    .execute();
  return challenge;
}

/**
 * Uses a challenge up, outside of any transaction: also what is refused later has used it.
 *
 * @returns whether it counted until now, for this purpose and session
 */
export async function spendChallenge(
  database: Database,
  challenge: string,
  { purpose, sessionId }: Challenge,
): Promise<boolean> {
  const spent = await database
    .deleteFrom('passkeyChallenge')
    .where('challenge', '=', challenge)
    .returningAll()
    .executeTakeFirst();
  return (
    spent?.purpose === purpose &&
    spent.sessionId === sessionId &&
    Date.parse(spent.expiresAt) > Date.now()
  );
}

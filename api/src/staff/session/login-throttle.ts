import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** Attempts of one kind from one source. The source is stored as a hash, because it may contain a mistyped password. */
export interface AttemptSource {
  readonly kind: keyof typeof freeAttempts;
  readonly value: string;
}

/**
 * Attempts without a wait; each further one doubles the wait, up to the longest. `guess` is an account tried from one
 * address, `account` one tried from anywhere: with a low limit there, a stranger could lock out its owner.
 */
const freeAttempts = {
  guess: 3,
  account: 30,
  device: 5,
  address: 20,
  registration: 5,
  reset: 3,
  link: 20,
  'second-factor': 5,
  // As many as sign in behind one address: each page with the form asks for a challenge.
  challenge: 300,
} as const;
const maxWaitSeconds = 900;
const doublings = 10;

/**
 * Counts an attempt before it is made, so that concurrent attempts cannot bypass the limit.
 *
 * @returns the seconds to wait, 0 when the attempt may proceed
 */
export async function claimAttempt(database: Database, source: AttemptSource): Promise<number> {
  const free = freeAttempts[source.kind];
  const { rows } = await sql`
    insert into login_attempt as attempt (key, failures, window_start, locked_until)
    values (${keyOf(source)}, 1, now(), null)
    on conflict (key) do update set
      failures = case when ${isOver} then 1 else attempt.failures + 1 end,
      window_start = case when ${isOver} then now() else attempt.window_start end,
      locked_until = case when not (${isOver}) and attempt.failures + 1 >= ${free}
        then now() + make_interval(secs => least(
          power(2, least(attempt.failures + 1 - ${free}, ${doublings})), ${maxWaitSeconds})) end
    where attempt.locked_until is null or attempt.locked_until <= now()
    returning failures`.execute(database);
  return rows.length > 0 ? 0 : secondsToWait(database, source);
}

/** After a successful attempt: resets the caller's own count, and subtracts this attempt from shared ones. */
export async function forgiveAttempt(database: Database, source: AttemptSource): Promise<void> {
  if (source.kind === 'guess' || source.kind === 'device') {
    await database.deleteFrom('loginAttempt').where('key', '=', keyOf(source)).execute();
    return;
  }
  await sql`
    update login_attempt set failures = greatest(failures - 1, 0), locked_until = null
    where key = ${keyOf(source)}`.execute(database);
}

/** The counting window has passed. */
const isOver = sql`attempt.window_start < now() - interval '15 minutes'`;

async function secondsToWait(database: Database, source: AttemptSource): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select greatest(1, ceil(extract(epoch from locked_until - now()))) as seconds
    from login_attempt where key = ${keyOf(source)}`.execute(database);
  return rows[0]?.seconds ?? 1;
}

function keyOf({ kind, value }: AttemptSource): string {
  return `${kind}:${createHash('sha256').update(value).digest('base64url')}`;
}

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** Attempts of one kind from one source; the source itself is not kept, it may be a mistyped password. */
export interface AttemptSource {
  readonly kind: keyof typeof freeAttempts;
  readonly value: string;
}

/**
 * Attempts that cost no wait. Each one more doubles the wait, up to the longest. `guess` is an account tried from one
 * address, `account` one tried from anywhere: with few attempts there, a stranger could keep its owner out.
 */
const freeAttempts = { guess: 3, account: 30, device: 5, address: 20, registration: 5 } as const;
const longestWaitSeconds = 900;
const doublings = 10;

/**
 * Counts an attempt before it is tried, so that many at once do not slip through together.
 *
 * @returns the seconds to wait, 0 when the attempt may go on
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
          power(2, least(attempt.failures + 1 - ${free}, ${doublings})), ${longestWaitSeconds})) end
    where attempt.locked_until is null or attempt.locked_until <= now()
    returning failures`.execute(database);
  return rows.length > 0 ? 0 : secondsToWait(database, source);
}

/** The attempt was right after all: who made it starts anew, what others share gets this one attempt back. */
export async function forgiveAttempt(database: Database, source: AttemptSource): Promise<void> {
  if (source.kind === 'guess' || source.kind === 'device') {
    await database.deleteFrom('loginAttempt').where('key', '=', keyOf(source)).execute();
    return;
  }
  await sql`
    update login_attempt set failures = greatest(failures - 1, 0), locked_until = null
    where key = ${keyOf(source)}`.execute(database);
}

/** The window in which attempts are counted has passed. */
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

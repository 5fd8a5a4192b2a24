import { sql } from 'kysely';
import { z } from 'zod';
import type { Env } from '../../kernel/env';
import type { HealthPart } from '../../kernel/health-part';
import type { Database } from '../../db/database';

/** What all processes know of the mailbox for bounces, by the clock of the database. */
const State = z.object({
  /** Milliseconds since it was last read to its end. */
  age: z.number().nullish(),
  /** Why the last round failed. */
  failure: z.string().nullish(),
});
export type BounceState = z.output<typeof State>;

const stateKey = 'bounce.state';

/** Milliseconds for which the mailbox may not be read. */
const maxPause = 900_000;

/** @param failure - why a round failed; undefined after one that read all it was to read */
export async function noteRound(database: Database, failure?: string): Promise<void> {
  const value =
    failure === undefined
      ? sql`jsonb_build_object('readAt', now(), 'failure', null)`
      : sql`jsonb_build_object('failure', ${failure}::text)`;
  await sql`insert into setting (key, value) values (${stateKey}, ${value})
    on conflict (key) do update set value = setting.value || excluded.value`.execute(database);
}

export async function bounceHealth(
  database: Database,
  { BOUNCE_IMAP_URL }: Pick<Env, 'BOUNCE_IMAP_URL'>,
): Promise<HealthPart> {
  if (!BOUNCE_IMAP_URL) return { isWell: true, detail: 'No mailbox for bounces is set.' };
  const { rows } = await sql`
    select value->>'failure' as failure,
      (extract(epoch from now() - (value->>'readAt')::timestamptz) * 1000)::float8 as age
    from setting where key = ${stateKey}`.execute(database);
  return healthOf(State.parse(rows[0] ?? {}));
}

export function healthOf({ age, failure }: BounceState): HealthPart {
  const read =
    typeof age === 'number'
      ? `The mailbox was read ${Math.round(age / 1_000)} s ago.`
      : 'The mailbox was not read yet.';
  const isLate = typeof age === 'number' ? age > maxPause : typeof failure === 'string';
  const failed = failure ? ` The last attempt failed: ${failure}.` : '';
  return { isWell: !isLate, detail: read + failed };
}

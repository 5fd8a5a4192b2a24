import { sql, type RawBuilder } from 'kysely';
import type { Database, Work } from '../../db/database';
import { type BegunEmail, settleAndClaim, type Outcome, type Worker } from './settle-and-claim';

interface SettleAndClaim {
  readonly outcomes: readonly Outcome[];
  readonly limit: number;
  /** Maximum messages a minute, across all processes; null for no limit. */
  readonly maxPerMinute: number | null;
}

/**
 * Settles outcomes and claims messages within the server's rate limit. They are spread over time, and no period of a
 * minute has more than the limit.
 */
export function limitedSettleAndClaim(
  database: Database,
  worker: Worker,
  { maxPerMinute, outcomes, limit }: SettleAndClaim,
): Promise<BegunEmail[]> {
  if (maxPerMinute === null) return settleAndClaim(database, worker, { outcomes, limit });
  const pace = paceOf(maxPerMinute);
  return database.transaction().execute(async (work) => {
    const allowed = await allowedNow(work, worker.serverId, pace);
    const begun = await settleAndClaim(work, worker, { outcomes, limit: Math.min(limit, allowed) });
    if (begun.length > 0) await count(work, worker.serverId, { pace, begun: begun.length });
    return begun;
  });
}

interface Pace {
  /** Burst size after an idle period. */
  readonly group: number;
  /** Seconds between two messages. */
  readonly gap: number;
}

/** After a burst, at most `60 / gap` more fit into the minute. */
function paceOf(maxPerMinute: number): Pace {
  const group = Math.max(1, Math.floor(maxPerMinute / 60));
  return { group, gap: 60 / (maxPerMinute - group + 1) };
}

/** Locks the server's state, so that processes count one after the other. */
async function allowedNow(work: Work, serverId: string, { group, gap }: Pace): Promise<number> {
  const { rows } = await sql<{ allowed: number }>`
    insert into smtp_state as state (smtp_id) values (${serverId})
    on conflict (smtp_id) do update set pauses = state.pauses
    returning greatest(0, least(${group}::integer,
      1 + floor(extract(epoch from clock_timestamp() - state.next_at) / ${gap}::float8)))::integer
      as allowed`.execute(work);
  return rows[0]?.allowed ?? 0;
}

async function count(
  work: Work,
  serverId: string,
  { pace: { group, gap }, begun }: { pace: Pace; begun: number },
): Promise<void> {
  await sql`
    update smtp_state set
      next_at = greatest(next_at, clock_timestamp() - ${seconds((group - 1) * gap)})
        + ${seconds(begun * gap)}
    where smtp_id = ${serverId}`.execute(work);
}

function seconds(count: number): RawBuilder<unknown> {
  return sql`make_interval(secs => ${count}::float8)`;
}

import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { timeUntil } from '../../jobs/queue-job';
import type { DueServer } from './server-worker';

/** Servers that are not paused. A removed server also gets a worker, which fails its waiting messages. */
export async function dueServers(database: Database): Promise<DueServer[]> {
  const { rows } = await sql<DueServer>`
    select smtp._id as server_id, coalesce(state.pauses, 0) as pauses
    from smtp left join smtp_state as state on state.smtp_id = smtp._id
    where (state.paused_until is null or state.paused_until <= now()) and exists (
      select from email where email.smtp_id = smtp._id and email.status = 'queued'
        and email.begun_at is null and email.due_at <= now())`.execute(database);
  return rows;
}

/** The oldest message of each server that no worker has begun. */
const firstOfEach = sql`smtp cross join lateral (
  select min(due_at) as due_at from email
  where smtp_id = smtp._id and status = 'queued' and begun_at is null) as first`;

/** Milliseconds until a server has a message to send; undefined when none waits. */
export function untilMail(database: Database): Promise<number | undefined> {
  return timeUntil(
    database,
    sql`select min(greatest(first.due_at, state.paused_until)) from ${firstOfEach}
      left join smtp_state as state on state.smtp_id = smtp._id
      where first.due_at is not null`,
  );
}

/** Milliseconds until messages may be in delivery; undefined when none waits and none is. */
export function untilSweep(database: Database): Promise<number | undefined> {
  return timeUntil(
    database,
    sql`select least(
      (select min(first.due_at) from ${firstOfEach}),
      (select now() where exists (
        select from email where status = 'queued' and begun_at is not null)))`,
  );
}

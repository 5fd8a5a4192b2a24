import { sql } from 'kysely';
import type { Database, Work } from '../../db/database';
import { dueRows, inSeconds } from '../../jobs/lease';
import { released } from '../released';

/** A message claimed by the caller: durably marked as begun. */
export interface BegunEmail {
  readonly _id: string;
  readonly batchId: string;
  readonly to: string;
  readonly toName: string | null;
  readonly subject: string;
  readonly variables: unknown;
  readonly attempts: number;
  readonly lease: string;
  readonly messageId: string;
  readonly confirms: string | null;
  readonly secretBox: string | null;
  readonly isAccountLink: boolean;
}

/** The outcome of a begun message. */
export interface Outcome {
  readonly _id: string;
  /** `queued` returns it to the queue. */
  readonly status: 'sent' | 'failed' | 'suppressed' | 'unknown' | 'queued';
  readonly reply: string;
  /** Whether it counts as an attempt: 1 or 0. */
  readonly attempts: number;
  /** Seconds until it is due again; null leaves that unchanged. */
  readonly wait: number | null;
}

/** A worker on one server's queue. */
export interface Worker {
  readonly serverId: string;
  /** Random. The worker's outcome of a message counts while no other worker has claimed the message. */
  readonly lease: string;
  /** Seconds. */
  readonly leaseTime: number;
}

interface SettleAndClaim {
  readonly outcomes: readonly Outcome[];
  /** Maximum number of messages to claim. */
  readonly limit: number;
}

/**
 * Writes outcomes and claims the next messages in one statement: two round trips for a handful of messages instead of
 * two for each. Claims none while the server is paused.
 */
export async function settleAndClaim(
  work: Database | Work,
  { serverId, lease, leaseTime }: Worker,
  { outcomes, limit }: SettleAndClaim,
): Promise<BegunEmail[]> {
  const due = dueRows({
    table: 'email',
    dueAt: 'due_at',
    isWaiting: sql`smtp_id = ${serverId} and status = 'queued' and begun_at is null
      and not exists (select from smtp_state where smtp_id = ${serverId} and paused_until > now())`,
    limit,
  });
  const { rows } = await sql<BegunEmail>`
    with ended as (
      update email set status = outcome.status, reply = outcome.reply,
        attempts = email.attempts + outcome.attempts,
        due_at = coalesce(${inSeconds(sql`outcome.wait`)}, email.due_at),
        sent_at = case when outcome.status = 'sent' then now() end,
        secret_box = case when outcome.status = 'sent' then null else email.secret_box end,
        ${released},
        updated_at = now(), version = email.version + 1
      from (
        select * from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as given
          (_id uuid, status text, reply text, attempts integer, wait double precision)
        limit ${outcomes.length}) as outcome
      where email._id = outcome._id and email.lease = ${lease}
        and email.status in ('queued', 'unknown')),
    next as (${due})
    update email set begun_at = now(), lease = ${lease}, unsent_lease = ${lease},
      leased_until = ${inSeconds(leaseTime)}
    from next where email._id = next._id
    returning email._id, batch_id, "to", to_name, subject, variables, attempts, lease, message_id,
      confirms, secret_box, is_account_link`.execute(work);
  return rows;
}

/** Renews the leases of a worker that is still running. */
export async function renewLeases(
  database: Database,
  ids: readonly string[],
  leaseTime: number,
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update email set leased_until = ${inSeconds(leaseTime)}
    where _id in (${sql.join(ids)}) and status = 'queued' and begun_at is not null`.execute(
    database,
  );
}

/** Releases messages that the database claimed for the worker in a lost response. */
export async function giveBackUnknown(
  database: Database,
  { serverId, lease }: Worker,
  known: readonly string[],
): Promise<void> {
  await sql`
    update email set ${released}
    where smtp_id = ${serverId} and status = 'queued' and due_at <= now() and lease = ${lease}
      and _id <> all (select jsonb_array_elements_text(${JSON.stringify(known)}::jsonb)::uuid)`.execute(
    database,
  );
}

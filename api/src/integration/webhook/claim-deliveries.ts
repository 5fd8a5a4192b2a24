import type { Permissions } from 'contract/staff';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { inSeconds } from '../../jobs/lease';
import { timeUntil } from '../../jobs/queue-job';

/** A message that is due, with what its webhook says. */
export interface DueDelivery {
  readonly _id: string;
  readonly webhookId: string;
  readonly type: string;
  readonly recordId: string | null;
  readonly facts: unknown;
  readonly occurredAt: string;
  readonly attempts: number;
  readonly name: string;
  readonly url: string;
  readonly secretBox: string;
  /** Null unless it still signs. */
  readonly formerSecretBox: string | null;
  readonly createdBy: string;
  readonly roleId: string;
  readonly permissions: Permissions;
}

/** Seconds until another process may send what this one has claimed: longer than an attempt takes. */
const leaseSeconds = 60;
/** Messages of one webhook at a time, so that one that does not answer holds up no other. */
const maxPerWebhook = 4;
const maxWebhooks = 20;

/**
 * Claims due messages, the oldest of each webhook first.
 *
 * @param busy - webhooks whose messages this process is sending
 */
export async function claimDeliveries(
  database: Database,
  busy: readonly string[],
): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with due as materialized (
      select delivery._id, webhook.name, webhook.url, webhook.secret_box, webhook.created_by,
        case when webhook.former_secret_until > now() then webhook.former_secret_box end
          as former_secret_box,
        admin.role_id, role.levels as permissions
      from (
        select distinct webhook_id from webhook_delivery
        where state = 'waiting' and next_attempt_at <= now()
          and webhook_id <> all(${busy}::uuid[]) limit ${maxWebhooks}) as waiting
      join webhook on webhook._id = waiting.webhook_id
      join admin on admin._id = webhook.created_by
      join role on role._id = admin.role_id
      cross join lateral (
        select _id from webhook_delivery
        where webhook_id = webhook._id and state = 'waiting' and next_attempt_at <= now()
        order by next_attempt_at, _id limit ${maxPerWebhook} for update skip locked) as delivery
      where webhook.is_active and webhook.disabled_at is null and admin.deleted_at is null)
    update webhook_delivery as claimed set next_attempt_at = ${inSeconds(leaseSeconds)}
    from due where claimed._id = due._id
    returning claimed._id, claimed.webhook_id, claimed.type, claimed.record_id,
      claimed.facts, claimed.occurred_at, claimed.attempts, due.name, due.url, due.secret_box,
      due.former_secret_box, due.created_by, due.role_id, due.permissions`.execute(database);
  return rows;
}

/** Milliseconds until a message of a webhook that is in use is due; undefined when none waits. */
export function untilDelivery(database: Database): Promise<number | undefined> {
  return timeUntil(
    database,
    sql`select min(first.next_attempt_at) from webhook
      join admin on admin._id = webhook.created_by
      cross join lateral (
        select min(next_attempt_at) as next_attempt_at from webhook_delivery
        where webhook_id = webhook._id and state = 'waiting') as first
      where webhook.is_active and webhook.disabled_at is null and admin.deleted_at is null`,
  );
}

/** Gives messages back that were not sent. */
export async function releaseDeliveries(database: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update webhook_delivery set next_attempt_at = now()
    where _id = any(${ids}::uuid[]) and state = 'waiting'`.execute(database);
}

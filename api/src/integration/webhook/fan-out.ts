import { rolloutStopped, StoppedRollout } from 'contract/integration';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database, Work } from '../../db/database';
import type { Message, Subscriber } from '../../jobs/consumer';
import { topicOf, typeOf } from './event-types';

const Written = z.object({ recordId: z.uuid() });

/** Adds a delivery for each webhook that chose the event. */
export const webhookSubscriber: Subscriber = { topics: chosenTopics, consume: addDeliveries };

const isOpen = sql`webhook.is_active and webhook.disabled_at is null and admin.deleted_at is null`;

async function chosenTopics(database: Database): Promise<string[]> {
  const { rows } = await sql<{ type: string }>`
    select distinct jsonb_array_elements_text(webhook.events) as type
    from webhook join admin on admin._id = webhook.created_by where ${isOpen}`.execute(database);
  return rows.flatMap(({ type }) => topicOf(type) ?? []);
}

async function addDeliveries(work: Work, { topic, payload, createdAt }: Message): Promise<void> {
  const type = typeOf(topic);
  const stopped = type === rolloutStopped ? StoppedRollout.parse(payload) : undefined;
  const recordId = Written.safeParse(payload).data?.recordId ?? null;
  if (type === undefined || (stopped === undefined && recordId === null)) return;
  await sql`
    insert into webhook_delivery
      (_id, webhook_id, type, record_id, facts, occurred_at, created_at, state, attempts, next_attempt_at)
    select gen_random_uuid(), webhook._id, ${type}, ${recordId},
      ${stopped === undefined ? null : JSON.stringify(stopped)}, ${createdAt}, now(), 'waiting', 0, now()
    from webhook join admin on admin._id = webhook.created_by
    where ${isOpen} and webhook.events @> ${JSON.stringify([type])}::jsonb`.execute(work);
}

import { sql } from 'kysely';
import { notFound } from '../../core/problem';
import type { Database } from '../../db/database';
import { adminName } from '../../repository/admin-name';
import type { FieldValues } from '../../repository/field-values';
import { readPage } from '../../repository/one-page';
import type { Page } from '../../repository/read';

interface Paging {
  readonly page: number;
  readonly pageSize: number;
}

export function listWebhooks(database: Database, paging: Paging): Promise<Page> {
  const orderBy = sql`lower(webhook.name), webhook._id`;
  return readPage(database, { columns, from, where: sql`true`, orderBy, ...paging });
}

/** @throws ApiProblem `not-found` */
export async function readWebhook(database: Database, id: string): Promise<FieldValues> {
  const { rows } = await sql<FieldValues>`
    select ${columns} from ${from} where webhook._id = ${id}`.execute(database);
  if (!rows[0]) throw notFound('webhook');
  return rows[0];
}

/** The log of a webhook, latest first. @throws ApiProblem `not-found` */
export async function listDeliveries(
  database: Database,
  id: string,
  paging: Paging,
): Promise<Page> {
  await readWebhook(database, id);
  return readPage(database, {
    columns: deliveryColumns,
    from: sql`webhook_delivery as delivery`,
    where: sql`delivery.webhook_id = ${id}`,
    orderBy: sql`delivery.created_at desc, delivery._id`,
    ...paging,
  });
}

/** @throws ApiProblem `not-found` */
export async function readDelivery(database: Database, id: string): Promise<FieldValues> {
  const { rows } = await sql<FieldValues>`
    select ${deliveryColumns} from webhook_delivery as delivery
    where delivery._id = ${id}`.execute(database);
  if (!rows[0]) throw notFound('message');
  return rows[0];
}

const from = sql`webhook join admin on admin._id = webhook.created_by`;

const columns = sql`webhook._id, webhook.name, webhook.url, webhook.events, webhook.created_at,
  ${adminName} as created_by, webhook.version, webhook.disabled_at,
  case when not webhook.is_active then 'paused' when webhook.disabled_at is not null then 'disabled'
    when admin.deleted_at is not null then 'maker-deactivated' else 'active' end as state,
  case when webhook.former_secret_until > now() then webhook.former_secret_until end
    as former_secret_until,
  (select count(*) from webhook_delivery as waiting
    where waiting.webhook_id = webhook._id and waiting.state = 'waiting') as waiting,
  (select max(last_attempt_at) from webhook_delivery as sent
    where sent.webhook_id = webhook._id and sent.state = 'delivered') as last_delivered_at`;

const deliveryColumns = sql`delivery._id, delivery.type, delivery.record_id, delivery.occurred_at,
  delivery.created_at, delivery.state, delivery.attempts,
  case when delivery.state = 'waiting' then delivery.next_attempt_at end as next_attempt_at,
  delivery.last_attempt_at, delivery.duration, delivery.status, delivery.answer, delivery.failure`;

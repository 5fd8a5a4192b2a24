import type { AnyResource } from 'contract';
import { sql } from 'kysely';
import { maySee } from '../../kernel/permission';
import { notFound } from '../../kernel/problem';
import type { Database } from '../../db/database';
import { adminName } from '../../repository/admin-name';
import type { FieldValues } from '../../repository/field-values';
import { readPage } from '../../repository/one-page';
import { hiddenFields } from '../../repository/hidden-fields';
import { hiddenRowKinds } from '../../repository/hidden-rows';
import type { Page } from '../../repository/read';
import type { Viewer } from '../../kernel/viewer';
import { resourceOf } from './event-types';

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
  { id, viewer, ...paging }: Paging & { readonly id: string; readonly viewer: Viewer },
): Promise<Page> {
  await readWebhook(database, id);
  const page = await readPage(database, {
    columns: deliveryColumns,
    from: sql`webhook_delivery as delivery`,
    where: sql`delivery.webhook_id = ${id}`,
    orderBy: sql`delivery.created_at desc, delivery._id`,
    ...paging,
  });
  return { ...page, data: page.data.map((row) => deliveryFor(row, viewer)) };
}

/** @throws ApiProblem `not-found` */
export async function readDelivery(
  database: Database,
  id: string,
  viewer: Viewer,
): Promise<FieldValues> {
  const { rows } = await sql<FieldValues>`
    select ${deliveryColumns} from webhook_delivery as delivery
    where delivery._id = ${id}`.execute(database);
  if (!rows[0]) throw notFound('message');
  return deliveryFor(rows[0], viewer);
}

/** The message, with which a receiver may answer, is shown to those alone who may view all that is in such records. */
function deliveryFor(row: FieldValues, viewer: Viewer): FieldValues {
  const resource = resourceOf(String(row['type']));
  if (resource === undefined || seesWhole(viewer, resource)) return row;
  return { ...row, sent: null, answer: null };
}

function seesWhole(viewer: Viewer, resource: AnyResource): boolean {
  return (
    maySee(viewer, resource) &&
    hiddenFields(resource, viewer).size === 0 &&
    hiddenRowKinds(resource, viewer).length === 0
  );
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
  delivery.last_attempt_at, delivery.duration, delivery.status, delivery.sent, delivery.answer,
  delivery.failure`;

import { emailBatches } from 'contract/email';
import { sql } from 'kysely';
import { adminName } from '../repository/admin-name';
import { batchKinds } from './mail-kinds';
import type { ResourceTable } from '../repository/resource-table';

const counted = (status: string) => sql`count(*) filter (where status = ${sql.lit(status)})`;

/** All messages except the few being sent are counted by an index-only scan. */
const counts = sql`(select json_build_object(
    'queued', state.queued - begun.sending, 'sending', begun.sending, 'sent', state.sent,
    'bounced', state.bounced, 'failed', state.failed, 'suppressed', state.suppressed, 'cancelled', state.cancelled, 'unknown', state.unknown)
  from (
    select ${counted('queued')} as queued, ${counted('sent')} as sent,
      ${counted('bounced')} as bounced, ${counted('failed')} as failed,
      ${counted('suppressed')} as suppressed, ${counted('cancelled')} as cancelled,
      ${counted('unknown')} as unknown
    from email where email.batch_id = record._id) as state,
  (select count(*) as sending from email
    where email.batch_id = record._id and status = 'queued' and begun_at is not null) as begun)`;

export const emailBatchTable = {
  resource: emailBatches,
  table: 'emailBatch',
  columns: {
    subject: 'title',
    counts,
    by: sql`(select ${adminName} from admin where admin._id = record.admin_id)`,
  },
  ownership: { field: 'ownerId', shared: sql<boolean>`record.owner_id is null`, isPrivate: true },
  list: {
    rowKinds: batchKinds(),
    filters: { by: (id) => sql<boolean>`record.admin_id = ${id}` },
  },
} satisfies ResourceTable<typeof emailBatches>;

import { sql } from 'kysely';
import { panelLinks } from '../../notification/notification-links';
import { notify } from '../../notification/notifications';
import type { Database, Work } from '../../db/database';
import { inTransaction } from '../../repository/in-transaction';

interface EndedBatch {
  readonly _id: string;
  readonly hasTrouble: boolean;
}

const maxBatches = 200;

/**
 * Records the sendings that have ended; staff are notified once of each with messages that failed or may not have
 * arrived.
 */
export async function notifyOfEnds(database: Database): Promise<void> {
  const ended = await findEnded(database);
  const plain = ended.filter(({ hasTrouble }) => !hasTrouble).map(({ _id }) => _id);
  if (plain.length > 0) await closeAll(database, plain);
  for (const { _id, hasTrouble } of ended) if (hasTrouble) await notifyOfEnd(database, _id);
}

async function findEnded(database: Database): Promise<EndedBatch[]> {
  const { rows } = await sql<EndedBatch>`
    select _id, exists (
      select from email where batch_id = email_batch._id and status in ('failed', 'unknown'))
      as has_trouble
    from email_batch where told_at is null and not exists (
      select from email where batch_id = email_batch._id and status = 'queued')
    order by created_at limit ${maxBatches}`.execute(database);
  return rows;
}

/** For sendings without anything to retry, so nothing can change concurrently. */
async function closeAll(database: Database, ids: readonly string[]): Promise<void> {
  await database
    .updateTable('emailBatch')
    .set({ toldAt: sql<string>`now()` })
    .where('_id', 'in', ids)
    .where('toldAt', 'is', null)
    .execute();
}

/** Locks the batch, as another process may notify too, or staff may queue its messages again. */
function notifyOfEnd(database: Database, id: string): Promise<void> {
  return inTransaction(database, async (work) => {
    const batch = await work
      .selectFrom('emailBatch')
      .leftJoin('admin', (join) =>
        join.onRef('admin._id', '=', 'emailBatch.adminId').on('admin.deletedAt', 'is', null),
      )
      .select(['emailBatch.subject', 'emailBatch.total', 'admin._id as adminId'])
      .where('emailBatch._id', '=', id)
      .where('emailBatch.toldAt', 'is', null)
      .forUpdate('emailBatch')
      .executeTakeFirst();
    if (!batch) return;
    const { queued, failed, unknown } = await countStates(work, id);
    if (queued > 0) return;
    await work
      .updateTable('emailBatch')
      .set({ toldAt: sql<string>`now()` })
      .where('_id', '=', id)
      .execute();
    await notify(work, {
      kind: 'email-failed',
      message: wordsOf({ ...batch, failed, unknown }, batch.adminId !== null),
      link: panelLinks.emailBatch(id),
      adminId: batch.adminId ?? undefined,
    });
  });
}

interface States {
  readonly queued: number;
  readonly failed: number;
  readonly unknown: number;
}

async function countStates(work: Work, id: string): Promise<States> {
  const { rows } = await sql<States>`
    select count(*) filter (where status = 'queued') as queued,
      count(*) filter (where status = 'failed') as failed,
      count(*) filter (where status = 'unknown') as unknown
    from email where batch_id = ${id}`.execute(work);
  return rows[0] ?? { queued: 0, failed: 0, unknown: 0 };
}

interface Ending extends Omit<States, 'queued'> {
  readonly subject: string;
  readonly total: number;
}

/** Those who did not send it may not be allowed to read its subject. */
function wordsOf({ subject, total, failed, unknown }: Ending, isToSender: boolean): string {
  const parts = [
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(unknown > 0 ? [`${unknown} may or may not have arrived`] : []),
  ];
  const messages = total === 1 ? 'message' : 'messages';
  const sending = isToSender ? `“${subject}”` : 'Email';
  return `${sending}: of ${total} ${messages}, ${parts.join(' and ')}`;
}

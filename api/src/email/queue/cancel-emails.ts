import { sql } from 'kysely';
import type { Database, Work } from '../../db/database';
import type { FieldValues } from '../../repository/field-values';
import { ApiProblem, notFound } from '../../kernel/problem';
import { inTransaction } from '../../repository/in-transaction';
import { getRecord } from '../../repository/read';
import { emailBatchTable } from '../email-batch.table';
import { emailTable } from '../email.table';
import type { Viewer } from '../../kernel/viewer';
import { noteBatchChange, noteEmailChange } from './note-change';

/**
 * Removes a message from the queue.
 *
 * @throws ApiProblem `not-found`, or `in-use` when it is no longer waiting
 */
export function cancelEmail(database: Database, id: string, viewer: Viewer): Promise<FieldValues> {
  return inTransaction(database, async (work) => {
    const { rows } = await sql<{ version: number }>`
      update email set status = 'cancelled', updated_at = now(), version = version + 1
      where _id = ${id} and status = 'queued' and begun_at is null
      returning version`.execute(work);
    const record = await getRecord(work, emailTable, id, viewer);
    const [cancelled] = rows;
    if (!cancelled) throw new ApiProblem('in-use', whyNot(record['status']));
    const change = { id, version: cancelled.version, from: 'queued', to: 'cancelled' } as const;
    await noteEmailChange(work, viewer, change);
    return record;
  });
}

function whyNot(status: unknown): string {
  return status === 'sending'
    ? 'This message is being sent at the moment: it cannot be held back any more.'
    : `This message is ${String(status)}: it does not wait in the queue any more.`;
}

/**
 * Removes the waiting messages of a sending from the queue.
 *
 * @returns how many
 * @throws ApiProblem `not-found`, also for one that the viewer may not see
 */
export function cancelBatch(database: Database, id: string, viewer: Viewer): Promise<number> {
  return inTransaction(database, async (work) => {
    await lockBatch(work, id);
    await getRecord(work, emailBatchTable, id, viewer);
    const { rows } = await sql<{ count: number }>`
      with cancelled as (
        update email set status = 'cancelled', updated_at = now(), version = version + 1
        where batch_id = ${id} and status = 'queued' and begun_at is null returning 1)
      select count(*) as count from cancelled`.execute(work);
    const count = rows[0]?.count ?? 0;
    if (count > 0) await noteBatchChange(work, viewer, { id, field: 'cancelled', count });
    return count;
  });
}

/** Prevents concurrent notifications of its end. @throws ApiProblem `not-found` */
export async function lockBatch(work: Work, id: string): Promise<void> {
  const { rows } = await sql`
    select 1 from email_batch where _id = ${id} for update`.execute(work);
  if (rows.length === 0) throw notFound('sending');
}

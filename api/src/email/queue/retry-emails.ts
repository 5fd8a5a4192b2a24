import type { EmailStatus } from 'contract/email';
import { sql, type RawBuilder } from 'kysely';
import type { Database, Work } from '../../db/database';
import type { FieldValues } from '../../repository/field-values';
import { ApiProblem, notFound, worded } from '../../kernel/problem';
import { erasedDomain } from '../../personal-data/person';
import { inTransaction } from '../../repository/in-transaction';
import { getRecord } from '../../repository/read';
import { emailBatchTable } from '../email-batch.table';
import { emailTable } from '../email.table';
import { released } from '../released';
import type { Viewer } from '../../kernel/viewer';
import { lockBatch } from './cancel-emails';
import { noteBatchChange, noteEmailChange } from './note-change';

interface Retry {
  readonly id: string;
  readonly viewer: Viewer;
  /** Includes messages that may already have arrived. */
  readonly evenIfUnknown: boolean;
}

/**
 * Queues a message again that did not arrive. Staff are notified again when its sending ends.
 *
 * @throws ApiProblem `not-found`, or `in-use` when it arrived, may have arrived, or its server was removed
 */
export function retryEmail(
  database: Database,
  { id, viewer, evenIfUnknown }: Retry,
): Promise<FieldValues> {
  return inTransaction(database, async (work) => {
    const email = await work
      .selectFrom('email')
      .select('batchId')
      .where('_id', '=', id)
      .executeTakeFirst();
    if (!email) throw notFound('email');
    await lockBatch(work, email.batchId);
    await requireServer(work, email.batchId);
    const [queued] = await queueAgain(work, sql<boolean>`email._id = ${id}`, evenIfUnknown);
    const record = await getRecord(work, emailTable, id, viewer);
    if (!queued) throw new ApiProblem('in-use', whyNot(record['status']));
    await expectEnd(work, email.batchId);
    const { version, formerStatus: from } = queued;
    await noteEmailChange(work, viewer, { id, version, from, to: 'queued' });
    return record;
  });
}

function whyNot(status: unknown): string {
  if (status === 'sent') return 'This message was sent: it is not repeated.';
  if (status === 'unknown') {
    return 'Nobody knows whether this message arrived: repeat it only if it may arrive twice.';
  }
  if (status === 'suppressed') return 'Its address is suppressed. Send it anew once it is not.';
  return `This message is ${String(status)}: only one that failed is queued again.`;
}

/**
 * Queues those messages of a sending again that did not arrive.
 *
 * @returns how many
 * @throws ApiProblem `not-found`, or `in-use` when their server was removed
 */
export function retryBatch(
  database: Database,
  { id, viewer, evenIfUnknown }: Retry,
): Promise<number> {
  return inTransaction(database, async (work) => {
    await lockBatch(work, id);
    await getRecord(work, emailBatchTable, id, viewer);
    await requireServer(work, id);
    const queued = await queueAgain(work, sql<boolean>`email.batch_id = ${id}`, evenIfUnknown);
    if (queued.length === 0) return 0;
    await expectEnd(work, id);
    await noteBatchChange(work, viewer, { id, field: 'queued', count: queued.length });
    return queued.length;
  });
}

/** @throws ApiProblem `in-use` */
async function requireServer(work: Work, batchId: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select smtp.name from email_batch join smtp on smtp._id = email_batch.smtp_id
    where email_batch._id = ${batchId} and smtp.deleted_at is not null`.execute(work);
  const [removed] = rows;
  if (!removed) return;
  const detail = worded`Its mail server “${{ name: removed.name }}” was removed. Restore it from the trash first.`;
  throw new ApiProblem('in-use', detail);
}

interface QueuedAgain {
  readonly formerStatus: EmailStatus;
  readonly version: number;
}

/** Resets all but the Message-ID; a late outcome of the former attempt no longer counts. */
async function queueAgain(
  work: Work,
  which: RawBuilder<boolean>,
  evenIfUnknown: boolean,
): Promise<QueuedAgain[]> {
  const states = evenIfUnknown ? ['failed', 'unknown'] : ['failed'];
  const { rows } = await sql<QueuedAgain>`
    with former as (
      select _id, status from email where ${which} and status in (${sql.join(states)})
        and "to" not like ${`%@${erasedDomain}`} for update)
    update email set status = 'queued', attempts = 0, due_at = now(), ${released},
      updated_at = now(), version = version + 1
    from former where email._id = former._id
    returning former.status as former_status, version`.execute(work);
  return rows;
}

async function expectEnd(work: Work, batchId: string): Promise<void> {
  await work.updateTable('emailBatch').set({ toldAt: null }).where('_id', '=', batchId).execute();
}

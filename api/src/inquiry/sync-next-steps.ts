import type { followUps } from 'contract/inquiry';
import { sql } from 'kysely';
import type { RecordOf } from '../repository/record-of';
import type { Work } from '../db/database';
import { rewriteComputed } from '../repository/rewrite-computed';
import { inquiryTable } from './inquiry.table';

/** Recomputes the next steps of the inquiries that these follow-ups belong or belonged to. */
export async function syncNextSteps(
  work: Work,
  changed: readonly RecordOf<typeof followUps>[],
): Promise<void> {
  const ids = [...new Set(changed.map(({ inquiryId }) => inquiryId))].toSorted();
  if (ids.length === 0) return;
  await work
    .selectFrom('inquiry')
    .select('_id')
    .where('_id', 'in', ids)
    .orderBy('_id')
    .forUpdate()
    .execute();
  const { rows } = await sql<{ _id: string; dueAt: string | null }>`
    select inquiry._id, (
      select min(due_at) from followup
      where inquiry_id = inquiry._id and done_at is null and deleted_at is null) as due_at
    from inquiry where _id in (${sql.join(ids)})`.execute(work);
  const values = new Map(rows.map(({ _id, dueAt }) => [_id, dueAt]));
  await rewriteComputed({ work, table: inquiryTable }, 'nextFollowUpAt', values);
}

import type { MergedRecord } from 'contract';
import { sql } from 'kysely';
import type { Database, Work } from '../db/database';
import { notFound } from '../kernel/problem';
import { columnOf, living, source } from '../repository/columns';
import type { ResourceTable } from '../repository/resource-table';
import type { MergedPair } from './merge-rules';

declare module '../db/database' {
  interface Tables {
    mergedRecord: MergedRecordRow;
  }
}

interface MergedRecordRow {
  recordId: string;
  resource: string;
  keptId: string;
  jobId: string;
  createdAt: string;
}

/** The answer of a merge that was made already, and not undone. Waits for one that is being made. */
export async function mergedAlready(
  work: Work,
  { kept, other }: MergedPair,
): Promise<MergedRecord | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext(${other}))`.execute(work);
  const { rows } = await sql<MergedRecord>`
    select kept_id as _id, job_id, job.changed from merged_record
    join job on job._id = merged_record.job_id
    where record_id = ${other} and kept_id = ${kept}
      and not exists (select from job as undo where undo.undo_of = job._id)`.execute(work);
  return rows[0];
}

export async function noteMerged(
  work: Work,
  row: Omit<MergedRecordRow, 'createdAt'>,
): Promise<void> {
  const createdAt = new Date().toISOString();
  await work
    .insertInto('mergedRecord')
    .values({ ...row, createdAt })
    .onConflict((conflict) => conflict.column('recordId').doUpdateSet({ ...row, createdAt }))
    .execute();
}

/**
 * Where a record went that was merged, by however many merges.
 *
 * @throws ApiProblem `not-found` for one that was not merged
 */
export async function findMerged(database: Database, table: ResourceTable, id: string) {
  const { title, label, name } = table.resource;
  const { rows } = await sql<{ _id: string; title: string }>`
    with recursive went (kept_id) as (
      select kept_id from merged_record where record_id = ${id} and resource = ${name}
      union
      select next.kept_id from went join merged_record as next on next.record_id = went.kept_id
    )
    select record._id, ${columnOf(table, title)} as title from went
    join ${source(table)} on record._id = went.kept_id where ${living(table)}`.execute(database);
  const [kept] = rows;
  if (!kept) throw notFound(`merged ${label.one}`);
  return kept;
}

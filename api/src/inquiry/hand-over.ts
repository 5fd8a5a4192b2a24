import type { OpenWork } from 'contract/staff';
import { sql } from 'kysely';
import type { Services } from '../kernel/services';
import type { Viewer } from '../kernel/viewer';
import type { Database, Work } from '../db/database';
import { unwrapAll } from '../repository/write';
import { updateManyWithin } from '../repository/write-batch';
import { inquiryTable } from './inquiry.table';

/** Records per batch, all in one transaction. */
const portion = 500;

/** The open inquiries that concern an admin: assigned to them, or to nobody with a follow-up of theirs to be done. */
const concerned = (adminId: string) => sql`
  from inquiry
  join status on status._id = inquiry.status_id and status.kind = 'open'
  where inquiry.deleted_at is null and (inquiry.assigned_to = ${adminId}
    or (inquiry.assigned_to is null and exists (
      select from followup where followup.inquiry_id = inquiry._id and followup.admin_id = ${adminId}
        and followup.done_at is null and followup.deleted_at is null)))`;

/** How many open inquiries and follow-ups an admin has. */
export async function readOpenWork(database: Database | Work, adminId: string): Promise<OpenWork> {
  const { rows } = await sql<OpenWork>`
    with concerned as (select inquiry._id, inquiry.assigned_to ${concerned(adminId)})
    select
      (select count(*) from concerned where assigned_to = ${adminId}) as inquiries,
      (select count(*) from followup
        join concerned on concerned._id = followup.inquiry_id
        where followup.done_at is null and followup.deleted_at is null
          and (concerned.assigned_to = ${adminId} or followup.admin_id = ${adminId})
      ) as follow_ups`.execute(database);
  return rows[0] ?? { inquiries: 0, followUps: 0 };
}

interface HandOver {
  readonly from: string;
  readonly to: string;
  readonly viewer: Viewer;
}

/**
 * Assigns the open inquiries of one admin to another, within the caller's transaction. Reminders go to an inquiry's
 * assignee, so its follow-ups go along, and keep their author.
 *
 * @returns what was handed over
 */
export async function handOverWork(
  work: Work,
  { database, tables }: Pick<Services, 'database' | 'tables'>,
  { from, to, viewer }: HandOver,
): Promise<OpenWork> {
  const handedOver = await readOpenWork(work, from);
  const { rows } = await sql<{ _id: string }>`
    select inquiry._id ${concerned(from)} order by inquiry._id`.execute(work);
  const context = { database, tables, viewer, table: inquiryTable };
  for (let start = 0; start < rows.length; start += portion) {
    const patches = rows
      .slice(start, start + portion)
      .map(({ _id: id }) => ({ id, fields: { assignedTo: to } }));
    unwrapAll(await updateManyWithin(work, context, patches));
  }
  return handedOver;
}

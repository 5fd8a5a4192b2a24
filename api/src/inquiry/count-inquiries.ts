import type { InquiryCounts } from 'contract/inquiry';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import { living, source } from '../repository/columns';
import { inquiryTable } from './inquiry.table';

interface Asked {
  readonly adminId: string;
  readonly dueBefore: string;
}

const none: InquiryCounts = {
  open: 0,
  due: 0,
  unassigned: 0,
  noNextStep: 0,
  mine: 0,
  won: 0,
  lost: 0,
};

/** The counts for the predefined views of the list, in one statement. */
export async function countInquiries(
  database: Database,
  { adminId, dueBefore }: Asked,
): Promise<InquiryCounts> {
  const open = sql`status.kind = 'open'`;
  const { rows } = await sql<InquiryCounts>`
    select
      count(*) filter (where ${open}) as open,
      count(*) filter (where ${open} and record.next_follow_up_at < ${dueBefore}) as due,
      count(*) filter (where ${open} and record.assigned_to is null) as unassigned,
      count(*) filter (where ${open} and record.next_follow_up_at is null) as no_next_step,
      count(*) filter (where ${open} and record.assigned_to = ${adminId}) as mine,
      count(*) filter (where status.kind = 'won') as won,
      count(*) filter (where status.kind = 'lost') as lost
    from ${source(inquiryTable)} join status on status._id = record.status_id
    where ${living(inquiryTable)}`.execute(database);
  return rows[0] ?? none;
}

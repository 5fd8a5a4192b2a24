import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/database';
import { living, selection, source } from '../repository/columns';
import { readPage } from '../repository/one-page';
import type { Page } from '../repository/read';
import { followUpTable } from './follow-up.table';

interface PageOf {
  readonly page: number;
  readonly pageSize: number;
}

interface Due extends PageOf {
  readonly timeZone: string;
  /** Restricts the list to this admin's follow-ups and unassigned ones. */
  readonly adminId: string | undefined;
}

/** Follow-ups due today in a time zone, or overdue: soonest first. */
export function dueFollowUps(
  database: Database,
  { timeZone, adminId, ...page }: Due,
): Promise<Page> {
  const endOfToday = sql`(date_trunc('day', now() at time zone ${timeZone}) + interval '1 day')
    at time zone ${timeZone}`;
  const isMine = adminId
    ? sql`(inquiry.assigned_to = ${adminId} or inquiry.assigned_to is null)`
    : sql`true`;
  return readFollowUps(database, {
    ...page,
    where: sql<boolean>`record.done_at is null and record.due_at < ${endOfToday} and ${isMine}`,
    orderBy: sql`record.due_at, record._id`,
  });
}

interface Range extends PageOf {
  readonly from: string;
  readonly until: string;
  readonly adminId: string | undefined;
}

/** Follow-ups due in a period, done ones too: soonest first. */
export function followUpsDueIn(
  database: Database,
  { from, until, adminId, ...page }: Range,
): Promise<Page> {
  const isTheirs = adminId ? isOfPerson(adminId) : sql`true`;
  return readFollowUps(database, {
    ...page,
    where: sql<boolean>`record.due_at >= ${from} and record.due_at < ${until} and ${isTheirs}`,
    orderBy: sql`record.due_at, record._id`,
  });
}

/** Of inquiries assigned to the person, and the person's own where nobody is assigned. */
export function isOfPerson(adminId: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce(inquiry.assigned_to, record.admin_id) = ${adminId}`;
}

/** The follow-ups of an inquiry, newest first. */
export function followUpsOf(database: Database, inquiryId: string, page: PageOf): Promise<Page> {
  return readFollowUps(database, {
    ...page,
    where: sql<boolean>`record.inquiry_id = ${inquiryId}`,
    orderBy: sql`record.created_at desc, record._id desc`,
  });
}

/** The number of an inquiry's follow-ups, and how many of them are not done. */
export async function countFollowUps(database: Database, inquiryId: string) {
  const { rows } = await sql<{ count: number; open: number }>`
    select count(*) as count,
      count(*) filter (where record.done_at is null and record.due_at is not null) as open
    from ${source(followUpTable)}
    where ${living(followUpTable)} and record.inquiry_id = ${inquiryId}`.execute(database);
  return rows[0] ?? { count: 0, open: 0 };
}

interface Found extends PageOf {
  readonly where: RawBuilder<boolean>;
  readonly orderBy: RawBuilder<unknown>;
}

function readFollowUps(database: Database, { where, ...page }: Found): Promise<Page> {
  return readPage(database, {
    ...page,
    columns: sql`${selection(followUpTable, { staff: true, depth: 'record' })},
      jsonb_build_object('_id', inquiry._id, 'number', inquiry.number,
        'contactName', inquiry.contact_name, 'company', inquiry.company,
        'assignedTo', inquiry.assigned_to) as inquiry,
      (select admin.firstname || ' ' || admin.lastname from admin
        where admin._id = record.admin_id) as by_name`,
    from: sql`${source(followUpTable)}
      join inquiry on inquiry._id = record.inquiry_id and inquiry.deleted_at is null`,
    where: sql<boolean>`${living(followUpTable)} and ${where}`,
  });
}

import { randomBytes } from 'node:crypto';
import { type CalendarFeed, type FollowUpKind, maxCalendarEntries } from 'contract/inquiry';
import type { Permissions } from 'contract/staff';
import { sql } from 'kysely';
import { effectiveLevels } from '../../account/second-factor-required';
import type { Database } from '../../db/database';
import { isPermitted } from '../../kernel/permission';
import { notFound } from '../../kernel/problem';
import { panelLinks } from '../../notification/notification-links';
import type { AdminViewer } from '../../kernel/viewer';
import { tokenHash } from '../../repository/access-token';
import { living, source } from '../../repository/columns';
import { followUpTable } from '../follow-up.table';
import { isOfPerson } from '../follow-up-lists';
import { followUpVerb, whoWrites } from '../notice-words';
import { type CalendarEvent, icalText } from './ical-text';

/** Makes the key of a person's feed in place of a former one; the database has its hash alone. */
export async function renewFeed(
  database: Database,
  adminId: string,
): Promise<CalendarFeed & { readonly key: string }> {
  const key = randomBytes(32).toString('base64url');
  const values = { keyHash: tokenHash(key), createdAt: new Date().toISOString() };
  await database
    .insertInto('calendarFeed')
    .values({ adminId, ...values })
    .onConflict((conflict) => conflict.column('adminId').doUpdateSet(values))
    .execute();
  return { key, createdAt: values.createdAt };
}

export async function readFeed(
  database: Database,
  adminId: string,
): Promise<CalendarFeed | undefined> {
  return database
    .selectFrom('calendarFeed')
    .select('createdAt')
    .where('adminId', '=', adminId)
    .executeTakeFirst();
}

export async function removeFeed(database: Database, adminId: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('calendarFeed')
    .where('adminId', '=', adminId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

interface FeedRequest {
  readonly key: string;
  /** Without a slash at its end. */
  readonly panelUrl: string;
}

/**
 * The calendar behind a key: the open follow-ups of its person, as far as their role shows them now.
 *
 * @throws ApiProblem `not-found` for an unknown key, a deactivated account, and a role without inquiries
 */
export async function feedText(
  database: Database,
  { key, panelUrl }: FeedRequest,
): Promise<string> {
  const viewer = await viewerOf(database, key);
  if (!viewer || !isPermitted(viewer, { inquiries: 'view' })) throw notFound('calendar');
  const { rows } = await sql<FeedRow>`
    select record._id, record.kind, record.message, record.due_at, record.version,
      record.created_at, record.updated_at, inquiry._id as inquiry_id, inquiry.number,
      inquiry.contact_name, inquiry.company
    from ${source(followUpTable)}
    join inquiry on inquiry._id = record.inquiry_id and inquiry.deleted_at is null
    left join status on status._id = inquiry.status_id
    where ${living(followUpTable)} and record.due_at is not null and record.done_at is null
      and coalesce(status.kind, 'open') = 'open' and ${isOfPerson(viewer.adminId)}
    order by record.due_at desc, record._id limit ${maxCalendarEntries}`.execute(database);
  return icalText({ name: 'Follow-ups', events: rows.map((row) => eventOf(row, panelUrl)) });
}

interface FeedRow {
  readonly _id: string;
  readonly kind: FollowUpKind;
  readonly message: string;
  readonly dueAt: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly inquiryId: string;
  readonly number: string;
  readonly contactName: string;
  readonly company: string | null;
}

function eventOf(row: FeedRow, panelUrl: string): CalendarEvent {
  const { _id, kind, message, number, contactName, company } = row;
  return {
    uid: _id,
    sequence: row.version - 1,
    createdAt: row.createdAt,
    changedAt: row.updatedAt,
    startsAt: row.dueAt,
    summary: `${followUpVerb(kind)} ${whoWrites(contactName, company)} (${number})`,
    description: message,
    url: `${panelUrl}${panelLinks.inquiry(row.inquiryId)}`,
  };
}

async function viewerOf(database: Database, key: string): Promise<AdminViewer | undefined> {
  const { rows } = await sql<{ adminId: string; roleId: string; permissions: Permissions }>`
    select admin._id as admin_id, admin.role_id, ${effectiveLevels} as permissions
    from calendar_feed
    join admin on admin._id = calendar_feed.admin_id and admin.deleted_at is null
    join role on role._id = admin.role_id
    where calendar_feed.key_hash = ${tokenHash(key)}`.execute(database);
  const [found] = rows;
  return found && { kind: 'admin', sessionId: '', ...found };
}

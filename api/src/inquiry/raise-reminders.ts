import { FollowUpKind } from 'contract/inquiry';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { panelLinks } from '../notification/notification-links';
import { notify } from '../notification/notifications';
import type { Database, Work } from '../db/database';
import { repeat, type Job } from '../jobs/repeat';
import { inTransaction } from '../repository/in-transaction';
import { excerpt, followUpVerb, whoWrites } from './notice-words';

interface ReminderOptions {
  readonly database: Database;
  readonly log: Pick<Logger, 'error'>;
}

interface DueRow {
  readonly kind: string;
  readonly message: string;
  readonly inquiryId: string;
  readonly number: string;
  readonly contactName: string;
  readonly company: string | null;
  /** The inquiry's assignee, else the follow-up's author; null when neither account exists. */
  readonly adminId: string | null;
  readonly isOld: boolean;
}

const pause = 15_000;
const batch = 50;
/** Follow-ups overdue for longer when first seen were imported, and raise no reminders. */
const oldAfterDays = 30;

/** Runs every 15 seconds, on any number of processes at once. */
export function startReminders({ database, log }: ReminderOptions): Job {
  const round = async () => {
    while ((await raiseReminders(database)) === batch);
  };
  return repeat({ name: 'reminders', pause, round, log });
}

/**
 * Raises reminders of due follow-ups, by the database's clock: once for each due time, even after a crash or a change
 * back. For won or lost inquiries, only follow-ups planned since then.
 *
 * @returns how many due times were recorded
 */
export function raiseReminders(database: Database): Promise<number> {
  return inTransaction(database, async (work) => {
    const due = await noteDue(work);
    for (const { adminId, ...followUp } of due.filter(({ isOld }) => !isOld)) {
      await notify(work, {
        kind: 'follow-up-due',
        message: words(followUp),
        link: panelLinks.inquiry(followUp.inquiryId),
        adminId: adminId ?? undefined,
      });
    }
    return due.length;
  });
}

/** The insert decides: of two processes that find the same follow-up, only one gets the row back. */
async function noteDue(work: Work): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    with due as (
      select followup._id, followup.kind, followup.message, followup.due_at,
        inquiry._id as inquiry_id, inquiry.number, inquiry.contact_name, inquiry.company,
        coalesce(assigned._id, writer._id) as admin_id
      from followup
      join inquiry on inquiry._id = followup.inquiry_id and inquiry.deleted_at is null
      left join status on status._id = inquiry.status_id
      left join admin as assigned
        on assigned._id = inquiry.assigned_to and assigned.deleted_at is null
      left join admin as writer
        on writer._id = followup.admin_id and writer.deleted_at is null
      where followup.due_at <= now() and followup.done_at is null and followup.deleted_at is null
        and (coalesce(status.kind, 'open') = 'open' or followup.updated_at >= inquiry.updated_at)
        and not exists (
          select from reminder
          where reminder.followup_id = followup._id and reminder.due_at = followup.due_at)
      order by followup.due_at, followup._id limit ${batch}
      for update of followup skip locked),
    noted as (
      insert into reminder (followup_id, due_at, raised_at)
      select _id, due_at, now() from due
      on conflict do nothing
      returning followup_id)
    select kind, message, inquiry_id, number, contact_name, company, admin_id,
      due.due_at < now() - make_interval(days => ${oldAfterDays}) as is_old
    from due join noted on noted.followup_id = due._id
    order by due.due_at, due._id`.execute(work);
  return rows;
}

function words(followUp: Omit<DueRow, 'adminId'>): string {
  const { number, message, contactName, company } = followUp;
  const verb = followUpVerb(FollowUpKind.parse(followUp.kind));
  return `${verb} ${whoWrites(contactName, company)}: ${excerpt(message)} (${number})`;
}

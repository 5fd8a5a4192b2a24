import type { Permissions } from 'contract/staff';
import { reports, type ReportMails } from 'contract/inquiry';
import { type RawBuilder, sql } from 'kysely';
import { effectiveLevels } from '../../account/second-factor-required';
import type { Database, Work } from '../../db/database';
import { accountSender } from '../../email/mail-server/default-sender';
import { enqueueNotice } from '../../email/queue/enqueue-notice';
import { repeat, type Job } from '../../jobs/repeat';
import { isPermitted } from '../../kernel/permission';
import type { Services } from '../../kernel/services';
import type { AdminViewer } from '../../kernel/viewer';
import { inTransaction } from '../../repository/in-transaction';
import { getRecord } from '../../repository/read';
import { readReport } from './read-money';
import { mailOf } from './report-mail-text';
import { parsedQuery, reportTable } from './report.table';

type MailServices = Pick<Services, 'database' | 'secretBox' | 'env' | 'log'>;

interface DueMail {
  readonly reportId: string;
  readonly adminId: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly hasLeft: boolean;
  readonly roleId: string;
  readonly permissions: Permissions;
  /** Null for one that is deleted, or shared no more. */
  readonly name: string | null;
  readonly query: string | null;
}

const pause = 60_000;
/** The hour of Monday from which reports are mailed, where the company is. */
const hour = 7;

/** The Monday of the last week whose mails are due at a time. */
function dueWeek(now: Date): RawBuilder<string> {
  return sql<string>`date_trunc('week', (${now.toISOString()}::timestamptz
    at time zone (select time_zone from company limit 1)) - make_interval(hours => ${hour}))::date`;
}

/** The reports that an admin gets by mail. */
export async function mailedReports(
  database: Database,
  adminId: string,
): Promise<ReportMails['reportIds']> {
  const rows = await database
    .selectFrom('reportMail')
    .select('reportId')
    .where('adminId', '=', adminId)
    .orderBy('reportId')
    .execute();
  return rows.map(({ reportId }) => reports.id.parse(reportId));
}

/**
 * Mails a report each Monday from the next one on.
 *
 * @throws ApiProblem `not-found` for a report that the viewer does not see
 */
export async function subscribe(
  database: Database,
  { reportId, viewer, now = new Date() }: { reportId: string; viewer: AdminViewer; now?: Date },
): Promise<void> {
  await getRecord(database, reportTable, reportId, viewer);
  await sql`
    insert into report_mail (report_id, admin_id, mailed_for)
    values (${reportId}, ${viewer.adminId}, ${dueWeek(now)})
    on conflict do nothing`.execute(database);
}

export async function unsubscribe(
  database: Database,
  { reportId, adminId }: { readonly reportId: string; readonly adminId: string },
): Promise<void> {
  await database
    .deleteFrom('reportMail')
    .where('reportId', '=', reportId)
    .where('adminId', '=', adminId)
    .execute();
}

/** Runs every minute, on any number of processes at once. One that cannot be made waits for the next round. */
export function startReportMails(services: MailServices): Job {
  const { log } = services;
  const round = async () => {
    const failed: string[] = [];
    let isMore = true;
    while (isMore) {
      const before = failed.length;
      try {
        isMore = await mailNextReport(services, new Date(), failed);
      } catch (error) {
        if (failed.length === before) throw error;
        log.error({ err: error, reportId: failed.at(-1) }, 'A report was not mailed');
      }
    }
  };
  return repeat({ name: 'report mails', pause, round, log });
}

/**
 * Queues one mail that is due, in the transaction that notes it: once for each report, person and week. Figures are those
 * that the person may see now; whoever left, or sees inquiries no more, gets none.
 *
 * @param failed - the reports to leave out; gets the one that could not be made
 * @returns whether one was due
 */
export async function mailNextReport(
  { database, ...services }: MailServices,
  now = new Date(),
  failed: string[] = [],
): Promise<boolean> {
  const taken: string[] = [];
  try {
    return await inTransaction(database, async (work) => {
      if ((await accountSender(work)) === undefined) return false;
      const due = await takeDue(work, now, failed);
      if (due === undefined) return false;
      taken.push(due.reportId);
      await mailReport(work, services, { due, now });
      return true;
    });
  } catch (error) {
    failed.push(...taken.slice(-1));
    throw error;
  }
}

interface Mailing {
  readonly due: DueMail;
  readonly now: Date;
}

async function mailReport(
  work: Work,
  services: Omit<MailServices, 'database'>,
  { due, now }: Mailing,
): Promise<void> {
  const { adminId, roleId, permissions, name, query, reportId } = due;
  const viewer: AdminViewer = { kind: 'admin', adminId, sessionId: '', roleId, permissions };
  const parsed = parsedQuery(query ?? '');
  if (due.hasLeft || name === null || !isPermitted(viewer, { inquiries: 'view' })) return;
  if (!parsed.success) return;
  const report = await readReport(work, parsed.data, viewer, now);
  await enqueueNotice(work, services, {
    to: due.email,
    toName: `${due.firstname} ${due.lastname}`.trim(),
    ...mailOf({ name, reportId, report, env: services.env }),
    isAboutMoney: true,
  });
}

/** The lock on the row keeps two processes from mailing the same report. */
async function takeDue(
  work: Work,
  now: Date,
  failed: readonly string[],
): Promise<DueMail | undefined> {
  const { rows } = await sql<DueMail>`
    select report_mail.report_id, report_mail.admin_id, admin.email, admin.firstname,
      admin.lastname, admin.deleted_at is not null as has_left, admin.role_id,
      ${effectiveLevels} as permissions, report.name, report.query
    from report_mail
    join admin on admin._id = report_mail.admin_id
    join role on role._id = admin.role_id
    left join report on report._id = report_mail.report_id and report.deleted_at is null
      and (report.is_shared or report.owner_id = report_mail.admin_id)
    where report_mail.mailed_for < ${dueWeek(now)}
      and report_mail.report_id <> all (${[...failed]}::uuid[])
    order by report_mail.report_id, report_mail.admin_id limit 1
    for update of report_mail skip locked`.execute(work);
  const [due] = rows;
  if (due === undefined) return undefined;
  await sql`
    update report_mail set mailed_for = ${dueWeek(now)}
    where report_id = ${due.reportId} and admin_id = ${due.adminId}`.execute(work);
  return due;
}

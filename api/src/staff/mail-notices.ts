import { minutesBeforeMail, noticeTopics } from 'contract/staff';
import { sql } from 'kysely';
import type { Work } from '../db/database';
import { accountSender } from '../email/mail-server/default-sender';
import { enqueueNotice, plainInMail, plainInSubject } from '../email/queue/enqueue-notice';
import { repeat, type Job } from '../jobs/repeat';
import type { Services } from '../kernel/services';
import { isSeen } from '../notification/seen-kinds';
import { inTransaction } from '../repository/in-transaction';
import { panelAddress } from '../kernel/public-url';
import { fullName } from './full-name';

type MailServices = Pick<Services, 'database' | 'secretBox' | 'env'>;

interface WaitingNotice {
  readonly _id: string;
  readonly message: string;
  readonly link: string | null;
}

interface Recipient {
  readonly _id: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** Maximum number of notifications that a mail names; it counts the others. */
const maxNamed = 20;
const pause = 30_000;

/** Runs every 30 seconds, on any number of processes at once. */
export function startNoticeMails(services: MailServices & Pick<Services, 'log'>): Job {
  const round = async () => {
    while (await mailNotices(services));
  };
  return repeat({ name: 'notice mails', pause, round, log: services.log });
}

/**
 * Mails one person, who chose so, what has waited in their bell for minutes, each notification once.
 *
 * @returns whether a mail was queued
 */
export function mailNotices({ database, ...services }: MailServices): Promise<boolean> {
  return inTransaction(database, async (work) => {
    if ((await accountSender(work)) === undefined) return false;
    const recipient = await nextRecipient(work);
    if (recipient === undefined) return false;
    const notices = await takeNotices(work, recipient);
    return await enqueueNotice(work, services, {
      to: recipient.email,
      toName: fullName(recipient),
      subject: subjectOf(notices),
      paragraphs: [
        'This waits for you in the admin panel of {{company.name}}:',
        ...paragraphsOf(notices, panelAddress(services.env)),
        'You chose this mail in your profile, and can leave it out there.',
      ],
    });
  });
}

/** Notifications to mail, in a query of `notification` with its `admin` and the admin's `role`. */
const waits = sql<boolean>`(notification.read_at is null and notification.mailed_at is null
  and ${isSeen} and ${JSON.stringify(noticeTopics)}::jsonb ->> notification.kind = any(admin.mailed_topics)
  and notification.time > now() - interval '1 day')`;

/** A lock on the account keeps two processes from mailing the same notifications. */
async function nextRecipient(work: Work): Promise<Recipient | undefined> {
  const { rows } = await sql<Recipient>`
    select admin._id, admin.email, admin.firstname, admin.lastname
    from admin join role on role._id = admin.role_id
    where admin.deleted_at is null and admin.mailed_topics <> '{}' and exists (
      select from notification where notification.admin_id = admin._id and ${waits}
        and notification.time <= now() - make_interval(mins => ${minutesBeforeMail}))
    limit 1 for update of admin skip locked`.execute(work);
  return rows[0];
}

/** All that waits, the latest too, oldest first; marked as mailed. */
async function takeNotices(work: Work, { _id }: Recipient): Promise<WaitingNotice[]> {
  const { rows } = await sql<WaitingNotice>`
    update notification set mailed_at = now()
    from admin join role on role._id = admin.role_id
    where notification.admin_id = admin._id and admin._id = ${_id} and ${waits}
    returning notification._id, notification.message, notification.link`.execute(work);
  return rows.toSorted((one, other) => one._id.localeCompare(other._id));
}

function subjectOf([first, ...rest]: readonly WaitingNotice[]): string {
  const message = plainInSubject(first?.message ?? '');
  return rest.length === 0 ? message : `${message}, and ${rest.length} more`;
}

function paragraphsOf(notices: readonly WaitingNotice[], panel: string): string[] {
  const named = notices.slice(0, maxNamed).map(({ message, link }) => {
    const text = plainInMail(message);
    return link === null ? text : `<a href="${plainInMail(panel + link)}">${text}</a>`;
  });
  const others = notices.length - named.length;
  return others === 0 ? named : [...named, `${others} more are in the panel.`];
}

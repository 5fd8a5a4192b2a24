import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Work } from '../../db/database';
import { defaultSender } from '../../email/mail-server/default-sender';
import { type Job, repeat } from '../../jobs/repeat';
import type { Services } from '../../kernel/services';
import { system } from '../../kernel/viewer';
import { inTransaction } from '../../repository/in-transaction';
import { lockedOffer, writeOffer } from './locked-offer';
import { isPast } from './offer.table';
import { type MailSender, mailReminder } from './mail-reminder';

type ReminderServices = Pick<Services, 'database' | 'tables' | 'secretBox' | 'env'> & {
  readonly log: Pick<Logger, 'error'>;
};

const pause = 60_000;
const batch = 50;
/** The hour of the day, where the company is, from which reminders are sent. */
const firstHour = 8;

/** Runs every minute, on any number of processes at once. */
export function startCustomerReminders(services: ReminderServices): Job {
  const round = () => remindCustomers(services);
  return repeat({ name: 'reminders to customers', pause, round, log: services.log });
}

/** An offer that waits for its answer, in an inquiry that is open, whose reminder is due and was not sent. */
const isDue = sql<boolean>`record.remind_on is not null and record.reminded_at is null
  and now() at time zone (select time_zone from company limit 1)
    >= record.remind_on + make_interval(hours => ${firstHour})
  and record.sent_at is not null and record.sent_to is not null and record.accepted_at is null
  and record.declined_at is null and record.superseded_at is null and record.deleted_at is null
  and not ${isPast}
  and exists (select from inquiry join status on status._id = inquiry.status_id
    where inquiry._id = record.inquiry_id and inquiry.deleted_at is null and status.kind = 'open')`;

/**
 * Reminds the recipients of offers that are due, once each: the mail is queued in the transaction that notes it. One that
 * fails keeps no other back, and is tried again.
 *
 * @returns how many were queued
 */
export async function remindCustomers(services: ReminderServices): Promise<number> {
  const { database, log } = services;
  const server = await defaultSender(database);
  if (server === undefined) return 0;
  const { rows } = await sql<{ _id: string }>`
    select record._id from offer as record where ${isDue}
    order by record.remind_on, record._id limit ${batch}`.execute(database);
  let count = 0;
  for (const { _id } of rows) {
    try {
      const isSent = await inTransaction(database, (work) => remind(work, services, _id, server));
      if (isSent) count += 1;
    } catch (error) {
      log.error({ err: error, offer: _id }, 'A reminder of an offer was not queued');
    }
  }
  return count;
}

/** The lock of the inquiry keeps answers, newer versions and other processes out. */
async function remind(
  work: Work,
  services: ReminderServices,
  id: string,
  server: MailSender,
): Promise<boolean> {
  const { offer } = await lockedOffer(work, id);
  const due = await sql`
    select from offer as record where record._id = ${id} and ${isDue}`.execute(work);
  if (due.rows.length === 0) return false;
  await mailReminder(work, services, { offer, server });
  const { database, tables } = services;
  const fields = { remindedAt: new Date().toISOString() };
  await writeOffer(work, { database, tables, viewer: system }, { id, fields });
  return true;
}

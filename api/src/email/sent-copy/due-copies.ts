import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { BegunEmail } from '../sending/settle-and-claim';

/** A mail that has gone and waits for its folder. */
export interface DueCopy extends Pick<
  BegunEmail,
  | '_id'
  | 'batchId'
  | 'to'
  | 'toName'
  | 'subject'
  | 'variables'
  | 'messageId'
  | 'confirms'
  | 'isAccountLink'
> {
  readonly sentAt: string;
}

/** Copies of one connection. */
const atOnce = 20;

/** The mailboxes for which copies are due. */
export async function accountsWithCopies(database: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct copy.mail_account_id as id
    from mail_sent_copy as copy join email on email._id = copy.email_id
    where copy.due_at <= now() and email.status = 'sent'`.execute(database);
  return new Set(rows.map(({ id }) => id));
}

/** The first of them, the oldest first. */
export async function dueCopies(database: Database, accountId: string): Promise<DueCopy[]> {
  const { rows } = await sql<DueCopy>`
    select email._id, email.batch_id, email."to", email.to_name, email.subject, email.variables,
      email.message_id, email.confirms, email.is_account_link, email.sent_at
    from mail_sent_copy as copy join email on email._id = copy.email_id
    where copy.mail_account_id = ${accountId} and copy.due_at <= now() and email.status = 'sent'
    order by email.sent_at, email._id limit ${atOnce}`.execute(database);
  return rows;
}

export async function removeCopy(database: Database, emailId: string): Promise<void> {
  await sql`delete from mail_sent_copy where email_id = ${emailId}`.execute(database);
}

/** Tries after which a copy is given up: about a day. */
const maxAttempts = 30;

/** The copies of a mailbox wait longer each time, up to an hour. */
export async function postponeCopies(database: Database, accountId: string): Promise<void> {
  await sql`
    with given_up as (
      delete from mail_sent_copy
      where mail_account_id = ${accountId} and attempts >= ${maxAttempts})
    update mail_sent_copy set attempts = attempts + 1,
      due_at = now() + make_interval(mins => least(60, 1 << least(attempts, 6)))
    where mail_account_id = ${accountId} and due_at <= now() and attempts < ${maxAttempts}
      and exists (select from email where email._id = email_id and email.status = 'sent')`.execute(
    database,
  );
}

/** @param failure - why the folder did not get a mail; null once it did */
export async function noteSentFailure(
  database: Database,
  accountId: string,
  failure: string | null,
): Promise<void> {
  await sql`
    update mail_account_state set sent_failure = ${failure}
    where mail_account_id = ${accountId}
      and sent_failure is distinct from ${failure}`.execute(database);
}

import { sql } from 'kysely';
import type { Work } from '../../db/database';

interface SentCopy {
  readonly emailId: string;
  readonly adminId: string;
  /** The mailbox of the message that it answers; null for a new mail. */
  readonly accountId: string | null;
  readonly fromAddress: string;
}

/**
 * Notes that a mail, once it has gone, is to be put into the folder for sent mails: of the mailbox that it answers from, or of
 * the company's mailbox with the sender's address. Nothing where no mailbox asks for it.
 */
export async function enqueueSentCopy(
  work: Work,
  { emailId, adminId, accountId, fromAddress }: SentCopy,
): Promise<void> {
  const isOf =
    accountId === null
      ? sql`owner_id is null and lower(username) = lower(${fromAddress})`
      : sql`_id = ${accountId} and (owner_id is null or owner_id = ${adminId})`;
  await sql`
    insert into mail_sent_copy (email_id, mail_account_id)
    select ${emailId}, _id from mail_account
    where deleted_at is null and is_active and sent_folder is not null and ${isOf}
    order by _id limit 1`.execute(work);
}

import { utcDay } from 'contract';
import { sql } from 'kysely';
import type { Work } from '../../db/database';
import type { NewBatch } from '../queue/enqueue-emails';

/** Automated senders; mail to them could bounce back and forth. */
const machines = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)(?:\+.*)?@/;

/**
 * Maximum number of mails a day to addresses that visitors typed, all together: without a limit strangers could make
 * the company's mail server write to any number of people.
 */
export const maxAutomaticMails = 500;

interface Addressed {
  readonly to: string;
  readonly server: NewBatch['server'];
}

/** Whether an address that a visitor typed gets automatic mail now. */
export async function mayBeMailed(work: Work, { to, server }: Addressed): Promise<boolean> {
  if (machines.test(to) || [server.fromAddress, server.replyTo].includes(to)) return false;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from email
      where created_at > now() - interval '1 day' and confirm_key is not null
      limit ${maxAutomaticMails}) as sent`.execute(work);
  return (rows[0]?.count ?? 0) < maxAutomaticMails;
}

/** A mailbox on this UTC day. The part after a `+` is a subaddress of the same mailbox. */
export function mailboxDay(to: string): string {
  const day = utcDay();
  const at = to.lastIndexOf('@');
  const [mailbox = ''] = to.slice(0, at).split('+', 1);
  return `${mailbox}${to.slice(at)} ${day}`;
}

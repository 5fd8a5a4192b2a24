import type { FilingReason, MailMessageState } from 'contract/email';
import { sql } from 'kysely';
import type { Work } from '../../db/database';
import { mailLimits } from './mail-limits';
import { type Clues, customersOf, proposeInquiries } from './propose-inquiries';

export interface Filing {
  readonly state: MailMessageState;
  readonly filedBy: FilingReason | null;
  readonly inquiryId: string | null;
  readonly customerId: string | null;
  readonly isFlood: boolean;
}

/** Stands for the company where a key needs an owner. */
export const companyKey = '00000000-0000-0000-0000-000000000000';

/** Where a message goes by itself. Nothing of a flood is attached, and nothing of a sender of spam but answers to our mail. */
export async function fileMessage(
  work: Work,
  clues: Clues & { readonly receivedAt: string },
): Promise<Filing> {
  const { isSpam, isFlood, customerId } = await knownOf(work, clues);
  const unfiled = { inquiryId: null, customerId, isFlood };
  const [first] = isFlood ? [] : await proposeInquiries(work, clues);
  if (isSpam && first?.reason !== 'reply')
    return { ...unfiled, state: 'spam', filedBy: 'spamSender' };
  if (!first?.isSure) return { ...unfiled, state: 'tray', filedBy: null };
  const { reason, inquiryId } = first;
  return {
    state: 'attached',
    filedBy: reason,
    inquiryId,
    customerId: first.customerId ?? customerId,
    isFlood,
  };
}

interface Known {
  readonly isSpam: boolean;
  readonly isFlood: boolean;
  readonly customerId: string | null;
}

async function knownOf(
  work: Work,
  { fromAddress, ownerId, receivedAt }: Clues & { readonly receivedAt: string },
): Promise<Known> {
  const { rows } = await sql<Known>`
    select exists (
        select from mail_spam_sender
        where address = ${fromAddress} and owner_key = ${ownerId ?? companyKey}) as is_spam,
      (select count(*) from mail_message
        where from_address = ${fromAddress} and owner_id is not distinct from ${ownerId}
          and received_at between ${receivedAt}::timestamptz - interval '1 minute' and ${receivedAt}
      ) >= ${mailLimits.senderPerMinute} as is_flood,
      (select _id from customer
        where _id in (${customersOf(fromAddress)}) and deleted_at is null
        order by created_at limit 1) as customer_id`.execute(work);
  return rows[0] ?? { isSpam: false, isFlood: false, customerId: null };
}

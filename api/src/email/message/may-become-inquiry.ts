import { sql } from 'kysely';
import type { Work } from '../../db/database';
import type { ParsedMail } from './parsed-mail';

interface Stored {
  readonly accountId: string;
  readonly ownerId: string | null;
  readonly customerId: string | null;
  readonly state: string;
  readonly isFlood: boolean;
  readonly attachments: readonly { readonly left: string | null }[];
  readonly receivedAt: string;
}

/** Hours after which a message is no news: a mailbox is read from its beginning. */
const maxAge = 48;

/**
 * Whether the order of a message may become an inquiry without a person: a first message of a known customer, by a mailbox that
 * is switched on for it; never an answer, one of a machine, one of a flood, one that was not read whole, or one whose sender is forged.
 */
export async function mayBecomeInquiry(
  work: Work,
  { isAutomatic, isUnauthentic, inReplyTo, references, problem }: ParsedMail,
  { accountId, ownerId, customerId, state, isFlood, attachments, receivedAt }: Stored,
): Promise<boolean> {
  const isFirst = inReplyTo === null && references.length === 0;
  const isWhole = problem === null && attachments.every(({ left }) => left === null);
  const isKnown = state === 'tray' && ownerId === null && customerId !== null;
  if (!isFirst || !isWhole || !isKnown || isAutomatic || isFlood || isUnauthentic) return false;
  const { rows } = await sql`
    select from mail_account
    where _id = ${accountId} and makes_inquiries and deleted_at is null
      and ${receivedAt}::timestamptz > now() - make_interval(hours => ${maxAge})`.execute(work);
  return rows.length > 0;
}

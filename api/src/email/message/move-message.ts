import type { FilingReason, MailMessageState } from 'contract/email';
import { sql } from 'kysely';
import type { Work } from '../../db/database';
import { invalidField } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import type { AdminViewer, Viewer } from '../../kernel/viewer';
import type { FieldValues } from '../../repository/field-values';
import { inTransaction } from '../../repository/in-transaction';
import { journal } from '../../repository/journal';
import { getRecord } from '../../repository/read';
import { companyKey } from './file-message';
import { mailMessageTable } from './mail-message.table';
import { notifyOfMessage } from './notify-of-message';

interface Moved {
  readonly id: string;
  readonly viewer: AdminViewer;
}

/**
 * Attaches a message to an inquiry.
 *
 * @throws ApiProblem `not-found` for the message, `invalid` for the inquiry
 */
export function attachMessage(
  { database }: Pick<Services, 'database'>,
  { id, viewer, inquiryId }: Moved & { readonly inquiryId: string },
): Promise<FieldValues> {
  return inTransaction(database, async (work) => {
    const message = await lockMessage(work, { id, viewer });
    const inquiry = await work
      .selectFrom('inquiry')
      .select(['_id', 'customerId', 'assignedTo'])
      .where('_id', '=', inquiryId)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (!inquiry) throw invalidField('inquiryId', 'There is no such inquiry');
    if (message.state === 'attached' && message.inquiryId === inquiryId)
      return getRecord(work, mailMessageTable, id, viewer);
    const customerId = inquiry.customerId ?? message.customerId;
    await moveMessage(work, message, { state: 'attached', inquiryId, customerId, viewer });
    // Whoever attaches it to an inquiry of their own knows it.
    if (inquiry.assignedTo !== viewer.adminId)
      await notifyOfMessage(work, { ...message, inquiryId });
    return getRecord(work, mailMessageTable, id, viewer);
  });
}

/** Puts a message among spam, aside or back into the tray. Further mail of a sender of spam is spam, until a message of theirs is taken back. */
export function sortMessage(
  { database }: Pick<Services, 'database'>,
  { id, viewer, state }: Moved & { readonly state: Exclude<MailMessageState, 'attached'> },
): Promise<FieldValues> {
  return inTransaction(database, async (work) => {
    const message = await lockMessage(work, { id, viewer });
    const { fromAddress, ownerId, customerId } = message;
    const ownerKey = ownerId ?? companyKey;
    if (message.state !== state)
      await moveMessage(work, message, { state, inquiryId: null, customerId, viewer });
    if (state === 'spam' && fromAddress !== '') {
      await sql`
        insert into mail_spam_sender (address, owner_key, created_at)
        values (${fromAddress}, ${ownerKey}, now()) on conflict do nothing`.execute(work);
    } else if (state === 'tray') {
      await sql`
        delete from mail_spam_sender
        where address = ${fromAddress} and owner_key = ${ownerKey}`.execute(work);
    }
    return getRecord(work, mailMessageTable, id, viewer);
  });
}

/** Locked until the end of the transaction. A message of somebody else's mailbox is not found. */
export async function lockMessage(work: Work, { id, viewer }: Moved) {
  await getRecord(work, mailMessageTable, id, viewer);
  return work
    .selectFrom('mailMessage')
    .selectAll()
    .where('_id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export interface Move {
  readonly state: MailMessageState;
  readonly inquiryId: string | null;
  readonly customerId: string | null;
  readonly viewer: Viewer;
  /** A person, where it is not said. */
  readonly filedBy?: FilingReason;
}

type Message = Pick<
  Awaited<ReturnType<typeof lockMessage>>,
  '_id' | 'version' | 'state' | 'inquiryId' | 'customerId'
>;

/** Moves the message, with an entry in its history. */
export async function moveMessage(
  work: Work,
  before: Message,
  { viewer, filedBy: reason = 'person', ...after }: Move,
): Promise<void> {
  const filedBy = after.state === 'tray' ? null : reason;
  await sql`
    update mail_message set state = ${after.state}, inquiry_id = ${after.inquiryId},
      customer_id = ${after.customerId}, filed_by = ${filedBy}, opened_at = null, order_due = false,
      updated_at = now(), version = version + 1
    where _id = ${before._id}`.execute(work);
  const changes = (['state', 'inquiryId', 'customerId'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, from: before[field], to: after[field] }));
  const entry = { id: before._id, action: 'update' as const, version: before.version + 1, changes };
  await journal({ work, resource: 'mailMessage', viewer }, [entry]);
}

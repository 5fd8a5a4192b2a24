import { sql } from 'kysely';
import type { Work } from '../../db/database';
import { mailMessageTable } from '../../email/message/mail-message.table';
import { lockMessage, moveMessage } from '../../email/message/move-message';
import { ApiProblem } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import type { AdminViewer } from '../../kernel/viewer';
import type { FieldValues } from '../../repository/field-values';
import { inTransaction } from '../../repository/in-transaction';
import { getRecord } from '../../repository/read';
import { removeManyWithin } from '../../repository/trash-batch';
import { unwrapAll } from '../../repository/write';
import { inquiryTable } from '../inquiry.table';

/**
 * Takes back the inquiry that was made of a message at once: it goes to the trash, and the message to the tray, where it stays.
 *
 * @throws ApiProblem `not-found` for the message; `in-use` for another inquiry, and where somebody worked on it
 */
export function takeBackInquiry(
  { database, tables }: Pick<Services, 'database' | 'tables'>,
  { id, viewer }: { readonly id: string; readonly viewer: AdminViewer },
): Promise<FieldValues> {
  return inTransaction(database, async (work) => {
    const message = await lockMessage(work, { id, viewer });
    const { inquiryId, filedBy, state, customerId } = message;
    if (inquiryId === null || filedBy !== 'order' || state !== 'attached')
      throw new ApiProblem('in-use', 'No inquiry was made of this message by itself.');
    const context = { database, tables, table: inquiryTable, viewer };
    if (await isThere(work, inquiryId)) {
      if (await isWorkedOn(work, { inquiryId, messageId: id }))
        throw new ApiProblem(
          'in-use',
          'Somebody worked on the inquiry since. Remove it by itself, or attach the message to another one.',
        );
      unwrapAll(await removeManyWithin(work, context, [inquiryId]));
    }
    const tray = { state: 'tray', inquiryId: null, customerId, viewer } as const;
    await moveMessage(work, message, tray);
    return getRecord(work, mailMessageTable, id, viewer);
  });
}

async function isThere(work: Work, inquiryId: string): Promise<boolean> {
  const { rows } = await sql`
    select from inquiry where _id = ${inquiryId} and deleted_at is null for update`.execute(work);
  return rows.length > 0;
}

/** Whether anything was written, planned, asked or offered. */
async function isWorkedOn(
  work: Work,
  { inquiryId, messageId }: { readonly inquiryId: string; readonly messageId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from (
      select from mail_message where inquiry_id = ${inquiryId} and _id <> ${messageId} and deleted_at is null
      union all select from email where inquiry_id = ${inquiryId}
      union all select from offer where inquiry_id = ${inquiryId} and deleted_at is null
      union all select from followup where inquiry_id = ${inquiryId} and deleted_at is null
      union all select from supplier_request where inquiry_id = ${inquiryId} and deleted_at is null
    ) as work limit 1`.execute(work);
  return rows.length > 0;
}

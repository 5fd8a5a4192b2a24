import { sql } from 'kysely';
import type { Work } from '../../db/database';
import { panelLinks } from '../../notification/notification-links';
import { notify } from '../../notification/notifications';

interface Received {
  readonly inquiryId: string | null;
  readonly ownerId: string | null;
  readonly fromName: string;
  readonly fromAddress: string;
  readonly receivedAt: string;
  readonly isAutomatic: boolean;
}

/** Milliseconds after which a message is no news: a mailbox is read from its beginning. */
const maxAge = 2 * 24 * 3_600_000;

/** Notifies the assignee of the inquiry that a message is attached to; of a personal mailbox, its owner alone. */
export async function notifyOfMessage(work: Work, message: Received): Promise<void> {
  const { inquiryId, ownerId, fromName, fromAddress, receivedAt, isAutomatic } = message;
  if (inquiryId === null || isAutomatic || Date.now() - Date.parse(receivedAt) > maxAge) return;
  const { rows } = await sql<{ number: string; assignedTo: string | null }>`
    select number, assigned_to from inquiry where _id = ${inquiryId}`.execute(work);
  const { number = '', assignedTo = null } = rows[0] ?? {};
  if (assignedTo === null || (ownerId !== null && ownerId !== assignedTo)) return;
  await notify(work, {
    kind: 'mail-received',
    message: `${fromName || fromAddress || 'Somebody'} wrote about ${number}`,
    link: panelLinks.inquiry(inquiryId),
    adminId: assignedTo,
  });
}

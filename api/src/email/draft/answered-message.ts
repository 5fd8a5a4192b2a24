import type { MailDraftKind } from 'contract/email';
import type { Database, Work } from '../../db/database';
import { requirePermission } from '../../kernel/permission';
import { invalidField } from '../../kernel/problem';
import type { Viewer } from '../../kernel/viewer';
import { getRecord } from '../../repository/read';
import { mailMessageTable } from '../message/mail-message.table';

interface Answering {
  readonly inquiryId: string;
  readonly kind: MailDraftKind;
  readonly answersId: string | null;
  readonly viewer: Viewer;
}

export type AnsweredMessage = Awaited<ReturnType<typeof readAnswered>>;

/**
 * The message that a mail answers; undefined for a new mail.
 *
 * @throws ApiProblem `not-found` for a message that the viewer may not see, `invalid` for one of another inquiry
 */
export async function answeredMessage(
  work: Work,
  { inquiryId, kind, answersId, viewer }: Answering,
): Promise<AnsweredMessage | undefined> {
  if (kind === 'new' && answersId === null) return undefined;
  if (kind === 'new' || answersId === null)
    throw invalidField('answersId', 'Choose the message that this answers');
  const message = await readAnswered(work, answersId, viewer);
  if (message.inquiryId === inquiryId && message.state === 'attached') return message;
  throw invalidField('answersId', 'The message does not belong to this inquiry any more');
}

/** @throws ApiProblem `not-found`, also for a message of somebody else's mailbox */
export async function readAnswered(work: Database | Work, id: string, viewer: Viewer) {
  requirePermission(viewer, { mailboxes: 'view', customers: 'view' });
  await getRecord(work, mailMessageTable, id, viewer);
  return work.selectFrom('mailMessage').selectAll().where('_id', '=', id).executeTakeFirstOrThrow();
}

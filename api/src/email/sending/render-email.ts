import type { RenderedMail } from 'contract/email';
import type { OutgoingAttachment, OutgoingMail } from '../mail-transport';
import { type MailValues, mergedValues } from '../mail-values';
import { renderMail } from '../template/render-mail';
import type { BatchContent } from './batch-content';
import type { BegunEmail } from './settle-and-claim';
import { StoredValues } from './stored-values';

type Addressed = Pick<BegunEmail, 'to' | 'toName' | 'subject' | 'variables'>;

/** The message for a recipient. The subject is the one in the ledger. */
export function renderEmail(content: BatchContent, email: Addressed): RenderedMail {
  const own = StoredValues.parse(email.variables);
  const values = mergedValues(content.values, recipientValues(email.to, email.toName), own);
  return { ...renderMail(content, values), subject: email.subject };
}

/** The values of every recipient. */
export function recipientValues(email: string, name: string | null): MailValues {
  return { groups: { recipient: { email, name: name ?? '' } }, lists: {} };
}

/** The message ready for delivery. */
export function composeMail(
  content: BatchContent,
  attachments: readonly OutgoingAttachment[],
  email: Pick<BegunEmail, keyof Addressed | 'messageId' | 'confirms' | 'isAccountLink'>,
): OutgoingMail {
  return {
    ...renderEmail(content, email),
    fromName: content.fromName,
    fromAddress: content.fromAddress,
    replyTo: content.replyTo,
    cc: content.cc,
    bcc: content.bcc,
    to: email.to,
    toName: email.toName,
    messageId: email.messageId,
    inReplyTo: content.inReplyTo,
    references: content.references,
    attachments,
    isAutomatic: email.confirms !== null || email.isAccountLink,
  };
}

import type { Services } from '../../kernel/services';
import { publicUrlOf } from '../../kernel/public-url';
import { actorId, type Viewer } from '../../kernel/viewer';
import type { Work } from '../../db/database';
import { type MailValues, noValues } from '../../email/mail-values';
import { chosenServer } from '../../email/queue/chosen-server';
import { enqueueEmails } from '../../email/queue/enqueue-emails';
import { plainInMail } from '../../email/queue/enqueue-notice';
import { plainBatch } from '../../email/queue/plain-batch';
import type { InquiryContact } from '../../email/recipients/inquiry-contact';
import { type hide, sealHidden } from '../../email/sending/hidden-part';
import { commonValues } from '../../email/values/common-values';
import type { MailWords } from '../letter/mail-words';

interface Letter {
  readonly words: Pick<MailWords, 'dear' | 'regards'>;
  /** The subject, and the title of the attached PDF. */
  readonly name: string;
  /** The stored name of the PDF. */
  readonly pdf: string;
  readonly inquiryId: string;
  readonly viewer: Viewer;
  readonly contact: InquiryContact;
  /** The words of staff, with an empty line between paragraphs. */
  readonly message: string;
  /** HTML, below the words of staff. */
  readonly paragraphs: readonly string[];
  /** What the ledger does not show. */
  readonly hidden?: ReturnType<typeof hide>;
}

/** Queues a letter with its PDF to an inquiry's contact. Replies go to who sends it. */
export async function enqueueLetter(
  work: Work,
  { secretBox, env }: Pick<Services, 'secretBox' | 'env'>,
  { words, name, pdf, inquiryId, viewer, contact, message, paragraphs, hidden }: Letter,
): Promise<void> {
  const adminId = actorId(viewer);
  const server = await chosenServer(work, secretBox, undefined);
  const sealed = hidden && { secretBox: sealHidden(secretBox, contact.email, hidden) };
  const values = await commonValues(work, { adminId, server, publicUrl: publicUrlOf(env) });
  const shown = [
    words.dear(plainInMail(contact.name)),
    ...paragraphsOf(message),
    ...paragraphs,
    signedBySender(words),
  ];
  await enqueueEmails(work, {
    ...plainBatch,
    adminId,
    server,
    subject: name,
    html: shown.map((one) => `<p>${one}</p>`).join('\n'),
    text: null,
    attachments: [{ title: name, file: pdf }],
    inquiryId,
    replyTo: senderAddress(values, adminId),
    values,
    recipients: [{ email: contact.email, name: contact.name, values: noValues, ...sealed }],
  });
}

/** The end of a mail that somebody sends in their own name. */
export function signedBySender({ regards }: Pick<MailWords, 'regards'>): string {
  return `${regards}<br>{{sender.name}}<br>{{company.name}}`;
}

/** The words of staff as HTML: an empty line stands between paragraphs. */
export function paragraphsOf(message: string): string[] {
  const paragraphs = message.split(/\n[^\S\n]*\n/).filter((one) => one.trim() !== '');
  return paragraphs.map((one) => plainInMail(one).replaceAll('\n', '<br>'));
}

/** Where replies to a letter go that somebody sends in their own name; null for mail of the company. */
export function senderAddress({ groups }: MailValues, adminId: string | null): string | null {
  return adminId === null ? null : (groups['sender']?.['email'] ?? null);
}

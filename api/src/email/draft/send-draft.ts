import {
  AcceptedMail,
  type ComposedMail,
  mailDraftEndpoints,
  type NewEmail,
  takeBackSeconds,
} from 'contract/email';
import { sql } from 'kysely';
import type { Work } from '../../db/database';
import { invalidField } from '../../kernel/problem';
import { publicUrlOf } from '../../kernel/public-url';
import type { Services } from '../../kernel/services';
import type { AdminViewer } from '../../kernel/viewer';
import { acceptOnce } from '../../repository/accept-once';
import { inTransaction } from '../../repository/in-transaction';
import { invalid } from '../../repository/parse-input';
import type { StoredMailServer } from '../mail-transport';
import { chosenServer } from '../queue/chosen-server';
import { enqueueEmails } from '../queue/enqueue-emails';
import { prepareMessage } from '../queue/prepare-message';
import { newRecipient } from '../queue/send-email';
import { enqueueSentCopy } from '../sent-copy/enqueue-sent-copy';
import { readSuppression } from '../suppression/read-suppression';
import { type AnsweredMessage, answeredMessage } from './answered-message';
import { composedAttachmentErrors } from './attached-records';
import { quoteHtml, quoteOf } from './quote-message';
import { eraseDraft } from './save-draft';
import { storeAnswer } from './store-answer';

export type DraftServices = Pick<
  Services,
  'database' | 'secretBox' | 'env' | 'pseudonym' | 'tables' | 'documentLog'
>;

interface Sending {
  readonly mail: ComposedMail;
  readonly viewer: AdminViewer;
}

/**
 * Queues a mail about an inquiry, once for each key, and erases the draft that it was. An answer is stored beside the message
 * that it answers.
 *
 * @throws ApiProblem `invalid` with the paths of all errors, `not-found` for a message of somebody else's mailbox
 */
export function sendDraft(
  services: DraftServices,
  { mail, viewer, key }: Sending & { readonly key: string | undefined },
): Promise<AcceptedMail> {
  const content = { ...mail, adminId: viewer.adminId };
  return inTransaction(services.database, async (work) => {
    const order = { call: mailDraftEndpoints.send.name, key, content };
    const { reference } = await acceptOnce(work, order, async () =>
      JSON.stringify(await queue(work, services, { mail, viewer })),
    );
    return AcceptedMail.parse(JSON.parse(reference));
  });
}

async function queue(work: Work, services: DraftServices, { mail, viewer }: Sending) {
  const { inquiryId, kind, answersId, smtpId, hasQuote } = mail;
  const answered = await answeredMessage(work, { inquiryId, kind, answersId, viewer });
  if (mail.html === '' && kind !== 'forward') throw invalidField('html', 'Write a message');
  await requireOpenAddresses(services, mail);
  const errors = await composedAttachmentErrors(work, services, { ...mail, viewer });
  if (errors.length > 0) throw invalid(errors);
  const server = await chosenServer(work, services.secretBox, smtpId ?? undefined);
  const quote = answered && hasQuote ? quoteOf(answered, kind) : undefined;
  const html = `${mail.html}${quote ? quoteHtml(quote) : ''}` || '<p></p>';
  const message = { ...noRecords, ...(await recipientOf(work, mail)), ...contentOf(mail, html) };
  const prepared = await prepareMessage(work, {
    message,
    adminId: viewer.adminId,
    server,
    publicUrl: publicUrlOf(services.env),
    hasCheckedAttachments: true,
  });
  const { recipients, values, source, attachments } = prepared;
  if (recipients.length === 0) throw invalidField('to', 'Nobody would get this message');
  const { batchId } = await enqueueEmails(work, {
    ...source,
    adminId: viewer.adminId,
    server,
    templateId: null,
    attachments,
    cc: mail.cc,
    bcc: [],
    replyTo: answered ? await answerAddress(work, server, answered) : null,
    values,
    scheduledAt: null,
    delay: takeBackSeconds,
    inquiryId,
    confirms: null,
    recipients: recipients.map(newRecipient),
    answer: {
      ...headersOf(answered),
      ownerId: answered?.ownerId ?? null,
      composed: {
        kind,
        answersId,
        hasQuote,
        bodyLength: mail.html.length,
        records: recordsOf(mail),
      },
    },
  });
  await eraseDraft(work, { inquiryId, viewer });
  const queued = await work
    .selectFrom('email')
    .select(['_id', 'dueAt', 'messageId', 'subject', 'to', 'toName', 'customerId', 'variables'])
    .where('batchId', '=', batchId)
    .executeTakeFirstOrThrow();
  await enqueueSentCopy(work, {
    emailId: queued._id,
    adminId: viewer.adminId,
    accountId: answered?.accountId ?? null,
    fromAddress: server.fromAddress,
  });
  if (answered) await storeAnswer(work, { answered, mail, server, values, email: queued, quote });
  await services.documentLog.add(work, {
    documentIds: recordsOf(mail).flatMap(({ of }) => (of.resource === 'document' ? [of.id] : [])),
    email: queued.to,
    name: queued.toName,
    customerId: queued.customerId,
    adminId: viewer.adminId,
    inquiryId,
    batchId,
  });
  return { batchId, goesAt: queued.dueAt };
}

/** What a sending to many may have, and a mail about an inquiry has not. */
const noRecords = {
  supplierIds: [],
  linked: 'none',
  consentingOnly: false,
  bcc: [],
  variables: {},
} as const satisfies Partial<NewEmail>;

function contentOf({ inquiryId, subject, attachments, cc }: ComposedMail, html: string) {
  const files = attachments.map(({ title, file }) => ({ title, file }));
  return { inquiryId, subject, html, text: null, attachments: files, cc };
}

/** The records of attachments, by their files. */
function recordsOf({ attachments }: ComposedMail) {
  return attachments.flatMap(({ file, of }) => (of ? [{ file, of }] : []));
}

/** The customer of the inquiry where the address is theirs, whose variables are then filled in. */
async function recipientOf(work: Work, { inquiryId, to }: ComposedMail) {
  const { rows } = await sql<{ _id: NewEmail['customerIds'][number] }>`
    select customer._id from inquiry join customer on customer._id = inquiry.customer_id
    where inquiry._id = ${inquiryId} and customer.active and customer.deleted_at is null
      and lower(customer.emails ->> 0) = ${to}`.execute(work);
  const customerIds = rows.map(({ _id }) => _id);
  return customerIds.length > 0 ? { customerIds, to: [] } : { customerIds, to: [to] };
}

/** @throws ApiProblem `invalid` for addresses that mail does not go to */
async function requireOpenAddresses(
  services: DraftServices,
  { to, cc }: ComposedMail,
): Promise<void> {
  const errors = [];
  for (const [place, address] of [to, ...cc].entries()) {
    const reason = await readSuppression(services, { to: address, isBulk: false });
    const path = place === 0 ? 'to' : 'cc';
    if (reason !== undefined) errors.push({ path, message: `${address}: ${reason}` });
  }
  if (errors.length > 0) throw invalid(errors);
}

function headersOf(answered: AnsweredMessage | undefined) {
  if (!answered || answered.messageId === null) return { inReplyTo: null, references: [] };
  const { messageId, references } = answered;
  return { inReplyTo: messageId, references: [...references, messageId] };
}

/** The address of the mailbox, where the message went to it: the answer comes back there. */
async function answerAddress(
  work: Work,
  { fromAddress, replyTo }: StoredMailServer,
  { accountId, to, cc }: AnsweredMessage,
): Promise<string | null> {
  const account = await work
    .selectFrom('mailAccount')
    .select('username')
    .where('_id', '=', accountId)
    .executeTakeFirst();
  const address = account?.username.toLowerCase() ?? '';
  const isReached = [...to, ...cc].some((one) => one.address === address);
  return isReached && address !== (replyTo ?? fromAddress).toLowerCase() ? address : null;
}

import { type FieldError } from 'contract';
import { AcceptedEmail, emailEndpoints, type NewEmail } from 'contract/email';
import type { Work } from '../../db/database';
import { invalidField } from '../../kernel/problem';
import { acceptOnce } from '../../repository/accept-once';
import { inTransaction } from '../../repository/in-transaction';
import { invalid } from '../../repository/parse-input';
import { publicUrlOf } from '../../kernel/public-url';
import type { Services } from '../../kernel/services';
import { actorId, type Viewer } from '../../kernel/viewer';
import type { Recipient } from '../recipients/find-recipients';
import { chosenServer } from './chosen-server';
import { enqueueEmails, type NewRecipient } from './enqueue-emails';
import { type PreparedMessage, prepareMessage } from './prepare-message';
import { shownSkipped } from './shown-skipped';

interface Order {
  readonly message: NewEmail;
  readonly viewer: Viewer;
  /** The request's `Idempotency-Key`. */
  readonly key: string | undefined;
}

type SendServices = Pick<Services, 'database' | 'secretBox' | 'env'>;

/**
 * Queues a message for each recipient in one transaction, only once for each key.
 *
 * @throws ApiProblem `invalid` with the paths of all errors
 */
export function sendEmail(
  services: SendServices,
  { message, viewer, key }: Order,
): Promise<AcceptedEmail> {
  const adminId = actorId(viewer);
  const scheduledAt = sendingTime(message.scheduledAt);
  const order = { call: emailEndpoints.send.name, key, content: { ...message, adminId } };
  return inTransaction(services.database, async (work) => {
    const { reference } = await acceptOnce(work, order, async () =>
      JSON.stringify(await queue(work, services, { message, adminId, scheduledAt })),
    );
    return AcceptedEmail.parse(JSON.parse(reference));
  });
}

const maxWait = 366 * 24 * 3_600_000;

/** Null for at once, which a time in the past also means. */
function sendingTime(scheduledAt: string | undefined): string | null {
  if (scheduledAt === undefined) return null;
  const time = Date.parse(scheduledAt);
  if (time <= Date.now()) return null;
  if (time > Date.now() + maxWait) {
    throw invalidField('scheduledAt', 'Choose a time within a year');
  }
  return new Date(time).toISOString();
}

interface Queued {
  readonly message: NewEmail;
  readonly adminId: string | null;
  readonly scheduledAt: string | null;
}

async function queue(
  work: Work,
  { secretBox, env }: SendServices,
  { message, adminId, scheduledAt }: Queued,
): Promise<unknown> {
  const server = await chosenServer(work, secretBox, message.smtpId);
  const publicUrl = publicUrlOf(env);
  const prepared = await prepareMessage(work, { message, adminId, server, publicUrl });
  requireComplete(prepared);
  const { source, attachments, values, recipients, duplicates, skipped } = prepared;
  const { batchId, total } = await enqueueEmails(work, {
    ...source,
    adminId,
    server,
    attachments,
    values,
    scheduledAt,
    confirms: null,
    templateId: message.templateId ?? null,
    cc: message.cc,
    bcc: message.bcc,
    replyTo: message.replyTo ?? null,
    inquiryId: message.inquiryId ?? null,
    isBulk: message.inquiryId === undefined && recipients.length > 1,
    recipients: recipients.map(newRecipient),
  });
  return { batchId, total, duplicates, skipped: shownSkipped(skipped) };
}

/** Requirements for sending that a preview does not have. */
function requireComplete({ source, recipients, skipped }: PreparedMessage): void {
  const errors: FieldError[] = [];
  if (source.subject === '') errors.push({ path: 'subject', message: 'Write a subject' });
  if (source.html === '') errors.push({ path: 'html', message: 'Write a message' });
  if (recipients.length === 0) errors.push({ path: 'to', message: whyNobody(skipped.length) });
  if (errors.length > 0) throw invalid(errors);
}

function whyNobody(skipped: number): string {
  if (skipped === 0) return 'Nobody would get this message. Choose who does';
  return `Nobody would get this message: all ${skipped} who were chosen are left out`;
}

/** A recipient as the queue takes it. */
export function newRecipient({ email, name, values, partner }: Recipient): NewRecipient {
  const recipient = { email, name, values };
  if (!partner) return recipient;
  return partner.resource === 'customer'
    ? { ...recipient, customerId: partner._id }
    : { ...recipient, supplierId: partner._id };
}

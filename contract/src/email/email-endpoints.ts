import { textLanguage } from '../formats';
import { z } from 'zod';
import { Email } from '../staff/admin';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { idOf } from '../id';
import { text } from '../text';
import { EmailCounts, emails } from './email';
import { Attachments, mailLimits, MailHtml, MailSubject, MailText, RenderedMail } from './template';
import { Moment } from '../moment';

const addresses = (max: number) => z.array(Email).max(max);
const maxRecipients = mailLimits.recipients;

/** Maximum recipients listed; beyond it only their number is returned. */
function chosen<S extends z.ZodType>(item: S) {
  return z
    .array(item)
    .max(maxRecipients, {
      error: ({ input }) =>
        tooManyRecipients(Array.isArray(input) ? input.length : maxRecipients + 1),
    })
    .default([]);
}

/** The refusal of too many recipients. */
export function tooManyRecipients(count: number): string {
  const { format } = new Intl.NumberFormat(textLanguage);
  return `These are ${format(count)} recipients; a sending goes to ${format(maxRecipients)} at most`;
}

const recipients = {
  /** Addresses as typed. */
  to: chosen(Email),
  customerIds: chosen(idOf('customer')),
  supplierIds: chosen(idOf('supplier')),
  /** All partners linked to this chemical, which also supplies the values of `chemical.…`. */
  chemicalId: idOf('chemical').optional(),
  /** Which linked partners to include; none if the chemical is only for its variables. */
  linked: z.enum(['customers', 'suppliers', 'both', 'none']).default('both'),
  /** Leaves out partners who have not consented to marketing mail. */
  consentingOnly: z.boolean().default(false),
};

const content = {
  /** The default server if omitted. */
  smtpId: idOf('smtp').optional(),
  /** Omitted subject, HTML and attachments are taken from the template; its text only together with its HTML. */
  templateId: idOf('template').optional(),
  subject: MailSubject.optional(),
  html: MailHtml.optional(),
  text: MailText.nullish(),
  attachments: Attachments.optional(),
  cc: addresses(mailLimits.copies).default([]),
  bcc: addresses(mailLimits.copies).default([]),
  replyTo: Email.optional(),
  /** The record that supplies `inquiry.…`; the messages appear on its timeline. */
  inquiryId: idOf('inquiry').optional(),
  /** Values of single variables by full name; they take precedence over those of records. */
  variables: z.record(z.string().max(60), text(1000)).default({}),
};

/** A sending: one message for each distinct recipient. */
export const NewEmail = z.strictObject({
  ...recipients,
  ...content,
  /** At once if omitted; at most a year ahead. */
  scheduledAt: Moment.optional(),
});
export type NewEmail = z.infer<typeof NewEmail>;

/** A selected recipient who gets no message. */
export const SkippedRecipient = z.object({
  resource: z.enum(['customer', 'supplier']),
  _id: z.uuid(),
  name: z.string(),
  reason: z.enum(['no-address', 'no-consent', 'inactive']),
});
export type SkippedRecipient = z.infer<typeof SkippedRecipient>;

const Skipped = z.object({
  /** The first hundred. */
  data: z.array(SkippedRecipient),
  total: z.int(),
});

export const AcceptedEmail = z.object({
  batchId: idOf('emailBatch'),
  total: z.int(),
  /** Addresses that were given more than once. */
  duplicates: z.int(),
  skipped: Skipped,
});
export type AcceptedEmail = z.infer<typeof AcceptedEmail>;

/** A variable of a message that is empty for some recipients. */
const MailGap = z.object({
  variable: z.string(),
  /** How many recipients. */
  total: z.int(),
  /** The first five by name, else by address. */
  recipients: z.array(z.string()),
});

/** The message for one of the recipients, and the list of all. */
export const EmailPreview = RenderedMail.extend({
  /** Null while no recipient is selected: samples are used instead. */
  recipient: z
    .object({
      email: z.string(),
      name: z.string().nullable(),
      resource: z.enum(['customer', 'supplier']).nullable(),
      _id: z.uuid().nullable(),
    })
    .nullable(),
  total: z.int(),
  duplicates: z.int(),
  skipped: Skipped,
  /** Variables of the message without a value for this recipient, by full name: `recipient.name`. */
  emptyVariables: z.array(z.string()),
  /** Variables without a value for some of all recipients. */
  gaps: z.array(MailGap),
});
export type EmailPreview = z.infer<typeof EmailPreview>;

/** The state of the outbox. */
export const EmailQueue = z.object({
  /** `queued` and `sending` count all messages, the other states those of the last 30 days. */
  counts: EmailCounts,
  /** Queued messages scheduled for later. */
  scheduled: z.int(),
  /** Servers paused because they were unreachable or refused connections. */
  paused: z.array(
    z.object({
      _id: idOf('smtp'),
      name: z.string(),
      until: z.iso.datetime(),
      problem: z.string(),
      waiting: z.int(),
    }),
  ),
});
export type EmailQueue = z.infer<typeof EmailQueue>;

const Repeat = z.strictObject({
  /** Includes messages that may already have arrived. */
  evenIfUnknown: z.boolean().default(false),
});

export const emailEndpoints = {
  send: endpoint({
    name: 'email.send',
    method: 'POST',
    path: 'email/sendEmail',
    access: 'admin',
    needs: { email: 'all' },
    body: NewEmail,
    answer: single(AcceptedEmail),
    status: 201,
    idempotent: true,
    summary: 'Takes a message for up to 10 000 recipients',
  }),
  preview: endpoint({
    name: 'email.preview',
    method: 'POST',
    path: 'email/preview',
    access: 'admin',
    needs: { email: 'edit' },
    /** `position` is the index of the recipient, from 0, in sending order. */
    query: z.strictObject({
      position: z.coerce.number().int().min(0).max(maxRecipients).default(0),
    }),
    body: NewEmail.omit({ scheduledAt: true }),
    answer: single(EmailPreview),
    summary: 'Who would get a message, and what one of them would read',
  }),
  content: endpoint({
    name: 'email.content',
    method: 'GET',
    path: 'email/getContent',
    access: 'admin',
    needs: { email: 'view' },
    idIn: 'query',
    answer: single(
      RenderedMail.extend({
        cc: z.array(z.string()),
        bcc: z.array(z.string()),
        attachments: Attachments,
      }),
    ),
    summary: 'What a message of the outbox says, as its recipient gets it',
  }),
  retry: endpoint({
    name: 'email.retry',
    method: 'POST',
    path: 'email/retry',
    access: 'admin',
    needs: { email: 'all' },
    idIn: 'query',
    body: Repeat,
    answer: single(emails.entity),
    summary: 'Queues a failed message again; one in an unknown state only when asked to',
  }),
  cancel: endpoint({
    name: 'email.cancel',
    method: 'POST',
    path: 'email/cancel',
    access: 'admin',
    needs: { email: 'all' },
    idIn: 'query',
    answer: single(emails.entity),
    summary: 'Takes a message that is not yet being sent out of the queue',
  }),
  retryBatch: endpoint({
    name: 'email.retryBatch',
    method: 'POST',
    path: 'email/retryBatch',
    access: 'admin',
    needs: { email: 'all' },
    idIn: 'query',
    body: Repeat,
    answer: single(z.object({ queued: z.int() })),
    summary: 'Queues the failed messages of a sending again, and none of the others',
  }),
  cancelBatch: endpoint({
    name: 'email.cancelBatch',
    method: 'POST',
    path: 'email/cancelBatch',
    access: 'admin',
    needs: { email: 'all' },
    idIn: 'query',
    answer: single(z.object({ cancelled: z.int() })),
    summary: 'Takes the messages of a sending that wait out of the queue',
  }),
  queue: endpoint({
    name: 'email.queue',
    method: 'GET',
    path: 'email/getQueue',
    access: 'admin',
    needs: { email: 'view' },
    answer: single(EmailQueue),
    summary: 'How many messages are in each state, and which servers are paused',
  }),
} as const;

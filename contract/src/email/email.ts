import { z } from 'zod';
import { storable } from '../text';
import { computed } from '../field';
import { idOf } from '../id';
import { namedPaths } from '../path-style';
import { defineResource } from '../resource';
import type { RowNeeds } from '../resource-needs';
import { ConfirmedForm, mailLimits } from './template';
import { Moment } from '../moment';

/**
 * `queued`, `sending`, then `sent`, `failed` or `cancelled`. `suppressed` when its address is on the suppression list,
 * `bounced` when it was sent and came back. `unknown` when the connection or the process was
 * interrupted during delivery: the message may have arrived, and is never retried automatically.
 */
export const EmailStatus = z.enum([
  'queued',
  'sending',
  'sent',
  'bounced',
  'failed',
  'suppressed',
  'cancelled',
  'unknown',
]);
export type EmailStatus = z.infer<typeof EmailStatus>;

/**
 * A mail is visible to those who may view what it is about. One to an address that was typed in or that a visitor left
 * may be a customer's; its sender sees it too.
 */
export const mailRowNeeds = {
  toCustomer: { words: 'to customers', needs: { customers: 'view' } },
  toSupplier: { words: 'to suppliers', needs: { suppliers: 'view' } },
  aboutInquiry: { words: 'about inquiries', needs: { inquiries: 'view', customers: 'view' } },
  toApplicant: { words: 'to applicants', needs: { applications: 'view' } },
  aboutMoney: {
    words: 'with reports of money, to colleagues',
    needs: { inquiries: 'view', customers: 'view' },
  },
  toColleague: { words: 'about accounts, to colleagues', needs: { staff: 'view' } },
  toOther: { words: 'that others sent to any other address', needs: { customers: 'view' } },
} as const satisfies Readonly<Record<string, RowNeeds>>;

/** The ledger of all mail: one row for each recipient of each sending. */
export const emails = defineResource({
  name: 'email',
  label: { one: 'email', many: 'emails' },
  area: 'email',
  rowNeeds: mailRowNeeds,
  paths: namedPaths({ list: 'email/get', get: 'email/getById', export: 'email/export' }),
  fields: {
    batchId: computed(idOf('emailBatch')),
    /** The address. */
    to: computed(z.string()),
    toName: computed(z.string().nullable()),
    subject: computed(z.string()),
    status: computed(EmailStatus),
    attempts: computed(z.int()),
    /** Time of the next attempt, or the scheduled time. */
    dueAt: computed(z.iso.datetime()),
    sentAt: computed(z.iso.datetime().nullable()),
    /** The server's last reply, or the reason of a failure. */
    reply: computed(z.string().nullable()),
    /** The same for every attempt, so that receivers can detect duplicates. */
    messageId: computed(z.string()),
    smtpId: computed(idOf('smtp')),
    customerId: computed(idOf('customer').nullable()),
    supplierId: computed(idOf('supplier').nullable()),
    inquiryId: computed(idOf('inquiry').nullable()),
    /** The form that it confirms to its sender. */
    confirms: computed(ConfirmedForm.nullable()),
    /** Who alone sees it, as it answers a message of their personal mailbox; null for all other mail. */
    ownerId: computed(idOf('admin').nullable()),
  },
  title: 'to',
  search: ['to', 'toName', 'subject'],
  sorts: ['to', 'createdAt'],
  defaultSort: '-createdAt',
  filters: {
    status: EmailStatus.optional(),
    smtpId: idOf('smtp').optional(),
    to: storable(254).trim().toLowerCase().min(1).optional(),
    batchId: idOf('emailBatch').optional(),
    customerId: idOf('customer').optional(),
    supplierId: idOf('supplier').optional(),
    inquiryId: idOf('inquiry').optional(),
    from: Moment.optional(),
    until: Moment.optional(),
  },
});

export const EmailMessage = emails.entity;
export type EmailMessage = z.infer<typeof EmailMessage>;

/** How many messages are in each state. */
export const EmailCounts = z.object({
  queued: z.int(),
  sending: z.int(),
  sent: z.int(),
  bounced: z.int(),
  failed: z.int(),
  suppressed: z.int(),
  cancelled: z.int(),
  unknown: z.int(),
});
export type EmailCounts = z.infer<typeof EmailCounts>;

/** One sending: the content shared by all of its recipients. Visible to those who may view every mail of it. */
export const emailBatches = defineResource({
  name: 'emailBatch',
  label: { one: 'sending', many: 'sendings' },
  area: 'email',
  rowNeeds: mailRowNeeds,
  paths: namedPaths({ list: 'email/getBatches', get: 'email/getBatchById' }),
  fields: {
    subject: computed(z.string()),
    smtpId: computed(idOf('smtp')),
    templateId: computed(idOf('template').nullable()),
    total: computed(z.int().min(1).max(mailLimits.recipients)),
    counts: computed(EmailCounts),
    scheduledAt: computed(z.iso.datetime().nullable()),
    /** The admin who sent it; null for automatic mail. */
    by: computed(z.string().nullable()),
    /** As that of its mails. */
    ownerId: computed(idOf('admin').nullable()),
  },
  title: 'subject',
  search: ['subject'],
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
  filters: { by: idOf('admin').optional() },
});

export const EmailBatch = emailBatches.entity;
export type EmailBatch = z.infer<typeof EmailBatch>;

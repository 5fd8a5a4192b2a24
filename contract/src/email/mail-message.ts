import { z } from 'zod';
import { computed } from '../field';
import { idOf } from '../id';
import { QueryFlag } from '../list';
import { Moment } from '../moment';
import { text } from '../text';
import { namedPaths } from '../path-style';
import { defineResource } from '../resource';

/**
 * Where a message is: in the tray until somebody or a rule files it, with an inquiry, among spam, or set aside as nothing
 * of ours.
 */
export const MailMessageState = z.enum(['tray', 'attached', 'spam', 'notOurs']);
export type MailMessageState = z.infer<typeof MailMessageState>;

/** `out` is what staff answered from the inquiry. */
export const MailDirection = z.enum(['in', 'out']);

/**
 * Why a message is where it is: an answer to a mail or message of the inquiry, its number in the subject, the sender's one
 * open inquiry, an open one of the company that they are known for, a sender whose mail is spam, an inquiry that was made of it at once, or a person.
 */
export const FilingReason = z.enum([
  'reply',
  'subject',
  'sender',
  'customer',
  'spamSender',
  'order',
  'person',
]);
export type FilingReason = z.infer<typeof FilingReason>;

export const MailAddress = z.object({ name: z.string(), address: z.string() });
export type MailAddress = z.infer<typeof MailAddress>;

/** Why the bytes of an attachment were not stored: they stay on the server. */
export const AttachmentLeft = z.enum(['size', 'type', 'count']);

export const MailAttachment = z.object({
  /** Its name in the message, without invisible characters. */
  originalName: z.string(),
  /** The type by its bytes where it is stored, else as the message declares it. */
  mime: z.string(),
  /** Bytes; null where they were not read. */
  size: z.int().nullable(),
  /** The stored file; null where it is left on the server. */
  file: z.string().nullable(),
  left: AttachmentLeft.nullable(),
});
export type MailAttachment = z.infer<typeof MailAttachment>;

/** Messages read from mailboxes, and the answers of staff. The reader alone writes the former. */
export const mailMessages = defineResource({
  name: 'mailMessage',
  label: { one: 'received message', many: 'received messages' },
  area: {
    view: { mailboxes: 'view', customers: 'view' },
    edit: { mailboxes: 'edit', customers: 'view' },
    all: { mailboxes: 'all', customers: 'view' },
  },
  paths: namedPaths({
    list: 'mailMessage/get',
    get: 'mailMessage/getById',
    export: 'mailMessage/export',
  }),
  fields: {
    accountId: computed(idOf('mailAccount')),
    /** The owner of the mailbox; null for the company's. */
    ownerId: computed(idOf('admin').nullable()),
    direction: computed(MailDirection),
    subject: computed(z.string()),
    fromName: computed(z.string()),
    /** In lower case; empty where the message has none. */
    fromAddress: computed(z.string()),
    to: computed(z.array(MailAddress), { depth: 'record' }),
    cc: computed(z.array(MailAddress), { depth: 'record' }),
    replyTo: computed(z.string().nullable(), { depth: 'record' }),
    /** As the message says; null where it says none or nonsense. */
    sentAt: computed(z.iso.datetime().nullable()),
    /** When the mailbox got it. */
    receivedAt: computed(z.iso.datetime()),
    /** With its angle brackets; null where the message has none. */
    messageId: computed(z.string().nullable()),
    inReplyTo: computed(z.string().nullable(), { depth: 'record' }),
    /** The messages that it follows, the first one first. */
    references: computed(z.array(z.string()), { depth: 'record' }),
    /** The same for all messages of a conversation. */
    threadId: computed(z.uuid()),
    /** What the sender wrote, without what they quote. */
    text: computed(z.string(), { depth: 'record' }),
    quoted: computed(z.string(), { depth: 'record' }),
    /** Reduced to the allow-list, without pictures; each link with its host. Null for a message of plain text. */
    html: computed(z.string().nullable(), { depth: 'record' }),
    /** Pictures of other servers that `html` leaves out; `mailMessage.pictures` answers with them. */
    remotePictures: computed(z.int(), { depth: 'record' }),
    /** The first words of the text. */
    excerpt: computed(z.string()),
    attachments: computed(z.array(MailAttachment), { depth: 'record' }),
    attachmentCount: computed(z.int()),
    /** Bytes on the server. */
    size: computed(z.int()),
    /** An out-of-office note or another answer of a machine: it counts as no answer. */
    isAutomatic: computed(z.boolean()),
    /** One of many that the sender sent within a minute: kept, and notifies nobody. */
    isFlood: computed(z.boolean()),
    /** Why it could not be read whole; null where it could. */
    problem: computed(z.string().nullable()),
    state: computed(MailMessageState),
    filedBy: computed(FilingReason.nullable()),
    inquiryId: computed(idOf('inquiry').nullable()),
    customerId: computed(idOf('customer').nullable()),
    /** When somebody first opened it, or the inquiry that it is attached to. */
    openedAt: computed(z.iso.datetime().nullable()),
    /** The line of the ledger of an answer of ours; null for what came in. */
    emailId: computed(idOf('email').nullable()),
  },
  title: 'subject',
  search: ['subject', 'fromName', 'fromAddress', 'text'],
  sorts: ['receivedAt', 'fromAddress', 'subject'],
  defaultSort: '-receivedAt',
  filters: {
    state: MailMessageState.optional(),
    accountId: idOf('mailAccount').optional(),
    inquiryId: idOf('inquiry').optional(),
    customerId: idOf('customer').optional(),
    threadId: z.uuid().optional(),
    fromAddress: text(254).toLowerCase().optional(),
    isAutomatic: QueryFlag.optional(),
    from: Moment.optional(),
    until: Moment.optional(),
  },
});

export const MailMessage = mailMessages.entity;
export type MailMessage = z.infer<typeof MailMessage>;

import { z } from 'zod';
import { computed } from '../field';
import { idOf } from '../id';
import { namedPaths } from '../path-style';
import { defineResource } from '../resource';
import { PartnerDocument } from '../partner/partner-fields';
import { mailLimits } from './template';

/** What is written to whom: a new mail about the inquiry, or what becomes of a message of its timeline. */
export const MailDraftKind = z.enum(['new', 'reply', 'replyAll', 'forward']);
export type MailDraftKind = z.infer<typeof MailDraftKind>;

/** As sending mail from an inquiry. What answers a message needs the message too. */
export const composing = { email: 'all', inquiries: 'view', customers: 'view' } as const;

/** The record whose file is attached: a document, or an offer of the inquiry that was sent. */
export const AttachedRecord = z.strictObject({
  resource: z.enum(['document', 'offer']),
  id: z.uuid(),
});
export type AttachedRecord = z.infer<typeof AttachedRecord>;

/** A file of a mail about an inquiry; one without a record was uploaded for staff. */
export const ComposedAttachment = z.strictObject({
  ...PartnerDocument.shape,
  of: AttachedRecord.optional(),
});
export type ComposedAttachment = z.infer<typeof ComposedAttachment>;

export const ComposedAttachments = z.array(ComposedAttachment).max(mailLimits.attachments);

/** Mails that are being written, one for each person and inquiry, and its writer's alone. */
export const mailDrafts = defineResource({
  name: 'mailDraft',
  label: { one: 'draft of a mail', many: 'drafts of mails' },
  area: { view: { ...composing, email: 'view' }, edit: composing, all: composing },
  paths: namedPaths({ list: 'mailDraft/get', get: 'mailDraft/getById' }),
  fields: {
    adminId: computed(idOf('admin')),
    inquiryId: computed(idOf('inquiry')),
    kind: computed(MailDraftKind),
    /** The message that it answers or passes on; null for a new mail. */
    answersId: computed(idOf('mailMessage').nullable()),
    smtpId: computed(idOf('smtp').nullable()),
    /** As typed: it need not be an address yet. */
    to: computed(z.string()),
    /** As typed, with commas between addresses. */
    cc: computed(z.string()),
    subject: computed(z.string()),
    /** Without the signature and the quote. */
    html: computed(z.string()),
    /** Whether the text of the message that it answers follows below. */
    hasQuote: computed(z.boolean()),
    attachments: computed(ComposedAttachments),
  },
  title: 'subject',
  search: ['subject'],
  sorts: ['updatedAt'],
  defaultSort: '-updatedAt',
  filters: { inquiryId: idOf('inquiry').optional() },
});

export const MailDraft = mailDrafts.entity;
export type MailDraft = z.infer<typeof MailDraft>;

import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { idOf } from '../id';
import { Email } from '../staff/admin';
import { hasFewTags, storable, tooManyTags } from '../text';
import { ComposedAttachments, composing, MailDraftKind, mailDrafts } from './mail-draft';
import { Attachments, mailLimits, MailSubject } from './template';

const about = {
  inquiryId: idOf('inquiry'),
  kind: MailDraftKind,
  answersId: idOf('mailMessage').nullable(),
  smtpId: idOf('smtp').nullable(),
  hasQuote: z.boolean(),
  attachments: ComposedAttachments,
};

/** A draft as it is typed. */
export const MailDraftContent = z.strictObject({
  ...about,
  to: storable(254),
  cc: storable(mailLimits.copies * 256),
  subject: storable(mailLimits.subject),
  html: storable(mailLimits.html),
});
export type MailDraftContent = z.infer<typeof MailDraftContent>;

/** A mail about an inquiry, to one address with its copies. */
export const ComposedMail = z.strictObject({
  ...about,
  to: Email,
  cc: z.array(Email).max(mailLimits.copies),
  subject: MailSubject,
  /** Empty for a message that is passed on without a word. */
  html: storable(mailLimits.html).trim().refine(hasFewTags, tooManyTags),
});
export type ComposedMail = z.infer<typeof ComposedMail>;

/** How an answer to a message begins. */
export const MailAnswerStart = z.object({
  /** Empty where the message has no address to answer to, and for a forward. */
  to: z.string(),
  cc: z.array(z.string()),
  subject: z.string(),
  attachments: Attachments,
  /** The text that follows below, with its introduction. */
  quote: z.string(),
});
export type MailAnswerStart = z.infer<typeof MailAnswerStart>;

export const AcceptedMail = z.object({
  batchId: idOf('emailBatch'),
  /** Until then it can be taken back. */
  goesAt: z.iso.datetime(),
});
export type AcceptedMail = z.infer<typeof AcceptedMail>;

/** Seconds in which a mail can be taken back. */
export const takeBackSeconds = 10;

/** Minutes for which whoever touched a draft counts as writing. */
export const writingMinutes = 2;

/** Somebody else who writes a mail about an inquiry at the moment. */
export const MailWriter = z.object({
  adminId: idOf('admin'),
  name: z.string(),
  /** The message that they answer; null for a new mail. */
  answersId: idOf('mailMessage').nullable(),
});
export type MailWriter = z.infer<typeof MailWriter>;

/** How mails about an inquiry are written. */
export const mailDraftEndpoints = {
  start: endpoint({
    name: 'mailDraft.start',
    method: 'GET',
    path: 'mailDraft/getStart',
    access: 'admin',
    needs: { ...composing, mailboxes: 'view' },
    idIn: 'query',
    query: z.strictObject({ kind: MailDraftKind.exclude(['new']) }),
    answer: single(MailAnswerStart),
    summary: 'To whom an answer to a message goes, and what it quotes',
  }),
  writers: endpoint({
    name: 'mailDraft.writers',
    method: 'GET',
    path: 'mailDraft/getWriters',
    access: 'admin',
    needs: composing,
    idIn: 'query',
    answer: single(z.array(MailWriter)),
    summary: 'Who else wrote on a mail about an inquiry within the last two minutes',
  }),
  save: endpoint({
    name: 'mailDraft.save',
    method: 'POST',
    path: 'mailDraft/save',
    access: 'admin',
    needs: composing,
    body: MailDraftContent,
    answer: single(mailDrafts.entity),
    summary: 'Saves the draft of who calls for an inquiry, in place of a former one',
  }),
  discard: endpoint({
    name: 'mailDraft.discard',
    method: 'POST',
    path: 'mailDraft/discard',
    access: 'admin',
    needs: composing,
    body: z.strictObject({ inquiryId: idOf('inquiry') }),
    answer: single(z.object({ discarded: z.boolean() })),
    summary: 'Erases the draft of who calls for an inquiry',
  }),
  send: endpoint({
    name: 'mailDraft.send',
    method: 'POST',
    path: 'mailDraft/send',
    access: 'admin',
    needs: composing,
    body: ComposedMail,
    answer: single(AcceptedMail),
    status: 201,
    idempotent: true,
    summary:
      'Queues a mail about an inquiry, which goes ten seconds later, and erases the draft of who calls',
  }),
  takeBack: endpoint({
    name: 'mailDraft.takeBack',
    method: 'POST',
    path: 'mailDraft/takeBack',
    access: 'admin',
    needs: composing,
    body: z.strictObject({ batchId: idOf('emailBatch') }),
    answer: single(mailDrafts.entity),
    summary: 'Takes a mail that has not gone yet back, and makes it a draft again',
  }),
} as const;

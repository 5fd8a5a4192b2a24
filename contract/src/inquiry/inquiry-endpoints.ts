import { z } from 'zod';
import { pageOf, single } from '../answer';
import { Email } from '../staff/admin';
import { emails } from '../email/email';
import { mailMessages } from '../email/mail-message';
import { endpoint } from '../endpoint';
import { idOf } from '../id';
import { PageQuery, QueryFlag } from '../list';
import { AuditEntry } from '../record/record-endpoints';
import { text } from '../text';
import { FollowUp } from './follow-up';
import { inquiries } from './inquiry';
import { FormGuard, Receipt, Sender } from './public-form';
import { Moment } from '../moment';

/** What the site's contact form sends. */
export const ContactMessage = z.strictObject({
  ...Sender,
  subject: text(200).nullish(),
  message: text(10_000),
  ...FormGuard,
});

/** The messages of the inquiry that belong together, those that the reader may not see left out. */
const thread = z.object({ id: z.uuid(), count: z.int() });

/** The attachments of a mail that are stored. */
const files = z.array(z.object({ title: z.string(), file: z.string() }));

/** One entry in the history of an inquiry. */
export const TimelineEntry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('change'),
    _id: z.uuid(),
    at: z.iso.datetime(),
    by: z.string().nullable(),
    entry: AuditEntry,
  }),
  z.object({
    kind: z.literal('followUp'),
    _id: z.uuid(),
    at: z.iso.datetime(),
    by: z.string().nullable(),
    followUp: FollowUp,
  }),
  z.object({
    /** What the visitor wrote. */
    kind: z.literal('message'),
    _id: z.uuid(),
    at: z.iso.datetime(),
    by: z.string().nullable(),
    text: z.string(),
    /** The version of an offer that it is about. */
    offer: z.object({ number: z.string(), revision: z.int() }).nullish(),
  }),
  z.object({
    /** A mail to the inquiry's contact, sent or queued. */
    kind: z.literal('email'),
    _id: z.uuid(),
    at: z.iso.datetime(),
    by: z.string().nullable(),
    email: emails.listed,
    files,
  }),
  z.object({
    /** A message that was read from a mailbox and attached to the inquiry. */
    kind: z.literal('received'),
    _id: z.uuid(),
    at: z.iso.datetime(),
    by: z.string().nullable(),
    message: mailMessages.listed,
    files,
    thread,
  }),
  z.object({
    /** An answer of staff to a message, in place of its line of the ledger. */
    kind: z.literal('answer'),
    _id: z.uuid(),
    at: z.iso.datetime(),
    by: z.string().nullable(),
    message: mailMessages.listed,
    /** Null where the reader may not see the ledger. */
    email: emails.listed.nullable(),
    files,
    thread,
  }),
]);
export type TimelineEntry = z.infer<typeof TimelineEntry>;

const count = z.int();

/** The number of inquiries in staff's daily views; all but the last two count open ones. */
export const InquiryCounts = z.object({
  open: count,
  /** The next step is due before the given time. */
  due: count,
  /** Not assigned to anyone. */
  unassigned: count,
  noNextStep: count,
  /** Assigned to the caller. */
  mine: count,
  won: count,
  lost: count,
});
export type InquiryCounts = z.infer<typeof InquiryCounts>;

export const inquiryEndpoints = {
  counts: endpoint({
    name: 'inquiry.counts',
    method: 'GET',
    path: 'inquiry/getCounts',
    access: 'admin',
    needs: { inquiries: 'view' },
    query: z.strictObject({ dueBefore: Moment }),
    answer: single(InquiryCounts),
    summary:
      'The numbers of inquiries that are open, due, without an owner or next step, won, lost',
  }),
  timeline: endpoint({
    name: 'inquiry.timeline',
    method: 'GET',
    path: 'inquiry/getTimeline',
    access: 'admin',
    needs: { inquiries: 'view' },
    idIn: 'query',
    query: PageQuery.extend({
      /** In subjects, texts, and names and addresses of people; changes are left out. */
      search: text(200).optional(),
      /** Only the messages of a thread. */
      threadId: z.uuid().optional(),
      /** Of each thread, only its newest message. */
      folded: QueryFlag.optional(),
    }),
    answer: pageOf(TimelineEntry),
    summary: 'Changes, messages, mails and follow-ups of an inquiry, newest first',
  }),
  similar: endpoint({
    name: 'inquiry.similar',
    method: 'GET',
    path: 'inquiry/getSimilar',
    access: 'admin',
    needs: { inquiries: 'view', customers: 'view' },
    query: PageQuery.extend({ email: Email, exceptId: idOf('inquiry').optional() }),
    answer: pageOf(inquiries.listed),
    summary: 'The inquiries that came from one address, newest first',
  }),
} as const;

export const contactEndpoints = {
  contact: endpoint({
    name: 'inquiry.contact',
    method: 'POST',
    path: 'inquiry/contactMessage',
    access: 'public',
    needs: 'account',
    cost: 'counted',
    body: ContactMessage,
    answer: Receipt,
    status: 201,
    idempotent: true,
    summary: 'Takes a message of the contact form',
  }),
} as const;

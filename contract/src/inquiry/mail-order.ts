import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { idOf } from '../id';
import { LetterLanguage } from '../partner/letter-language';
import { mailMessages } from '../email/mail-message';
import { RequestedItem } from './inquiry-item';

/** What a message says besides its lines: terms of the purchase, and its sender. */
export const MailFieldName = z.enum([
  'contactName',
  'company',
  'email',
  'phone',
  'country',
  'website',
  'vatNumber',
  'incoterm',
  'destination',
  'deliveryDate',
  'offerDeadline',
  'currency',
  'paymentTerms',
  'customerReference',
]);
export type MailFieldName = z.infer<typeof MailFieldName>;

/** A row of the message or of an attachment, with tabs between its cells. */
const MailRow = z.object({
  /** `line 3`, `page 2, row 4`, `Sheet1, row 4`. */
  place: z.string(),
  text: z.string(),
});

/** The message, or an attachment that may hold a list. */
export const MailSource = z.object({
  /** Of the attachment; null for the message itself. */
  name: z.string().nullable(),
  rows: z.array(MailRow),
  /** Why it was not read, or not whole. */
  problem: z.string().nullable(),
});
export type MailSource = z.infer<typeof MailSource>;

/** Where something was read: words as they stand in a row of a source. */
const wordsRead = {
  source: z.int(),
  row: z.int(),
  words: z.string(),
};

/** A line of the order, with the words that it was read from. */
export const MailLine = z.object({
  ...wordsRead,
  item: RequestedItem,
  /** Of the chemical; null where the catalogue has none beyond doubt. */
  chemicalName: z.string().nullable(),
  /** What the words say besides. */
  remark: z.string().nullable(),
  /** What a person has to decide; null where all was understood. */
  question: z.string().nullable(),
  /** Where else the same is asked for. */
  also: z.array(z.string()),
});
export type MailLine = z.infer<typeof MailLine>;

export const MailField = z.object({
  ...wordsRead,
  /** Null for the head of the message. */
  row: z.int().nullable(),
  field: MailFieldName,
  value: z.string(),
});
export type MailField = z.infer<typeof MailField>;

/** Why a customer is taken for the sender: their address or contact person, or the domain of the company. */
export const CustomerReason = z.enum(['address', 'contact', 'domain']);

/** What was read of a message for a new inquiry. Nothing of it is stored. */
export const MailOrder = z.object({
  sources: z.array(MailSource),
  lines: z.array(MailLine),
  fields: z.array(MailField),
  customer: z
    .object({ _id: idOf('customer'), companyName: z.string(), reason: CustomerReason })
    .nullable(),
  contactId: idOf('customerContact').nullable(),
  /** In which they wrote. */
  language: LetterLanguage.nullable(),
});
export type MailOrder = z.infer<typeof MailOrder>;

export const mailOrderEndpoints = {
  read: endpoint({
    name: 'inquiry.readMail',
    method: 'GET',
    path: 'inquiry/readMail',
    access: 'admin',
    needs: { mailboxes: 'view', customers: 'view', inquiries: 'edit' },
    cost: 'thread',
    id: mailMessages.id,
    idIn: 'query',
    answer: single(MailOrder),
    summary:
      'The lines, terms and sender of a received message and its lists (XLSX, CSV, PDF with text), for the form of a new inquiry; nothing is stored',
  }),
  takeBack: endpoint({
    name: 'inquiry.takeBackMail',
    method: 'POST',
    path: 'inquiry/takeBackMail',
    access: 'admin',
    needs: { mailboxes: 'edit', customers: 'view', inquiries: 'edit' },
    id: mailMessages.id,
    idIn: 'query',
    answer: single(mailMessages.entity),
    summary:
      'Takes back an inquiry that was made of a message at once and that nobody worked on: it goes to the trash, and the message to the tray',
  }),
} as const;

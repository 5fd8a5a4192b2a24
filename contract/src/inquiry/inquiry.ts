import { z } from 'zod';
import { Email } from '../staff/admin';
import { Country } from '../country';
import { computed, defaulted, optional, reference, required } from '../field';
import { idOf } from '../id';
import { GroupValue, QueryFlag } from '../list';
import { LetterLanguage } from '../partner/letter-language';
import { PartnerDocument } from '../partner/partner-fields';
import { Currency, Incoterm } from '../partner/trade-terms';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';
import { DocumentsWanted } from './documents-wanted';
import { InquiryItem, maxItems } from './inquiry-item';
import { InquiryValue } from './inquiry-value';
import { StatusKind } from './status';
import { Moment } from '../moment';

export const Priority = z.enum(['low', 'normal', 'high']);
export type Priority = z.infer<typeof Priority>;

/** `INQ-2026-000123`: the year of receipt and a unique number. */
export const InquiryNumber = z.string().regex(/^INQ-\d{4}-\d{6,}$/);

const itemReferences = { chemicalId: 'chemical', unitId: 'unit' } as const;

export const inquiries = defineResource({
  name: 'inquiry',
  label: { one: 'inquiry', many: 'inquiries' },
  area: 'inquiries',
  paths: groupPaths('inquiry'),
  encoding: 'multipart',
  fields: {
    number: computed(InquiryNumber),
    contactName: required(text(120)),
    company: optional(text(200)),
    email: optional(Email, { area: 'customers' }),
    /** As typed: visitors' numbers are not refused for their format. */
    phone: optional(text(40), { area: 'customers' }),
    country: optional(Country),
    /** In which they wrote, or read the page that they sent it from. */
    language: optional(LetterLanguage),
    customerId: optional(...reference('customer')),
    /** The person of the customer who asks. */
    contactId: optional(...reference('customerContact')),
    items: defaulted(z.array(InquiryItem).max(maxItems), [], { references: itemReferences }),
    /** The names of the items, in order: the chemical's name, else the visitor's words. */
    itemNames: computed(z.array(z.string())),
    incoterm: optional(Incoterm),
    destination: optional(text(200)),
    /** The currency that they want to pay in. */
    currency: optional(Currency),
    paymentTerms: optional(text(200)),
    /** Their own number of it: of their request for quotation or purchase order. */
    customerReference: optional(text(80)),
    /** When they want the goods. */
    deliveryDate: optional(z.iso.date()),
    /** Until when they expect an offer. */
    offerDeadline: optional(z.iso.date()),
    documentsWanted: defaulted(DocumentsWanted, []),
    sourceId: optional(...reference('source')),
    /** The first open status by default. */
    statusId: optional(...reference('status')),
    priority: defaulted(Priority, 'normal'),
    /** The assignee; `admin/get` has the names of admins. */
    assignedTo: optional(idOf('admin')),
    subject: optional(text(200)),
    message: optional(text(10_000), { depth: 'record' }),
    attachments: defaulted(z.array(PartnerDocument).max(40), [], { depth: 'record' }),
    lostReason: optional(text(500)),
    /** The due time of the next step. */
    nextFollowUpAt: computed(z.iso.datetime().nullable()),
    /** Of the latest offer that counts; null without one, or while it has no price. */
    value: computed(InquiryValue.nullable()),
    /** A message to one of the company's mailboxes is neither opened nor answered. */
    hasNewReply: computed(z.boolean()),
    /** The product inquiry that it was converted from, if any. */
    productInquiryId: computed(idOf('productInquiry').nullable()),
  },
  title: 'number',
  search: ['number', 'contactName', 'company', 'email', 'subject'],
  sorts: [
    'number',
    'contactName',
    'company',
    'priority',
    'nextFollowUpAt',
    'createdAt',
    'updatedAt',
  ],
  defaultSort: '-createdAt',
  groups: ['statusId', 'assignedTo', 'priority', 'sourceId', 'country'],
  sums: { lines: 'lines' },
  filters: {
    inGroup: GroupValue.optional(),
    statusId: idOf('status').optional(),
    statusKind: StatusKind.optional(),
    sourceId: idOf('source').optional(),
    priority: Priority.optional(),
    country: Country.optional(),
    assignedTo: z.union([idOf('admin'), z.literal('nobody')]).optional(),
    customerId: idOf('customer').optional(),
    contactId: idOf('customerContact').optional(),
    chemicalId: idOf('chemical').optional(),
    email: Email.optional(),
    /** The next step is due before this time: with the end of the viewer's day, "today and overdue". */
    dueBefore: Moment.optional(),
    hasNextStep: QueryFlag.optional(),
    createdFrom: Moment.optional(),
    createdBefore: Moment.optional(),
    /** When it was won or lost. */
    closedFrom: Moment.optional(),
    closedBefore: Moment.optional(),
    /** Spelled in any case. */
    lostReason: text(500).optional(),
  },
});

export const Inquiry = inquiries.entity;
export type Inquiry = z.infer<typeof Inquiry>;

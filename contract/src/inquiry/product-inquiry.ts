import { z } from 'zod';
import { single } from '../answer';
import { Grade } from '../catalog/grade';
import { Country } from '../country';
import { endpoint } from '../endpoint';
import { computed, defaulted, optional, required } from '../field';
import { idOf } from '../id';
import { LetterLanguage } from '../partner/letter-language';
import { Incoterm } from '../partner/trade-terms';
import { namedPaths } from '../path-style';
import { defineResource } from '../resource';
import { nameText, text } from '../text';
import { DocumentsWanted } from './documents-wanted';
import { hasUnit, RequestedItem, unitMissing } from './inquiry-item';
import { FormGuard, Sender } from './public-form';

export const ProductInquiryStatus = z.enum(['new', 'converted', 'spam']);
export type ProductInquiryStatus = z.infer<typeof ProductInquiryStatus>;

/** The form of the site that it was sent with. */
export const ProductInquiryForm = z.enum(['product', 'contact']);

const maxRequestedItems = 200;

/**
 * Visitors' forms not yet converted. Contact messages are here only if they look like spam: others become inquiries
 * at once.
 */
export const productInquiries = defineResource({
  name: 'productInquiry',
  label: { one: 'product inquiry', many: 'product inquiries' },
  area: {
    view: { inquiries: 'view', customers: 'view' },
    edit: { inquiries: 'edit', customers: 'view' },
    all: { inquiries: 'all', customers: 'view' },
  },
  paths: namedPaths({
    list: 'productInquiry/getInquiries',
    get: 'productInquiry/getById',
    update: 'productInquiry/update',
    remove: 'productInquiry/deleteInquiries',
    export: 'productInquiry/export',
  }),
  fields: {
    reference: computed(z.string()),
    form: computed(ProductInquiryForm),
    name: required(nameText(120)),
    email: required(Sender.email),
    phone: optional(text(40)),
    company: optional(nameText(200)),
    country: optional(Country),
    items: defaulted(z.array(RequestedItem).max(maxRequestedItems), [], {
      references: { chemicalId: 'chemical', unitId: 'unit' },
    }),
    /** The names of the items, in order: the chemical's name, else the visitor's words. */
    itemNames: computed(z.array(z.string())),
    incoterm: optional(Incoterm),
    destination: optional(text(200)),
    documentsWanted: defaulted(DocumentsWanted, []),
    subject: optional(text(200)),
    message: optional(text(10_000), { depth: 'record' }),
    /** Of the page that it was sent from. */
    language: optional(LetterLanguage),
    status: defaulted(ProductInquiryStatus, 'new'),
    /** The reason it counts as spam; null if it does not. */
    spamReason: computed(z.enum(['honeypot', 'too-fast', 'no-token', 'staff']).nullable()),
    /** The inquiry that it was converted to. */
    inquiryId: computed(idOf('inquiry').nullable()),
  },
  title: 'reference',
  search: ['reference', 'name', 'company', 'email'],
  sorts: ['reference', 'name', 'company', 'createdAt', 'updatedAt'],
  defaultSort: '-createdAt',
  filters: {
    status: ProductInquiryStatus.optional(),
    form: ProductInquiryForm.optional(),
    country: Country.optional(),
    chemicalId: idOf('chemical').optional(),
  },
});

export const ProductInquiry = productInquiries.entity;
export type ProductInquiry = z.infer<typeof ProductInquiry>;

const NewItem = RequestedItem.refine(hasUnit, { path: ['unitId'], message: unitMissing });

/** What the site's inquiry form sends. */
export const VisitorInquiry = z.strictObject({
  ...Sender,
  items: z.array(NewItem).min(1).max(maxRequestedItems),
  incoterm: Incoterm.nullish(),
  destination: text(200).nullish(),
  documentsWanted: DocumentsWanted.default([]),
  message: text(10_000).nullish(),
  ...FormGuard,
});

/** The response to an inquiry: its reference, and an unguessable key to read its progress. */
export const InquiryReceipt = single(z.object({ reference: z.string(), statusKey: z.string() }));
export type InquiryReceipt = z.infer<typeof InquiryReceipt>;

/** What opens the status page of an inquiry. */
const StatusKey = z.strictObject({ reference: text(40), key: text(60) });

/** The progress of an inquiry, as visible to its sender. */
export const InquiryProgress = z.object({
  reference: z.string(),
  sentAt: z.iso.datetime(),
  state: z.enum(['received', 'in-progress', 'closed']),
  items: z.array(
    z.object({
      name: z.string(),
      quantity: z.number().nullable(),
      /** The unit's symbol. */
      unit: z.string().nullable(),
      grade: Grade.nullable(),
      packaging: z.string().nullable(),
      asWritten: z.string().nullable(),
    }),
  ),
  /** That an offer was sent, and nothing of it: nobody has verified the address in the form. */
  offer: z
    .object({
      /** `p…@example.com`; null for an offer whose recipient was not stored. */
      sentTo: z.string().nullable(),
    })
    .nullable(),
});
export type InquiryProgress = z.infer<typeof InquiryProgress>;

export const productInquiryEndpoints = {
  progress: endpoint({
    name: 'productInquiry.progress',
    method: 'GET',
    path: 'productInquiry/getProgress',
    access: 'public',
    needs: 'account',
    query: StatusKey,
    answer: single(InquiryProgress),
    summary: 'How far a visitor’s inquiry is, for who has its key; no names, no addresses',
  }),
  create: endpoint({
    name: 'productInquiry.create',
    method: 'POST',
    path: 'productInquiry/createInquiry',
    access: 'public',
    needs: 'account',
    cost: 'counted',
    body: VisitorInquiry,
    answer: InquiryReceipt,
    status: 201,
    idempotent: true,
    summary: 'Takes a visitor’s inquiry',
  }),
  convert: endpoint({
    name: 'productInquiry.convert',
    method: 'POST',
    path: 'productInquiry/convert',
    access: 'admin',
    needs: { inquiries: 'edit', customers: 'view' },
    idIn: 'query',
    answer: single(z.object({ _id: idOf('inquiry'), number: z.string(), isNew: z.boolean() })),
    summary: 'Makes an inquiry of it, once: a second call answers the same one',
  }),
} as const;

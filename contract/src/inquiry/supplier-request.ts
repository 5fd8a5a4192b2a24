import { z } from 'zod';
import { Grade } from '../catalog/grade';
import { FormName } from '../catalog/offered-form';
import { computed, defaulted, optional, required } from '../field';
import { idOf } from '../id';
import { QueryFlag } from '../list';
import { Day } from '../moment';
import { Currency, Incoterm } from '../partner/trade-terms';
import { namedPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';
import { PositiveDecimal } from './decimal';
import { DocumentsWanted } from './documents-wanted';
import { PricedLine } from './offer';

/**
 * `open`: sent, and a supplier may still answer. `answered`: all have answered or declined. `ended`: its day has passed,
 * or a later version was sent.
 */
export const RequestState = z.enum(['draft', 'open', 'answered', 'ended']);
export type RequestState = z.infer<typeof RequestState>;

const blank = <S extends z.ZodType>(schema: S) => schema.nullable().default(null);

/** What suppliers are asked for. It says nothing of the customer: neither what they wrote nor what they pay. */
export const RequestLine = z
  .strictObject({
    /** Made by the client; answers name it. */
    key: z.uuid(),
    chemicalId: blank(idOf('chemical')),
    /** The name of the offered form. */
    offeredForm: blank(FormName),
    freeText: blank(text(300)),
    grade: blank(Grade),
    quantity: blank(PositiveDecimal),
    unitId: blank(idOf('unit')),
    /** The pack that is wanted: `200 L drum`. */
    packaging: blank(text(120)),
    documentsWanted: DocumentsWanted.default([]),
  })
  .refine(({ chemicalId, freeText }) => chemicalId !== null || freeText !== null, {
    path: ['freeText'],
    message: 'Choose a chemical or name one',
  });
export type RequestLine = z.infer<typeof RequestLine>;

/** What the API works out for a line, as of the last change before it was sent. */
export const RequestedLine = PricedLine.pick({ name: true, casNumber: true, unit: true });
export type RequestedLine = z.infer<typeof RequestedLine>;

export const maxRequestLines = 200;
export const maxAskedSuppliers = 50;

const writers = { inquiries: 'view', purchaseFacts: 'view' } as const;

/** A version of a request for quotation that goes from an inquiry to suppliers. Once sent, only suppliers are added. */
export const supplierRequests = defineResource({
  name: 'supplierRequest',
  label: { one: 'request to suppliers', many: 'requests to suppliers' },
  area: {
    view: { inquiries: 'view' },
    edit: { ...writers, suppliers: 'edit' },
    all: { ...writers, suppliers: 'all' },
  },
  paths: namedPaths({
    list: 'supplierRequest/get',
    get: 'supplierRequest/getById',
    update: 'supplierRequest/update',
    remove: 'supplierRequest/delete',
    export: 'supplierRequest/export',
  }),
  fields: {
    inquiryId: computed(idOf('inquiry'), { references: 'inquiry', isPart: true }),
    /** `RFQ-2026-000123`: the same for all versions. */
    number: computed(z.string()),
    /** The version for people: 1, 2, … */
    revision: computed(z.int()),
    state: computed(RequestState),
    lines: defaulted(
      z
        .array(RequestLine)
        .max(maxRequestLines)
        .refine(isEachOnce('key'), { message: 'Each line has a key of its own' }),
      [],
      { references: { chemicalId: 'chemical', unitId: 'unit' } },
    ),
    /** In the order of the lines. */
    requestedLines: computed(z.array(RequestedLine)),
    /** Who is asked, or is to be asked. */
    supplierIds: defaulted(
      z
        .array(idOf('supplier'))
        .max(maxAskedSuppliers)
        .refine((ids) => new Set(ids).size === ids.length, 'Each may stand once'),
      [],
      { references: 'supplier', area: 'suppliers' },
    ),
    /** The currency wished for. */
    currency: optional(Currency),
    incoterm: optional(Incoterm),
    /** The named place of the Incoterms rule. */
    place: optional(text(200)),
    /** The last day for answers, in the company's time zone. */
    answerBy: required(Day),
    remarks: optional(text(2000)),
    sentAt: computed(z.iso.datetime().nullable()),
    sentBy: computed(idOf('admin').nullable()),
    supersededAt: computed(z.iso.datetime().nullable()),
    /** How many suppliers got it. */
    askedCount: computed(z.int()),
    /** How many of them answered or declined. */
    answeredCount: computed(z.int()),
  },
  title: 'number',
  search: ['number'],
  sorts: ['number', 'answerBy', 'createdAt', 'updatedAt'],
  defaultSort: '-createdAt',
  filters: {
    state: RequestState.optional(),
    inquiryId: idOf('inquiry').optional(),
    /** Answers are missing though the last day is today or has passed. */
    isDue: QueryFlag.optional(),
  },
});

export const SupplierRequest = supplierRequests.entity;
export type SupplierRequest = z.infer<typeof SupplierRequest>;

function isEachOnce<Name extends string>(name: Name) {
  return (rows: readonly Readonly<Record<Name, string>>[]) =>
    new Set(rows.map((row) => row[name])).size === rows.length;
}

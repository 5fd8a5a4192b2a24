import { z } from 'zod';
import { computed, reference, required } from '../field';
import { idOf } from '../id';
import { Day } from '../moment';
import { Currency, Incoterm } from '../partner/trade-terms';
import { namedPaths } from '../path-style';
import { defineResource } from '../resource';
import { nameText, text } from '../text';
import { PositiveDecimal } from './decimal';
import { maxRequestLines } from './supplier-request';

/** `withdrawn`: by staff, or a later version was sent before there was an answer. `expired`: the last day has passed. */
export const AskedState = z.enum(['sent', 'answered', 'declined', 'expired', 'withdrawn']);
export type AskedState = z.infer<typeof AskedState>;

const blank = <S extends z.ZodType>(schema: S) => schema.nullable().default(null);

/** What a supplier says of one line. */
export const AnswerLine = z
  .strictObject({
    /** The key of the request's line. */
    key: z.uuid(),
    cannotSupply: z.boolean().default(false),
    /** Of one unit of `unitId`, in the currency of the answer. */
    unitPrice: blank(PositiveDecimal),
    unitId: blank(idOf('unit')),
    /** The least amount that has the price, in its unit. */
    minimum: blank(PositiveDecimal),
    packSize: blank(PositiveDecimal),
    packUnitId: blank(idOf('unit')),
    /** The container: `Drum`. */
    packaging: blank(text(120)),
    /** Days from order to dispatch. */
    leadTimeDays: blank(z.int().min(0).max(3650)),
    /** The last day of the price, where it is another than that of the whole answer. */
    validUntil: blank(Day),
    remarks: blank(text(300)),
  })
  .refine(({ unitPrice, unitId }) => unitPrice === null || unitId !== null, {
    path: ['unitId'],
    message: 'Choose a unit for the price',
  })
  .refine(({ packSize, packUnitId }) => packSize === null || packUnitId !== null, {
    path: ['packUnitId'],
    message: 'Choose a unit for the pack',
  })
  .refine(({ cannotSupply, unitPrice }) => !cannotSupply || unitPrice === null, {
    path: ['unitPrice'],
    message: 'Leave the price empty for what you cannot supply',
  });
export type AnswerLine = z.infer<typeof AnswerLine>;

/** A supplier's answer: prices and terms. */
export const AnswerContents = z.strictObject({
  /** Who answered. */
  name: nameText(120),
  currency: Currency,
  incoterm: blank(Incoterm),
  place: blank(text(200)),
  paymentTerms: blank(text(300)),
  /** The last day of the prices. */
  validUntil: blank(Day),
  remarks: blank(text(2000)),
  lines: z
    .array(AnswerLine)
    .max(maxRequestLines)
    .refine((lines) => new Set(lines.map(({ key }) => key)).size === lines.length, {
      message: 'Each line is answered once',
    }),
});
export type AnswerContents = z.infer<typeof AnswerContents>;

const writers = { inquiries: 'view', purchaseFacts: 'view' } as const;

/** A supplier that a version of a request was sent to, with what came back. Only the last answer counts. */
export const askedSuppliers = defineResource({
  name: 'askedSupplier',
  label: { one: 'asked supplier', many: 'asked suppliers' },
  area: {
    view: { inquiries: 'view', suppliers: 'view' },
    edit: { ...writers, suppliers: 'edit' },
    all: { ...writers, suppliers: 'all' },
  },
  paths: namedPaths({
    list: 'askedSupplier/get',
    get: 'askedSupplier/getById',
    export: 'askedSupplier/export',
  }),
  fields: {
    requestId: computed(idOf('supplierRequest'), { references: 'supplierRequest', isPart: true }),
    supplierId: required(...reference('supplier')),
    /** The supplier's name. */
    companyName: computed(z.string()),
    requestNumber: computed(z.string()),
    state: computed(AskedState),
    /** The address and the contact as of sending. */
    sentTo: computed(z.string()),
    contactName: computed(z.string().nullable()),
    sentAt: computed(z.iso.datetime()),
    answeredAt: computed(z.iso.datetime().nullable()),
    declinedAt: computed(z.iso.datetime().nullable()),
    declineReason: computed(z.string().nullable()),
    withdrawnAt: computed(z.iso.datetime().nullable()),
    /** When staff took prices of it over, which ends its changes. */
    takenAt: computed(z.iso.datetime().nullable()),
    answer: computed(AnswerContents.nullable(), { area: 'purchaseFacts' }),
  },
  title: 'companyName',
  search: ['companyName', 'requestNumber'],
  sorts: ['companyName', 'sentAt', 'createdAt', 'updatedAt'],
  defaultSort: 'companyName',
  filters: {
    requestId: idOf('supplierRequest').optional(),
    supplierId: idOf('supplier').optional(),
    state: AskedState.optional(),
  },
});

export const AskedSupplier = askedSuppliers.entity;
export type AskedSupplier = z.infer<typeof AskedSupplier>;

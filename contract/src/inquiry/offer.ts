import { z } from 'zod';
import { Grade } from '../catalog/grade';
import { FormName } from '../catalog/offered-form';
import { computed, defaulted, optional, required } from '../field';
import { idOf } from '../id';
import { SignalWord } from '../catalog/signal-word';
import { LetterLanguage } from '../partner/letter-language';
import { Currency, Incoterm } from '../partner/trade-terms';
import { namedPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';
import { Decimal, Percent, PositiveDecimal } from './decimal';
import { Day } from '../moment';
import { VatRule } from './vat-rule';

/**
 * `expired`: the last day of validity has passed without an answer. `superseded`: a later version was sent before there
 * was an answer.
 */
export const OfferState = z.enum([
  'draft',
  'sent',
  'accepted',
  'declined',
  'expired',
  'superseded',
]);
export type OfferState = z.infer<typeof OfferState>;

const blank = <S extends z.ZodType>(schema: S) => schema.nullable().default(null);

/** A line of an offer. The price is that of one unit, in the offer's currency. */
export const OfferLine = z
  .strictObject({
    /** Made by the client; the line's costs name it. */
    key: z.uuid(),
    chemicalId: blank(idOf('chemical')),
    /** The name of the offered form. */
    offeredForm: blank(FormName),
    freeText: blank(text(300)),
    grade: blank(Grade),
    quantity: blank(PositiveDecimal),
    unitId: blank(idOf('unit')),
    unitPrice: blank(Decimal),
    /** Taken off the line. */
    discountPercent: blank(Percent),
    /** The container: `Drum`. */
    packaging: blank(text(120)),
    /** The line of the customer's list as it was written. */
    asWritten: blank(text(500)),
    /** What one pack holds. */
    packSize: blank(PositiveDecimal),
    packUnitId: blank(idOf('unit')),
    /** Days from order to dispatch. */
    leadTimeDays: blank(z.int().min(0).max(3650)),
  })
  .refine(({ chemicalId, freeText }) => chemicalId !== null || freeText !== null, {
    path: ['freeText'],
    message: 'Choose a chemical or name one',
  });
export type OfferLine = z.infer<typeof OfferLine>;

/** What the company pays for one unit of a line. */
export const OfferCost = z.strictObject({
  /** The key of the line. */
  key: z.uuid(),
  supplierId: blank(idOf('supplier')),
  unitPrice: PositiveDecimal,
  currency: Currency,
});
export type OfferCost = z.infer<typeof OfferCost>;

/** What the API works out for a line. Names and symbols are those of the last change before it was sent. */
export const PricedLine = z.object({
  name: z.string(),
  casNumber: z.string().nullable(),
  /** `UN1789, 8, II`: the transport of the form, else of the chemical; in lines from before this was stored it is missing. */
  transport: z.string().nullable().optional(),
  /** What the label warns of; null without hazards. It is missing in lines from before this was stored. */
  hazards: z
    .object({ signalWord: SignalWord.nullable(), statements: z.array(z.string()) })
    .nullable()
    .optional(),
  /** Symbols. */
  unit: z.string().nullable(),
  packUnit: z.string().nullable(),
  /** How many packs hold the quantity; null where their units measure something else. */
  packs: z.int().nullable(),
  /** Whether they are all full. */
  arePacksFull: z.boolean(),
  /** What `lineTotal` makes of the line; null without quantity or price. */
  total: z.string().nullable(),
});
export type PricedLine = z.infer<typeof PricedLine>;

export const maxOfferLines = 200;

/** A version of an inquiry's offer. Once sent it does not change. */
export const offers = defineResource({
  name: 'offer',
  label: { one: 'offer', many: 'offers' },
  area: 'inquiries',
  paths: namedPaths({
    list: 'offer/get',
    get: 'offer/getById',
    update: 'offer/update',
    remove: 'offer/delete',
  }),
  fields: {
    inquiryId: computed(idOf('inquiry'), { references: 'inquiry', isPart: true }),
    /** `OFF-2026-000123`: the same for all versions. */
    number: computed(z.string()),
    /** The version for people: 1, 2, … */
    revision: computed(z.int()),
    state: computed(OfferState),
    /** Of the PDF: the customer's when it is made. */
    language: defaulted(LetterLanguage, 'en'),
    currency: required(Currency),
    lines: defaulted(z.array(OfferLine).max(maxOfferLines).refine(haveOwnKeys, ownKeys()), [], {
      references: { chemicalId: 'chemical', unitId: 'unit', packUnitId: 'unit' },
    }),
    /** In the order of the lines. */
    pricedLines: computed(z.array(PricedLine)),
    /** Taken off the sum of the lines. */
    discountPercent: optional(Percent),
    freight: optional(Decimal),
    insurance: optional(Decimal),
    otherCharges: optional(Decimal),
    /** What they are for: `Customs papers`. */
    otherChargesName: optional(text(80)),
    /** Without one, the prices are net of taxes. */
    vatRule: optional(VatRule),
    /** For domestic sales. */
    vatPercent: optional(Percent),
    /** What the customer pays, as `offerTotals` counts it. */
    total: computed(z.string()),
    incoterm: optional(Incoterm),
    /** The named place of the Incoterms rule. */
    place: optional(text(200)),
    paymentTerms: optional(text(300)),
    /** The last day, in the company's time zone. */
    validUntil: required(Day),
    note: optional(text(2000)),
    costs: defaulted(z.array(OfferCost).max(maxOfferLines).refine(haveOwnKeys, ownKeys()), [], {
      references: { supplierId: 'supplier' },
      area: 'purchaseFacts',
    }),
    sentAt: computed(z.iso.datetime().nullable()),
    sentBy: computed(idOf('admin').nullable()),
    /** The recipient's address; null for versions that were sent before it was stored, which no key opens. */
    sentTo: computed(z.string().nullable(), { area: 'customers' }),
    acceptedAt: computed(z.iso.datetime().nullable()),
    /** As the recipient entered it. */
    acceptedName: computed(z.string().nullable(), { area: 'customers' }),
    acceptedPosition: computed(z.string().nullable(), { area: 'customers' }),
    /** The network address, as limits count it; null for this machine's own. */
    acceptedAddress: computed(z.string().nullable(), { area: 'customers' }),
    /** The keys of the lines that were accepted; null for all of them, and before there is an answer. */
    acceptedLines: computed(z.array(z.uuid()).nullable()),
    /** The recipient's own number of the order. */
    acceptedNumber: computed(z.string().nullable(), { area: 'customers' }),
    /** Where the recipient wants it delivered. */
    acceptedDelivery: computed(z.string().nullable(), { area: 'customers' }),
    acceptedRemarks: computed(z.string().nullable(), { area: 'customers' }),
    declinedAt: computed(z.iso.datetime().nullable()),
    /** The visitor's words. */
    declineReason: computed(z.string().nullable()),
    supersededAt: computed(z.iso.datetime().nullable()),
    /** The next step that sending planned; null without one, and once that is undone. */
    followUpId: computed(idOf('followup').nullable()),
    /** The status of the inquiry before sending moved it, and after; null where it stayed, and once that is undone. */
    movedFrom: computed(idOf('status').nullable()),
    movedTo: computed(idOf('status').nullable()),
    /** The day on which the customer is reminded; null for not at all. */
    remindOn: computed(Day.nullable()),
    /** The template of the reminder; null for the built-in text. */
    reminderTemplateId: computed(idOf('template').nullable()),
    remindedAt: computed(z.iso.datetime().nullable()),
    /** The stored name of the PDF as it was sent. */
    pdf: computed(z.string().nullable(), { area: 'customers' }),
    /** The SHA-256 of its bytes, in hexadecimal. */
    pdfSha256: computed(z.string().nullable()),
  },
  title: 'number',
  search: ['number'],
  sorts: ['revision', 'createdAt', 'updatedAt'],
  defaultSort: '-createdAt',
  filters: { inquiryId: idOf('inquiry').optional() },
});

export const Offer = offers.entity;
export type Offer = z.infer<typeof Offer>;

function haveOwnKeys(rows: readonly { readonly key: string }[]): boolean {
  return new Set(rows.map(({ key }) => key)).size === rows.length;
}

function ownKeys() {
  return { message: 'Each line has a key of its own' };
}

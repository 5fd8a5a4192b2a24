import { z } from 'zod';
import { single } from '../answer';
import { Bytes, endpoint } from '../endpoint';
import { idOf } from '../id';
import { Moment } from '../moment';
import { Currency } from '../partner/trade-terms';
import { nameText, text } from '../text';
import { Decimal, Percent } from './decimal';
import { maxOfferLines, offers, OfferState, PricedLine } from './offer';
import { FormGuard, Receipt } from './public-form';
import { VatRule } from './vat-rule';

/** The longest time before the end of validity at which a customer is reminded. */
export const maxReminderDays = 90;

/** The mail to a customer who has not answered yet. */
export const OfferReminder = z.strictObject({
  /** Days before the last day of validity. */
  daysBefore: z.int().min(1).max(maxReminderDays),
  /** Without one, the built-in text is sent. */
  templateId: idOf('template').nullish(),
});
export type OfferReminder = z.infer<typeof OfferReminder>;

/** How an offer is sent. */
export const OfferMail = z.strictObject({
  /** The words of staff above the mail. */
  message: text(2000).nullish(),
  /** When staff follow it up: a next step of the inquiry. */
  followUpAt: Moment.nullish(),
  reminder: OfferReminder.nullish(),
});
export type OfferMail = z.infer<typeof OfferMail>;

const money = z.string();

/** What a line earns; null throughout without a cost. */
export const LineMargin = z.object({
  key: z.uuid(),
  supplier: z.string().nullable(),
  /** The supplier's price of one unit, as entered. */
  cost: z.object({ unitPrice: money, currency: z.string() }).nullable(),
  /** How the cost was converted; null in the offer's own currency, or without a rate. */
  rate: z.object({ rate: z.string(), ratedOn: z.iso.date(), isInverse: z.boolean() }).nullable(),
  /** No rate of the two currencies is known for the day. */
  lacksRate: z.boolean(),
  /** Of the whole line, in the offer's currency. */
  margin: money.nullable(),
  /** The margin as a share of the price, in percent. */
  percent: z.string().nullable(),
});
export type LineMargin = z.infer<typeof LineMargin>;

export const OfferMargins = z.object({
  /** The day whose rates apply: that of sending, or today. */
  day: z.iso.date(),
  lines: z.array(LineMargin),
  /** Null unless the margin of every line is known. */
  total: money.nullable(),
  percent: z.string().nullable(),
});
export type OfferMargins = z.infer<typeof OfferMargins>;

/** What a recipient reads of an offer while its key is valid. */
export const OfferContents = z.object({
  currency: z.string(),
  lines: z.array(
    PricedLine.pick({ name: true, unit: true, total: true }).extend({
      /** Names it in a partial acceptance. */
      key: z.uuid(),
      /** Whether it was accepted; null before there is an answer. */
      isAccepted: z.boolean().nullable(),
      quantity: z.string().nullable(),
      unitPrice: z.string().nullable(),
      discountPercent: z.string().nullable(),
      /** `3 × 200 L Drum` */
      packing: z.string().nullable(),
      /** The line of the recipient's list. */
      asWritten: z.string().nullable(),
      leadTimeDays: z.int().nullable(),
    }),
  ),
  total: money,
  /** The sums with discount, charges and VAT, the total last; of an accepted offer, those of the accepted lines. */
  totals: z.array(z.object({ label: z.string(), amount: money })),
  /** What `offerTotals` counts the sums of some of the lines by. */
  terms: z.object({
    currency: Currency,
    discountPercent: Percent.nullable(),
    freight: Decimal.nullable(),
    insurance: Decimal.nullable(),
    otherCharges: Decimal.nullable(),
    otherChargesName: z.string().nullable(),
    vatRule: VatRule.nullable(),
    vatPercent: Percent.nullable(),
  }),
  /** `FCA Rotterdam (Incoterms 2020)` */
  delivery: z.string().nullable(),
  paymentTerms: z.string().nullable(),
  note: z.string().nullable(),
});
export type OfferContents = z.infer<typeof OfferContents>;

/** The version of an offer that a key belongs to. */
export const ShownOffer = z.object({
  number: z.string(),
  revision: z.int(),
  state: OfferState.exclude(['draft']),
  validUntil: z.iso.date(),
  /** Null once the key has ended: a later version was sent, or the last day of validity has passed. */
  contents: OfferContents.nullable(),
});
export type ShownOffer = z.infer<typeof ShownOffer>;

/** The key of one version, which stands in the mail to its recipient alone. */
export const OfferKey = z.strictObject({ key: text(60) });

const answering = { ...OfferKey.shape, ...FormGuard };

const AcceptedLines = z
  .array(z.uuid())
  .min(1, 'Choose at least one line')
  .max(maxOfferLines)
  .refine((keys) => new Set(keys).size === keys.length, 'Name each line once');

/** The recipient's answer to the version that the key belongs to. */
export const OfferAnswer = z.discriminatedUnion('answer', [
  z.strictObject({
    ...answering,
    answer: z.literal('accept'),
    name: nameText(120),
    position: nameText(120),
    /** The keys of the lines that are accepted; all without them. */
    lines: AcceptedLines.optional(),
    /** The recipient's own number of the order. */
    orderNumber: text(80).nullish(),
    deliveryAddress: text(500).nullish(),
    remarks: text(2000).nullish(),
  }),
  z.strictObject({ ...answering, answer: z.literal('decline'), reason: text(500).nullish() }),
]);
export type OfferAnswer = z.infer<typeof OfferAnswer>;

/** How many questions about one version are taken: a conversation goes on by mail. */
export const maxOfferQuestions = 20;

/** The recipient's question about the version that the key belongs to. */
export const OfferQuestion = z.strictObject({ ...answering, question: text(2000) });
export type OfferQuestion = z.infer<typeof OfferQuestion>;

const sending = { inquiries: 'edit', customers: 'view', email: 'all' } as const;

export const offerEndpoints = {
  make: endpoint({
    name: 'offer.make',
    method: 'POST',
    path: 'offer/make',
    access: 'admin',
    needs: { inquiries: 'edit' },
    idIn: 'query',
    idName: 'inquiryId',
    answer: single(z.object({ _id: idOf('offer') })),
    summary:
      'The draft of an inquiry’s offer: made of its items, or of the latest version as the next one',
  }),
  pdf: endpoint({
    name: 'offer.pdf',
    method: 'GET',
    path: 'offer/getPdf',
    access: 'admin',
    needs: { inquiries: 'view', customers: 'view' },
    cost: 'thread',
    idIn: 'query',
    answer: Bytes,
    produces: ['application/pdf'],
    summary: 'The PDF of an offer: as it was sent, or a preview of a draft',
  }),
  send: endpoint({
    name: 'offer.send',
    method: 'POST',
    path: 'offer/send',
    access: 'admin',
    needs: sending,
    cost: 'thread',
    idIn: 'query',
    body: OfferMail,
    answer: single(offers.entity),
    summary: 'Mails a draft with its PDF to the inquiry’s contact; former versions are superseded',
  }),
  takeBackPlan: endpoint({
    name: 'offer.takeBackPlan',
    method: 'POST',
    path: 'offer/takeBackPlan',
    access: 'admin',
    needs: { inquiries: 'edit' },
    idIn: 'query',
    answer: single(offers.entity),
    summary:
      'Takes back what sending an offer did to its inquiry: the planned step goes unless it is done, and the status unless it was changed since',
  }),
  cancelReminder: endpoint({
    name: 'offer.cancelReminder',
    method: 'POST',
    path: 'offer/cancelReminder',
    access: 'admin',
    needs: { inquiries: 'edit' },
    idIn: 'query',
    answer: single(offers.entity),
    summary: 'Keeps the reminder of an offer from the customer, unless it was sent',
  }),
  margins: endpoint({
    name: 'offer.margins',
    method: 'GET',
    path: 'offer/getMargins',
    access: 'admin',
    needs: { inquiries: 'view', suppliers: 'view', purchaseFacts: 'view' },
    idIn: 'query',
    answer: single(OfferMargins),
    summary: 'What each line of an offer earns above the supplier’s price',
  }),
  show: endpoint({
    name: 'offer.show',
    method: 'GET',
    path: 'offer/show',
    access: 'public',
    needs: 'account',
    query: OfferKey,
    answer: single(ShownOffer),
    summary: 'A version of an offer, for the recipient of its key',
  }),
  open: endpoint({
    name: 'offer.open',
    method: 'GET',
    path: 'offer/open',
    access: 'public',
    needs: 'account',
    query: OfferKey,
    answer: Bytes,
    produces: ['application/pdf'],
    summary: 'The PDF of a version of an offer, for the recipient of its key',
  }),
  answer: endpoint({
    name: 'offer.answer',
    method: 'POST',
    path: 'offer/answer',
    access: 'public',
    needs: 'account',
    body: OfferAnswer,
    answer: single(ShownOffer.pick({ number: true, revision: true, state: true })),
    summary:
      'Accepts all or some lines of a version of an offer, or declines it, once; that wins or loses the inquiry',
  }),
  ask: endpoint({
    name: 'offer.ask',
    method: 'POST',
    path: 'offer/ask',
    access: 'public',
    needs: 'account',
    body: OfferQuestion,
    answer: Receipt,
    status: 201,
    idempotent: true,
    summary: 'Takes a question of the recipient about a version of an offer into its inquiry',
  }),
} as const;

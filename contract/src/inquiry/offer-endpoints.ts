import { z } from 'zod';
import { single } from '../answer';
import { Bytes, endpoint } from '../endpoint';
import { idOf } from '../id';
import { nameText, text } from '../text';
import { offers, OfferState, PricedLine } from './offer';
import { FormGuard } from './public-form';

/** The words of staff above an offer's mail. */
export const OfferMail = z.strictObject({ message: text(2000).nullish() });
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
  /** The sums with discount, charges and VAT, the total last. */
  totals: z.array(z.object({ label: z.string(), amount: money })),
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

/** The recipient's answer to the version that the key belongs to. */
export const OfferAnswer = z.discriminatedUnion('answer', [
  z.strictObject({
    ...answering,
    answer: z.literal('accept'),
    name: nameText(120),
    position: nameText(120),
  }),
  z.strictObject({ ...answering, answer: z.literal('decline'), reason: text(500).nullish() }),
]);
export type OfferAnswer = z.infer<typeof OfferAnswer>;

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
    summary: 'Accepts or declines a version of an offer once, which wins or loses the inquiry',
  }),
} as const;

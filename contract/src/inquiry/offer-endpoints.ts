import { z } from 'zod';
import { single } from '../answer';
import { Bytes, endpoint } from '../endpoint';
import { idOf } from '../id';
import { text } from '../text';
import { offers, OfferState, PricedLine } from './offer';

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

/** An offer as its recipient reads it on the status page. */
export const ShownOffer = z.object({
  number: z.string(),
  revision: z.int(),
  state: OfferState.exclude(['draft', 'superseded']),
  currency: z.string(),
  lines: z.array(
    PricedLine.pick({ name: true, unit: true, total: true }).extend({
      quantity: z.string().nullable(),
      unitPrice: z.string().nullable(),
      /** `3 × 200 L Drum` */
      packing: z.string().nullable(),
      leadTimeDays: z.int().nullable(),
    }),
  ),
  total: money,
  /** `FCA Rotterdam (Incoterms 2020)` */
  delivery: z.string().nullable(),
  paymentTerms: z.string().nullable(),
  validUntil: z.iso.date(),
  note: z.string().nullable(),
});
export type ShownOffer = z.infer<typeof ShownOffer>;

/** What opens the status page of an inquiry. */
export const StatusKey = z.strictObject({ reference: text(40), key: text(60) });

/** The recipient's answer to the version that they read. */
export const OfferAnswer = z.strictObject({
  ...StatusKey.shape,
  revision: z.int().min(1).max(10_000),
  answer: z.enum(['accept', 'decline']),
  reason: text(500).nullish(),
  homepage: z.string().max(500).nullish(),
  formToken: z.string().max(500).nullish(),
});
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
    needs: { inquiries: 'view' },
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
  open: endpoint({
    name: 'offer.open',
    method: 'GET',
    path: 'offer/open',
    access: 'public',
    needs: 'account',
    query: StatusKey,
    answer: Bytes,
    produces: ['application/pdf'],
    summary: 'The PDF of the offer that was sent last, for who has the key of the status page',
  }),
  answer: endpoint({
    name: 'offer.answer',
    method: 'POST',
    path: 'offer/answer',
    access: 'public',
    needs: 'account',
    body: OfferAnswer,
    answer: single(z.object({ reference: z.string(), statusKey: z.string() })),
    summary: 'Accepts or declines an offer once, which wins or loses the inquiry',
  }),
} as const;

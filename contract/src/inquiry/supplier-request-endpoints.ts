import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { idOf } from '../id';
import { Currency } from '../partner/trade-terms';
import { text } from '../text';
import { AnswerContents, AskedState, askedSuppliers } from './asked-supplier';
import { FormGuard } from './public-form';
import {
  maxAskedSuppliers,
  maxRequestLines,
  RequestedLine,
  RequestLine,
  supplierRequests,
} from './supplier-request';

const money = z.string();
const asking = { inquiries: 'view', suppliers: 'edit', purchaseFacts: 'view' } as const;
const reading = { inquiries: 'view', suppliers: 'view', purchaseFacts: 'view' } as const;

/** The words of staff above the mail to suppliers, and to whom it goes. */
export const RequestMail = z.strictObject({
  message: text(2000).nullish(),
  /** Suppliers that get it again with another key; without any, those chosen that did not get it yet. */
  supplierIds: z.array(idOf('supplier')).min(1).max(maxAskedSuppliers).optional(),
});
export type RequestMail = z.infer<typeof RequestMail>;

/** A supplier of chemicals of a request. */
export const ProposedSupplier = z.object({
  supplierId: idOf('supplier'),
  companyName: z.string(),
  /** The first of its addresses; null without one, and then it cannot be asked. */
  email: z.string().nullable(),
  /** How many of the lines name a chemical that it supplies. */
  lineCount: z.int(),
  /** The newest price of one of them, valid or not. */
  lastPrice: z
    .object({
      chemicalName: z.string(),
      unitPrice: money,
      currency: z.string(),
      unit: z.string(),
      validFrom: z.iso.date(),
    })
    .nullable(),
});
export type ProposedSupplier = z.infer<typeof ProposedSupplier>;

/** A supplier's price for a line, as it compares with the others. */
export const ComparedPrice = z.object({
  askedId: idOf('askedSupplier'),
  /** As the supplier wrote it, of one `unit`; null without a price. */
  unitPrice: money.nullable(),
  currency: z.string(),
  unit: z.string().nullable(),
  /** Of one unit of the line, in the currency of the comparison; null for what is not compared. */
  converted: money.nullable(),
  /** Why it is not compared; null for what is. */
  problem: z.string().nullable(),
  /** Packs, least amount and other conditions, in words. */
  notes: z.array(z.string()),
  leadTimeDays: z.int().nullable(),
  validUntil: z.iso.date().nullable(),
});
export type ComparedPrice = z.infer<typeof ComparedPrice>;

export const ComparedLine = z.object({
  key: z.uuid(),
  /** The unit of the converted prices: that of the line, else that of its first answer. */
  unit: z.string().nullable(),
  /** In the order of the suppliers. */
  prices: z.array(ComparedPrice),
  best: z.object({ askedId: idOf('askedSupplier'), reason: z.string() }).nullable(),
});
export type ComparedLine = z.infer<typeof ComparedLine>;

export const ComparedAnswers = z.object({
  currency: z.string(),
  /** The day whose exchange rates apply: today. */
  day: z.iso.date(),
  suppliers: z.array(
    z.object({ askedId: idOf('askedSupplier'), companyName: z.string(), state: AskedState }),
  ),
  lines: z.array(ComparedLine),
});
export type ComparedAnswers = z.infer<typeof ComparedAnswers>;

/** The answers that are taken over, by line. */
export const TakenAnswers = z.strictObject({
  lines: z
    .array(z.strictObject({ key: z.uuid(), askedId: idOf('askedSupplier') }))
    .min(1, 'Choose an answer')
    .max(maxRequestLines),
});
export type TakenAnswers = z.infer<typeof TakenAnswers>;

/** The key of one supplier's version, which stands in the mail to it alone. */
export const RequestKey = z.strictObject({ key: text(60) });

/** What a supplier reads of a request while its key is valid. */
export const ShownRequestContents = z.object({
  lines: z.array(
    RequestedLine.extend({
      key: z.uuid(),
      grade: z.string().nullable(),
      quantity: z.string().nullable(),
      unitId: idOf('unit').nullable(),
      packaging: z.string().nullable(),
      documentsWanted: RequestLine.shape.documentsWanted,
    }),
  ),
  currency: z.string().nullable(),
  /** `FCA Rotterdam (Incoterms 2020)` */
  delivery: z.string().nullable(),
  remarks: z.string().nullable(),
  /** For prices, least amounts and packs. */
  units: z.array(z.object({ _id: idOf('unit'), symbol: z.string() })),
  /** What the supplier answered last. */
  answer: AnswerContents.nullable(),
  /** Staff took the answer over: it does not change any more. */
  isTaken: z.boolean(),
});
export type ShownRequestContents = z.infer<typeof ShownRequestContents>;

export const ShownRequest = z.object({
  number: z.string(),
  revision: z.int(),
  state: AskedState,
  answerBy: z.iso.date(),
  /** Null once the key has ended. */
  contents: ShownRequestContents.nullable(),
});
export type ShownRequest = z.infer<typeof ShownRequest>;

const answering = { ...RequestKey.shape, ...FormGuard };

/** A supplier's answer; it may be given again until the request ends. */
export const RequestAnswer = z.discriminatedUnion('answer', [
  z.strictObject({
    ...answering,
    answer: z.literal('offer'),
    ...AnswerContents.shape,
  }),
  z.strictObject({ ...answering, answer: z.literal('decline'), reason: text(500).nullish() }),
]);
export type RequestAnswer = z.infer<typeof RequestAnswer>;

const made = single(z.object({ _id: idOf('supplierRequest') }));

export const supplierRequestEndpoints = {
  make: endpoint({
    name: 'supplierRequest.make',
    method: 'POST',
    path: 'supplierRequest/make',
    access: 'admin',
    needs: asking,
    idIn: 'query',
    idName: 'inquiryId',
    answer: made,
    summary:
      'The draft of an inquiry’s request to suppliers, made of its items unless there is one',
  }),
  next: endpoint({
    name: 'supplierRequest.next',
    method: 'POST',
    path: 'supplierRequest/next',
    access: 'admin',
    needs: asking,
    idIn: 'query',
    answer: made,
    summary: 'The draft of the next version of a request that was sent',
  }),
  proposals: endpoint({
    name: 'supplierRequest.proposals',
    method: 'GET',
    path: 'supplierRequest/getProposals',
    access: 'admin',
    needs: reading,
    idIn: 'query',
    answer: single(z.array(ProposedSupplier)),
    summary: 'The suppliers of the chemicals of a request, those of most lines first',
  }),
  send: endpoint({
    name: 'supplierRequest.send',
    method: 'POST',
    path: 'supplierRequest/send',
    access: 'admin',
    needs: { ...asking, email: 'edit' },
    cost: 'thread',
    idIn: 'query',
    body: RequestMail,
    answer: single(supplierRequests.entity),
    summary: 'Mails a request to each of its suppliers with a link of its own; former versions end',
  }),
  withdraw: endpoint({
    name: 'supplierRequest.withdraw',
    method: 'POST',
    path: 'supplierRequest/withdraw',
    access: 'admin',
    needs: asking,
    idIn: 'query',
    idName: 'askedId',
    answer: single(askedSuppliers.entity),
    summary: 'Ends the link of a supplier that has not answered yet',
  }),
  compare: endpoint({
    name: 'supplierRequest.compare',
    method: 'GET',
    path: 'supplierRequest/compare',
    access: 'admin',
    needs: reading,
    idIn: 'query',
    query: z.strictObject({ currency: Currency.optional() }),
    answer: single(ComparedAnswers),
    summary: 'The answers to a request, each price in one currency and unit, the best of each line',
  }),
  take: endpoint({
    name: 'supplierRequest.take',
    method: 'POST',
    path: 'supplierRequest/take',
    access: 'admin',
    needs: { inquiries: 'edit', suppliers: 'view', purchaseFacts: 'edit' },
    idIn: 'query',
    body: TakenAnswers,
    answer: single(z.object({ offerId: idOf('offer'), taken: z.int() })),
    summary: 'Takes suppliers, costs and lead times of answers over into the inquiry’s draft offer',
  }),
  storePrices: endpoint({
    name: 'supplierRequest.storePrices',
    method: 'POST',
    path: 'supplierRequest/storePrices',
    access: 'admin',
    needs: { inquiries: 'view', chemicals: 'view', suppliers: 'edit', purchaseFacts: 'edit' },
    idIn: 'query',
    body: TakenAnswers,
    answer: single(z.object({ stored: z.int() })),
    summary:
      'Stores answers as prices of the suppliers, each once, with the request as their source',
  }),
  show: endpoint({
    name: 'supplierRequest.show',
    method: 'GET',
    path: 'supplierRequest/show',
    access: 'public',
    needs: 'account',
    query: RequestKey,
    answer: single(ShownRequest),
    summary: 'A request, for the supplier that has its key',
  }),
  answer: endpoint({
    name: 'supplierRequest.answer',
    method: 'POST',
    path: 'supplierRequest/answer',
    access: 'public',
    needs: 'account',
    body: RequestAnswer,
    answer: single(ShownRequest.pick({ number: true, revision: true, state: true })),
    summary: 'A supplier’s prices, or that it declines; the last answer before the end counts',
  }),
} as const;

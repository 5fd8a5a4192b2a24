import { z } from 'zod';
import { computed, defaulted, optional, reference } from '../field';
import { idOf } from '../id';
import { Day } from '../moment';
import { LetterLanguage } from '../partner/letter-language';
import { Currency, Incoterm } from '../partner/trade-terms';
import { namedPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';
import { Decimal, Percent, PositiveDecimal } from './decimal';
import { DocumentsWanted } from './documents-wanted';
import { OfferLine, PricedLine } from './offer';
import { OrderState } from './order-actions';
import { VatRule } from './vat-rule';

/** What a delivery holds of one line of its order. */
export const DeliveryLine = z.strictObject({
  /** The key of the order's line. */
  key: z.uuid(),
  /** In the unit of the order's line. */
  quantity: PositiveDecimal,
  packs: z.int().min(1).max(1_000_000).nullable().default(null),
  batchNumber: text(60).nullable().default(null),
  /** The certificate of analysis of the batch. */
  certificateId: idOf('document').nullable().default(null),
});
export type DeliveryLine = z.infer<typeof DeliveryLine>;

/** A delivery of an order. */
export const OrderDelivery = z.strictObject({
  /** Made by the client: the same delivery sent twice is one. */
  key: z.uuid(),
  deliveredOn: Day,
  /** The number of the delivery note or of the consignment. */
  reference: text(80).nullable().default(null),
  lines: z.array(DeliveryLine).min(1, 'Enter what was delivered').max(400),
});
export type OrderDelivery = z.infer<typeof OrderDelivery>;

/** An accepted offer as it is to be delivered. Its lines and terms are those of the offer's version. */
export const orders = defineResource({
  name: 'order',
  label: { one: 'order', many: 'orders' },
  area: 'orders',
  paths: namedPaths({
    list: 'order/get',
    get: 'order/getById',
    update: 'order/update',
    remove: 'order/delete',
    export: 'order/export',
  }),
  fields: {
    /** `ORD-2026-000123`: the year of the order and a unique number. */
    number: computed(z.string()),
    state: computed(OrderState),
    inquiryId: computed(...reference('inquiry')),
    offerId: computed(...reference('offer')),
    /** The number and version of the offer. */
    offerNumber: computed(z.string()),
    offerRevision: computed(z.int()),
    customerId: optional(...reference('customer')),
    contactName: computed(z.string()),
    /** The buyer's company. */
    company: computed(z.string().nullable()),
    /** The customer's own number of the order. */
    customerNumber: optional(text(80)),
    buyerAddress: optional(text(500), { area: 'customers' }),
    /** Without one, it is the buyer's. */
    deliveryAddress: optional(text(500), { area: 'customers' }),
    /** Of the confirmation: the offer's. */
    language: computed(LetterLanguage),
    currency: computed(Currency),
    lines: computed(z.array(OfferLine), {
      references: { chemicalId: 'chemical', unitId: 'unit', packUnitId: 'unit' },
    }),
    /** In the order of the lines. */
    pricedLines: computed(z.array(PricedLine)),
    discountPercent: computed(Percent.nullable()),
    freight: computed(Decimal.nullable()),
    insurance: computed(Decimal.nullable()),
    otherCharges: computed(Decimal.nullable()),
    otherChargesName: computed(z.string().nullable()),
    vatRule: computed(VatRule.nullable()),
    vatPercent: computed(Percent.nullable()),
    /** What the customer pays, as `offerTotals` counts it. */
    total: computed(z.string()),
    incoterm: computed(Incoterm.nullable()),
    /** The named place of the Incoterms rule. */
    place: computed(z.string().nullable()),
    paymentTerms: computed(z.string().nullable()),
    /** The day that the customer asked for. */
    wantedOn: optional(Day),
    /** The day that the company promises. */
    promisedOn: optional(Day),
    documentsWanted: defaulted(DocumentsWanted, []),
    remarks: optional(text(2000)),
    deliveries: computed(z.array(OrderDelivery), {
      references: { 'lines.certificateId': 'document' },
    }),
    /** When the confirmation was last sent. */
    confirmedAt: computed(z.iso.datetime().nullable()),
    confirmedBy: computed(idOf('admin').nullable()),
    /** The address that the confirmation was sent to. */
    sentTo: computed(z.string().nullable(), { area: 'customers' }),
    /** The stored name of the confirmation as it was sent. */
    pdf: computed(z.string().nullable(), { area: 'customers' }),
    /** Null again when a delivery, an address or the customer's number changes what was handed over. */
    handedOverAt: computed(z.iso.datetime().nullable()),
    invoiceNumber: computed(z.string().nullable()),
    invoicedAt: computed(z.iso.datetime().nullable()),
    cancelledAt: computed(z.iso.datetime().nullable()),
    cancelReason: computed(z.string().nullable()),
  },
  title: 'number',
  search: ['number', 'customerNumber', 'company', 'contactName'],
  sorts: ['number', 'company', 'promisedOn', 'createdAt', 'updatedAt'],
  defaultSort: '-createdAt',
  groups: ['state'],
  filters: {
    state: OrderState.optional(),
    customerId: idOf('customer').optional(),
    inquiryId: idOf('inquiry').optional(),
    offerId: idOf('offer').optional(),
    chemicalId: idOf('chemical').optional(),
  },
});

export const Order = orders.entity;
export type Order = z.infer<typeof Order>;

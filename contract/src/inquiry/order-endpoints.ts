import { z } from 'zod';
import { single } from '../answer';
import { Bytes, endpoint } from '../endpoint';
import { idOf } from '../id';
import { QueryFlag } from '../list';
import { text } from '../text';
import { OrderDelivery, orders } from './order';

/** The words of staff above the mail with a confirmation. */
export const OrderMail = z.strictObject({ message: text(2000).nullish() });
export type OrderMail = z.infer<typeof OrderMail>;

/** The event of an order that was handed over to invoicing. */
export const orderHandedOver = 'order.handed-over';

/** The columns of the file for invoicing. They are stable: new ones are added behind them. */
export const invoiceColumns = [
  'order_number',
  'order_id',
  'customer_order_number',
  'customer_id',
  'buyer',
  'buyer_address',
  'delivery_address',
  'currency',
  'line',
  'product',
  'cas_number',
  'grade',
  'packaging',
  'quantity_ordered',
  'quantity_delivered',
  'unit',
  'unit_price',
  'line_discount_percent',
  'line_total_ordered',
  'line_total_delivered',
  'order_discount_percent',
  'freight',
  'insurance',
  'other_charges',
  'vat_rule',
  'vat_percent',
  'order_total',
  'incoterm',
  'place',
  'payment_terms',
  'last_delivered_on',
] as const;

const change = {
  access: 'admin',
  needs: { orders: 'edit' },
  method: 'POST',
  idIn: 'query',
  answer: single(orders.entity),
} as const;

export const orderEndpoints = {
  make: endpoint({
    name: 'order.make',
    method: 'POST',
    path: 'order/make',
    access: 'admin',
    needs: { orders: 'edit', inquiries: 'view' },
    idIn: 'query',
    idName: 'offerId',
    answer: single(z.object({ _id: idOf('order') })),
    summary: 'The order of an offer that was sent or accepted; made unless it has one',
  }),
  pdf: endpoint({
    name: 'order.pdf',
    method: 'GET',
    path: 'order/getPdf',
    access: 'admin',
    needs: { orders: 'view', customers: 'view' },
    cost: 'thread',
    idIn: 'query',
    query: z.strictObject({ isPreview: QueryFlag.optional() }),
    answer: Bytes,
    produces: ['application/pdf'],
    summary: 'The confirmation of an order: as it was sent, or a preview',
  }),
  confirm: endpoint({
    ...change,
    name: 'order.confirm',
    path: 'order/confirm',
    needs: { orders: 'edit', customers: 'view', email: 'all' },
    cost: 'thread',
    body: OrderMail,
    summary: 'Mails the confirmation of an order as a PDF to the contact of its inquiry',
  }),
  deliver: endpoint({
    ...change,
    name: 'order.deliver',
    path: 'order/deliver',
    body: OrderDelivery,
    summary:
      'Adds a delivery to an order; the same again changes nothing, another with its key is refused',
  }),
  takeBack: endpoint({
    ...change,
    name: 'order.takeBack',
    path: 'order/takeBack',
    body: z.strictObject({ key: z.uuid() }),
    summary: 'Takes a delivery of an order back, while it is not invoiced',
  }),
  handOver: endpoint({
    ...change,
    name: 'order.handOver',
    path: 'order/handOver',
    summary: 'Hands an order over to invoicing: sends the event `order.handed-over`',
  }),
  invoiceLines: endpoint({
    name: 'order.invoiceLines',
    method: 'GET',
    path: 'order/getInvoiceLines',
    access: 'admin',
    needs: { orders: 'view', customers: 'view' },
    idIn: 'query',
    answer: Bytes,
    produces: ['text/csv'],
    summary: 'An order for invoicing as CSV with stable columns, a row for each line',
  }),
  invoiced: endpoint({
    ...change,
    name: 'order.invoiced',
    path: 'order/invoiced',
    body: z.strictObject({
      invoiceNumber: text(80),
      /** Of the order that was invoiced: refused when it was handed over again since. */
      handedOverAt: z.iso.datetime().optional(),
    }),
    summary: 'Notes the invoice that another system made of an order that was handed over',
  }),
  cancel: endpoint({
    ...change,
    name: 'order.cancel',
    path: 'order/cancel',
    body: z.strictObject({ reason: text(500) }),
    summary: 'Cancels an order of which nothing was delivered',
  }),
} as const;

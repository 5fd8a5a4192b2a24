import { utcDateText } from 'contract';
import type { DocumentWanted } from 'contract/inquiry';
import { drawSale } from '../offer/draw-sale';
import { deliveryText } from '../offer/offer-words';
import type { OrderSheet } from './order-sheet';

declare module '../../pdf/document-messages' {
  interface Documents {
    readonly order: { readonly contents: OrderSheet; readonly drawn: Uint8Array };
  }
}

const documentWords = {
  SDS: 'safety data sheet',
  TDS: 'technical data sheet',
  COA: 'certificate of analysis',
  Other: 'others as agreed',
} as const satisfies Record<DocumentWanted, string>;

/** The PDF of an order's confirmation, in the layout of the offer. */
export function drawConfirmation({ order, company, day }: OrderSheet): Promise<Buffer> {
  const dayText = (on: string | null) => (on === null ? null : utcDateText(on));
  const wanted = order.documentsWanted.map((kind) => documentWords[kind]).join(', ');
  return drawSale({
    title: `Order confirmation ${order.number}`,
    footer: order.number,
    company,
    day,
    recipient: [order.contactName, order.company, order.buyerAddress],
    facts: [
      ['Date', utcDateText(day)],
      ['Your order', order.customerNumber],
      ['Our offer', `${order.offerNumber}, version ${order.offerRevision}`],
      ['Delivery', deliveryText(order)],
      ['Deliver to', order.deliveryAddress],
      ['You asked for', dayText(order.wantedOn)],
      ['Delivery date', dayText(order.promisedOn)],
      ['Documents', wanted === '' ? null : wanted],
      ['Payment terms', order.paymentTerms],
      ['Currency', order.currency],
    ],
    sold: order,
    parts: [['Remarks', order.remarks]],
    links: [],
  });
}

import { utcDateText } from 'contract';
import { drawLetter } from '../letter/draw-letter';
import { contactFacts, recipientOf } from '../letter/letter-facts';
import { inLetterLanguage } from '../letter/letter-words';
import { soldTable } from '../letter/sold-table';
import { deliveryText } from '../letter/trade-words';
import type { OrderSheet } from './order-sheet';

declare module '../../pdf/document-messages' {
  interface Documents {
    readonly order: { readonly contents: OrderSheet; readonly drawn: Uint8Array };
  }
}

/** The PDF of an order's confirmation, in the layout of the offer. */
export function drawConfirmation({ order, sender, vatNumber }: OrderSheet): Promise<Buffer> {
  const { locale } = sender.company;
  return inLetterLanguage({ language: order.language, locale }, (words) => {
    const { facts } = words;
    const dayText = (on: string | null) => (on === null ? null : utcDateText(on));
    const wanted = order.documentsWanted.map((kind) => words.documents[kind]).join(', ');
    const { contactName, company, buyerAddress: address } = order;
    return drawLetter({
      words,
      title: words.confirmation(order.number),
      footer: order.number,
      sender,
      recipient: recipientOf({ contactName, company, address, vatNumber }, words),
      facts: [
        [facts.date, utcDateText(sender.day)],
        [facts.yourOrder, order.customerNumber],
        [facts.ourOffer, words.version(order.offerNumber, order.offerRevision)],
        [facts.delivery, deliveryText(order)],
        [facts.deliverTo, order.deliveryAddress],
        [facts.wantedOn, dayText(order.wantedOn)],
        [facts.promisedOn, dayText(order.promisedOn)],
        [facts.documents, wanted === '' ? null : wanted],
        [facts.paymentTerms, order.paymentTerms],
        [facts.currency, order.currency],
        ...contactFacts(sender.seller, words),
      ],
      opening: words.thanks(order.customerNumber),
      language: order.language,
      table: soldTable(order, words),
      sold: order,
      parts: [[words.remarks, order.remarks]],
      links: [],
    });
  });
}

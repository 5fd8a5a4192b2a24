import { utcDateText } from 'contract';
import { drawSale } from './draw-sale';
import { deliveryText } from './offer-words';
import type { OfferSheet } from './offer-sheet';

declare module '../../pdf/document-messages' {
  interface Documents {
    readonly offer: { readonly contents: OfferSheet; readonly drawn: Uint8Array };
  }
}

/** The PDF of an offer. */
export function drawOffer({ offer, company, day, recipient, links }: OfferSheet): Promise<Buffer> {
  const name = `${offer.number}, version ${offer.revision}`;
  return drawSale({
    title: `Offer ${name}`,
    footer: name,
    company,
    day,
    recipient: [recipient.contactName, recipient.company],
    facts: [
      ['Date', utcDateText(day)],
      ['Your inquiry', recipient.reference],
      ['Valid until', utcDateText(offer.validUntil)],
      ['Delivery', deliveryText(offer)],
      ['Payment terms', offer.paymentTerms],
      ['Currency', offer.currency],
    ],
    sold: offer,
    parts: [['Notes', offer.note]],
    links,
  });
}

import { utcDateText } from 'contract';
import { drawLetter } from '../letter/draw-letter';
import { contactFacts, recipientOf } from '../letter/letter-facts';
import { inLetterLanguage } from '../letter/letter-words';
import { soldTable } from '../letter/sold-table';
import { deliveryText } from '../letter/trade-words';
import type { OfferSheet } from './offer-sheet';

declare module '../../pdf/document-messages' {
  interface Documents {
    readonly offer: { readonly contents: OfferSheet; readonly drawn: Uint8Array };
  }
}

/** The PDF of an offer. */
export function drawOffer({ offer, sender, buyer, links }: OfferSheet): Promise<Buffer> {
  const { locale, timeZone } = sender.company;
  return inLetterLanguage({ language: offer.language, locale }, (words) => {
    const { facts } = words;
    const until = utcDateText(offer.validUntil);
    return drawLetter({
      words,
      title: words.offer(offer.number, offer.revision),
      footer: words.version(offer.number, offer.revision),
      sender,
      recipient: recipientOf(buyer, words),
      facts: [
        [facts.date, utcDateText(sender.day)],
        [facts.yourInquiry, buyer.reference],
        [facts.validUntil, until],
        [facts.delivery, deliveryText(offer)],
        [facts.paymentTerms, offer.paymentTerms],
        [facts.currency, offer.currency],
        ...contactFacts(sender.seller, words),
      ],
      opening: words.validity(until, timeZone),
      language: offer.language,
      table: soldTable(offer, words),
      sold: offer,
      parts: [[words.notes, offer.note]],
      links,
    });
  });
}

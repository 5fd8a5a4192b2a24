import { type OfferContents, type ShownOffer, totalRows } from 'contract/inquiry';
import { notFound } from '../../kernel/problem';
import { acceptedPart } from './accepted-part';
import type { KeyedOffer } from './offer-keys';
import { deliveryText, packingText } from '../letter/trade-words';
import type { OfferRecord } from './prepare-offers';

/** The offer as its recipient reads it. */
export function shownOffer({ offer, hasEnded }: KeyedOffer): ShownOffer {
  const { number, revision, state, validUntil } = offer;
  if (state === 'draft') throw notFound('offer');
  const contents = hasEnded ? null : contentsOf(offer);
  return { number, revision, state, validUntil, contents };
}

function contentsOf(offer: OfferRecord): OfferContents {
  const { currency, paymentTerms, note, acceptedLines, state } = offer;
  const { pricedLines, total } = acceptedPart(offer);
  const isAccepted = (key: string) =>
    state === 'accepted' ? (acceptedLines?.includes(key) ?? true) : null;
  return {
    currency,
    total,
    totals: totalRows(
      pricedLines.map((line) => line.total),
      offer,
    ),
    terms: termsOf(offer),
    delivery: deliveryText(offer),
    paymentTerms,
    note,
    lines: offer.lines.flatMap((line, place) => {
      const priced = offer.pricedLines[place];
      if (!priced) return [];
      const { key, quantity, unitPrice, leadTimeDays } = line;
      const discountPercent = line.discountPercent ?? null;
      const asWritten = line.asWritten ?? null;
      const { name, unit, total: sum } = priced;
      const packing = packingText(line, priced);
      const said = { quantity, unitPrice, discountPercent, packing, asWritten, leadTimeDays };
      return [{ key, isAccepted: isAccepted(key), name, unit, total: sum, ...said }];
    }),
  };
}

function termsOf(offer: OfferRecord): OfferContents['terms'] {
  const { currency, discountPercent, freight, insurance, otherCharges, otherChargesName } = offer;
  const { vatRule, vatPercent } = offer;
  return {
    currency,
    discountPercent,
    freight,
    insurance,
    otherCharges,
    otherChargesName,
    vatRule,
    vatPercent,
  };
}

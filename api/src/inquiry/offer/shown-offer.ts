import { type OfferContents, type ShownOffer, totalRows } from 'contract/inquiry';
import { notFound } from '../../kernel/problem';
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
  const { currency, total, paymentTerms, note } = offer;
  return {
    currency,
    total,
    totals: totalRows(
      offer.pricedLines.map((line) => line.total),
      offer,
    ),
    delivery: deliveryText(offer),
    paymentTerms,
    note,
    lines: offer.lines.flatMap((line, place) => {
      const priced = offer.pricedLines[place];
      if (!priced) return [];
      const { quantity, unitPrice, leadTimeDays } = line;
      const discountPercent = line.discountPercent ?? null;
      const asWritten = line.asWritten ?? null;
      const { name, unit, total: sum } = priced;
      const packing = packingText(line, priced);
      const said = { quantity, unitPrice, discountPercent, packing, asWritten, leadTimeDays };
      return [{ name, unit, total: sum, ...said }];
    }),
  };
}

import { utcDateText } from 'contract';
import { groupedText, moneyText, offerEndpoints, type ShownOffer } from 'contract/inquiry';
import type { OfferLineView, OfferView } from './offer-view';

interface Keyed {
  readonly reference: string;
  readonly key: string;
}

/** An offer in display form. */
export function offerViewOf(offer: ShownOffer, { reference, key }: Keyed): OfferView {
  const { number, revision, state, lines, total, currency, note } = offer;
  return {
    title: `Offer ${number}, version ${revision}`,
    revision,
    state,
    stateText: stateText(offer),
    facts: factsOf(offer),
    lines: lines.map(lineView),
    total: moneyText(total, currency),
    note,
    pdf: `/api/${offerEndpoints.open.path}?${new URLSearchParams({ reference, key })}`,
    reference,
    key,
  };
}

function stateText({ state, validUntil }: ShownOffer): string {
  const until = utcDateText(validUntil);
  switch (state) {
    case 'sent':
      return `It is valid until ${until}. You can accept or decline it below.`;
    case 'accepted':
      return 'You accepted it. We will write to you about the next steps.';
    case 'declined':
      return 'You declined it. Write to us if you would like another one.';
    case 'expired':
      return `It expired: it was valid until ${until}. Write to us for a new one.`;
    default:
      return state satisfies never;
  }
}

function factsOf(offer: ShownOffer): OfferView['facts'] {
  const facts = [
    ['Valid until', utcDateText(offer.validUntil)],
    ['Delivery', offer.delivery],
    ['Payment terms', offer.paymentTerms],
    ['Currency', offer.currency],
  ] as const;
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}

function lineView(line: ShownOffer['lines'][number]): OfferLineView {
  const { name, unit, quantity, unitPrice, packing, leadTimeDays, total } = line;
  const per = unit === null ? '' : ` / ${unit}`;
  const lead = leadTimeDays === null ? null : leadText(leadTimeDays);
  return {
    name,
    details: [packing, lead].filter((detail) => detail !== null).join(', '),
    quantity: quantity === null ? '' : `${groupedText(quantity)}\u00a0${unit ?? ''}`.trim(),
    price: unitPrice === null ? '' : `${groupedText(unitPrice)}${per}`,
    total: total === null ? '' : groupedText(total),
  };
}

function leadText(days: number): string {
  if (days === 0) return 'in stock';
  return `${days === 1 ? '1 day' : `${days} days`} from order to dispatch`;
}

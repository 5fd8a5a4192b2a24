import { plural, t } from '@lingui/core/macro';
import { utcDateText } from 'contract';
import { groupedText, type OfferContents, offerEndpoints, type ShownOffer } from 'contract/inquiry';
import { totalsText } from './offer-sums';
import type { OfferContentsView, OfferLineView, OfferView } from './offer-view';

/** An offer in display form. */
export function offerViewOf({ contents, ...offer }: ShownOffer, key: string): OfferView {
  const { number, revision, state, validUntil } = offer;
  return {
    title: t`Offer ${number}, version ${revision}`,
    state,
    stateText: stateText(offer, contents?.lines ?? []),
    contents: contents && contentsView(contents, { validUntil, key }),
    key,
  };
}

function stateText(
  { state, validUntil }: Pick<ShownOffer, 'state' | 'validUntil'>,
  lines: OfferContents['lines'],
): string {
  const until = utcDateText(validUntil);
  switch (state) {
    case 'sent':
      return t`It is valid until ${until}. You can accept or decline it below.`;
    case 'accepted':
      return acceptedText(lines);
    case 'declined':
      return t`You declined it. Write to us if you would like another one.`;
    case 'expired':
      return t`It expired: it was valid until ${until}. Write to us for a new one.`;
    case 'superseded':
      return t`A newer version replaced it. Open that one with the link in our latest mail.`;
    default:
      return state satisfies never;
  }
}

function acceptedText(lines: OfferContents['lines']): string {
  const [accepted, all] = [
    lines.filter(({ isAccepted }) => isAccepted !== false).length,
    lines.length,
  ];
  return accepted === all
    ? t`You accepted it. We have confirmed that by email, and will write to you about the next steps.`
    : t`You accepted ${accepted} of its ${all} lines. We have confirmed that by email, and will write to you about the next steps.`;
}

function contentsView(
  { lines, totals, terms, currency, note, delivery, paymentTerms }: OfferContents,
  { validUntil, key }: Pick<ShownOffer, 'validUntil'> & Pick<OfferView, 'key'>,
): OfferContentsView {
  const facts = [
    [t`Valid until`, utcDateText(validUntil)],
    [t`Delivery`, delivery],
    [t`Payment terms`, paymentTerms],
    [t`Currency`, currency],
  ] as const;
  return {
    facts: facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])),
    lines: lines.map(lineView),
    totals: totalsText(totals, currency),
    terms,
    note,
    pdf: `/api/${offerEndpoints.open.path}?${new URLSearchParams({ key })}`,
  };
}

function lineView(line: OfferContents['lines'][number]): OfferLineView {
  const { name, unit, quantity, unitPrice, packing, leadTimeDays, total, asWritten } = line;
  const { key, isAccepted, discountPercent } = line;
  const per = unit === null ? '' : ` / ${unit}`;
  const lead = leadTimeDays === null ? null : leadText(leadTimeDays);
  return {
    key,
    isAccepted,
    name,
    details: [
      discountPercent && lessText(groupedText(discountPercent)),
      packing,
      lead,
      asWritten && t`on your list: “${asWritten}”`,
    ]
      .filter(Boolean)
      .join(', '),
    quantity: quantity === null ? '' : `${groupedText(quantity)}\u00a0${unit ?? ''}`.trim(),
    price: unitPrice === null ? '' : `${groupedText(unitPrice)}${per}`,
    total: total === null ? '' : groupedText(total),
    amount: total,
  };
}

function leadText(days: number): string {
  if (days === 0) return t`in stock`;
  return t`${plural(days, {
    one: '# day from order to dispatch',
    other: '# days from order to dispatch',
  })}`;
}

function lessText(percent: string): string {
  return t`less ${percent} %`;
}

import { groupedText, type OfferLine, type PricedLine } from 'contract/inquiry';
import type { OfferRecord } from '../offer/prepare-offers';
import type { LetterWords } from './letter-words';
import { en } from './words/en';

type Packed = Pick<PricedLine, 'packs' | 'packUnit' | 'arePacksFull'>;

/** How a line is packed: `3 × 200 L Drum`; null when nothing is said of it. */
export function packingText(
  { packaging, packSize }: Pick<OfferLine, 'packaging' | 'packSize'>,
  { packs, packUnit, arePacksFull }: Packed,
  words: LetterWords = en,
): string | null {
  const size = packSize === null ? [] : [`${groupedText(packSize)} ${packUnit ?? ''}`.trim()];
  const pack = [...size, ...(packaging === null ? [] : [packaging])].join(' ');
  if (pack === '') return null;
  if (packs === null) return pack;
  const count = groupedText(String(packs));
  return `${count} × ${pack}${arePacksFull ? '' : `, ${words.lastNotFull}`}`;
}

/** `25 kg`; null without a quantity. */
export function quantityText(quantity: string | null, unit: string | null): string | null {
  return quantity === null ? null : [groupedText(quantity), unit ?? ''].join(' ').trim();
}

/** `FCA Rotterdam (Incoterms 2020)`. */
export function deliveryText({ incoterm, place }: Pick<OfferRecord, 'incoterm' | 'place'>) {
  if (incoterm === null) return place;
  return `${[incoterm, place].filter(Boolean).join(' ')} (Incoterms 2020)`;
}

/** `14 days from order to dispatch`. */
export function leadTimeText(days: number | null, words: LetterWords): string | null {
  if (days === null) return null;
  return days === 0 ? words.inStock : words.leadTime(days);
}

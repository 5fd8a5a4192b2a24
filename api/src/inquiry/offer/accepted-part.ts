import { type OfferAnswer, offerTotals } from 'contract/inquiry';
import { invalidField } from '../../kernel/problem';
import type { OfferRecord } from './prepare-offers';

type Sold = Pick<
  OfferRecord,
  | 'lines'
  | 'pricedLines'
  | 'total'
  | 'currency'
  | 'discountPercent'
  | 'freight'
  | 'insurance'
  | 'otherCharges'
  | 'otherChargesName'
  | 'vatRule'
  | 'vatPercent'
>;

type Chosen = Sold & Pick<OfferRecord, 'acceptedLines'>;

/** The lines that were accepted, with their total; charges stay as they were offered. */
export function acceptedPart(offer: Chosen): Pick<Sold, 'lines' | 'pricedLines' | 'total'> {
  const { lines, pricedLines, total, acceptedLines } = offer;
  if (acceptedLines === null) return { lines, pricedLines, total };
  const keys = new Set(acceptedLines);
  const isChosen = (_: unknown, place: number) => keys.has(lines[place]?.key ?? '');
  const chosen = pricedLines.filter(isChosen);
  const sums = chosen.map((line) => line.total);
  return {
    lines: lines.filter(isChosen),
    pricedLines: chosen,
    total: offerTotals(sums, offer).total,
  };
}

type Acceptance = Extract<OfferAnswer, { answer: 'accept' }>;

/**
 * The keys of the chosen lines, in the order of the offer; null for all of them.
 *
 * @throws ApiProblem `invalid` at `lines` for a line of something else
 */
export function chosenKeys(
  { lines }: Pick<OfferRecord, 'lines'>,
  given: Pick<Acceptance, 'lines'>,
): string[] | null {
  if (given.lines === undefined) return null;
  const chosen = new Set(given.lines);
  const keys = lines.map(({ key }) => key).filter((key) => chosen.has(key));
  if (keys.length < chosen.size) {
    throw invalidField('lines', 'The offer has other lines. Open it again and choose from them');
  }
  return keys.length === lines.length ? null : keys;
}

/** `2 of 5 lines`; null for an offer that was accepted as a whole. */
export function partText({
  lines,
  acceptedLines,
}: Pick<OfferRecord, 'lines' | 'acceptedLines'>): string | null {
  return acceptedLines === null ? null : `${acceptedLines.length} of ${lines.length} lines`;
}

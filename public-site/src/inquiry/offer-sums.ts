import { moneyText, type TotalRow, totalRows } from 'contract/inquiry';
import type { OfferContentsView } from './offer-view';

/** Sums for people. */
export function totalsText(rows: readonly TotalRow[], currency: string) {
  return rows.map(({ label, amount }) => ({ label, amount: moneyText(amount, currency) }));
}

/** The sums of the chosen lines alone; charges are those of the whole offer. */
export function sumsOf(
  { lines, terms }: Pick<OfferContentsView, 'lines' | 'terms'>,
  chosen: ReadonlySet<string>,
): OfferContentsView['totals'] {
  const amounts = lines.filter(({ key }) => chosen.has(key)).map(({ amount }) => amount);
  return totalsText(totalRows(amounts, terms), terms.currency);
}

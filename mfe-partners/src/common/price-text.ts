import { t } from '@lingui/core/macro';
import { utcDateText } from 'contract';
import { groupedText, moneyText } from 'contract/inquiry';
import type { SalesPrice } from 'contract/partner';

/** What both kinds of prices say. */
export type ShownPrice = Omit<SalesPrice, '_id' | 'priceListId' | 'listName'>;

/** `1.25 EUR / kg`. */
export function priceText({
  unitPrice,
  currency,
  unitSymbol,
}: Pick<ShownPrice, 'unitPrice' | 'currency' | 'unitSymbol'>): string {
  return `${moneyText(unitPrice, currency)} / ${unitSymbol}`;
}

/** What the price is for: `from 500 kg, grade HPLC, 200 kg Drum`; empty for all. */
export function conditionText(price: ShownPrice): string {
  const { offeredForm, grade, packaging, packSize, packUnitSymbol, fromQuantity, unitSymbol } =
    price;
  const size = packSize === null ? null : `${groupedText(packSize)} ${packUnitSymbol ?? ''}`.trim();
  const pack = [size, packaging].filter((part) => part !== null).join(' ');
  return [
    offeredForm,
    fromQuantity === null ? null : t`from ${{ quantity: groupedText(fromQuantity) }} ${unitSymbol}`,
    grade === null ? null : t`grade ${grade}`,
    pack === '' ? null : pack,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

/** `until 31 December 2026`, `since 1 January 2026`, `from 1 July 2027`, `ended on 31 March 2025`. */
export function validityText({
  state,
  validFrom,
  validUntil,
}: Pick<ShownPrice, 'state' | 'validFrom' | 'validUntil'>): string {
  if (state === 'future') return t`from ${{ day: utcDateText(validFrom) }}`;
  if (validUntil === null) return t`since ${{ day: utcDateText(validFrom) }}`;
  return state === 'ended'
    ? t`ended on ${{ day: utcDateText(validUntil) }}`
    : t`until ${{ day: utcDateText(validUntil) }}`;
}

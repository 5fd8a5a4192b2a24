import { localDecimal } from '../decimal-text';
import type { Decimal } from './decimal';
import { added, currencyPlaces, multiplied, roundedHalfEven, subtracted } from './exact-decimal';
import type { VatRule } from './vat-rule';

/** What an offer says of its sums besides the lines. */
export interface OfferTerms {
  readonly currency: string;
  readonly discountPercent: Decimal | null;
  readonly freight: Decimal | null;
  readonly insurance: Decimal | null;
  readonly otherCharges: Decimal | null;
  readonly otherChargesName: string | null;
  readonly vatRule: VatRule | null;
  readonly vatPercent: Decimal | null;
}

/** The sums of an offer with the currency's places; null for what it does not have. */
export interface OfferTotals {
  /** The sum of the lines. */
  readonly goods: Decimal;
  /** What is taken off the goods. */
  readonly discount: Decimal | null;
  readonly freight: Decimal | null;
  readonly insurance: Decimal | null;
  readonly otherCharges: Decimal | null;
  /** The goods less the discount, with all charges: what VAT is counted on. */
  readonly net: Decimal;
  readonly vat: Decimal | null;
  /** What the customer pays. */
  readonly total: Decimal;
}

/** A sum for people; the amount has the currency's places, and a sign where it is taken off. */
export interface TotalRow {
  readonly label: string;
  readonly amount: Decimal;
}

interface Priced {
  readonly quantity: Decimal | null;
  readonly unitPrice: Decimal | null;
  readonly discountPercent?: Decimal | null | undefined;
}

/** An amount with the currency's places, by the banker's rule (decision 202). */
export function amountIn(currency: string, exact: Decimal): Decimal {
  return roundedHalfEven(exact, currencyPlaces(currency));
}

/** Quantity times price less the line's discount, rounded once; null without either. */
export function lineTotal(
  { quantity, unitPrice, discountPercent }: Priced,
  currency: string,
): Decimal | null {
  if (quantity === null || unitPrice === null) return null;
  const rest = discountPercent ? subtracted('100', discountPercent) : '100';
  return amountIn(currency, multiplied(quantity, unitPrice, rest, '0.01'));
}

/**
 * The sums of an offer from the totals of its lines. Each sum is rounded once and the next is counted from it, so the
 * rows add up as they are shown. Freight, insurance and charges share the VAT of the goods (Directive 2006/112/EC,
 * Article 78).
 */
export function offerTotals(
  lineTotals: readonly (Decimal | null)[],
  terms: OfferTerms,
): OfferTotals {
  const { currency, discountPercent, vatRule, vatPercent } = terms;
  const money = (exact: Decimal) => amountIn(currency, exact);
  const charge = (amount: Decimal | null) => (amount === null ? null : money(amount));
  const goods = money(added(...lineTotals.flatMap((total) => total ?? [])));
  const discount = discountPercent === null ? null : money(share(goods, discountPercent));
  const freight = charge(terms.freight);
  const insurance = charge(terms.insurance);
  const otherCharges = charge(terms.otherCharges);
  const charges = [freight, insurance, otherCharges].flatMap((amount) => amount ?? []);
  const net = added(subtracted(goods, discount ?? '0'), ...charges);
  const vat = vatRule === null ? null : money(taxOf(net, { vatRule, vatPercent }));
  const total = added(net, vat ?? '0');
  return { goods, discount, freight, insurance, otherCharges, net, vat, total };
}

/** The words of the sums. */
export interface TotalWords {
  readonly goods: string;
  readonly discount: string;
  readonly freight: string;
  readonly insurance: string;
  readonly otherCharges: string;
  readonly net: string;
  readonly vat: string;
  readonly reverseCharge: string;
  readonly exempt: string;
  readonly total: string;
}

const english: TotalWords = {
  goods: 'Goods',
  discount: 'Discount',
  freight: 'Freight',
  insurance: 'Insurance',
  otherCharges: 'Other charges',
  net: 'Net',
  vat: 'VAT',
  reverseCharge: 'VAT: reverse charge, due from the recipient',
  exempt: 'VAT: none, exempt as an export',
  total: 'Total',
};

/** The sums as rows for people, the total last; without discount, charges and VAT the total alone. */
export function totalRows(
  lineTotals: readonly (Decimal | null)[],
  terms: OfferTerms,
  words = english,
): TotalRow[] {
  const totals = offerTotals(lineTotals, terms);
  const { goods, discount, net, vat, total } = totals;
  const shown = [
    row(
      `${words.discount} ${percentText(terms.discountPercent)}`,
      discount && subtracted('0', discount),
    ),
    row(words.freight, totals.freight),
    row(words.insurance, totals.insurance),
    row(terms.otherChargesName ?? words.otherCharges, totals.otherCharges),
  ].flat();
  return [
    ...(shown.length === 0 ? [] : row(words.goods, goods)),
    ...shown,
    ...(vat === null ? [] : [...row(words.net, net), ...row(vatLabel(terms, words), vat)]),
    ...row(words.total, total),
  ];
}

function vatLabel({ vatRule, vatPercent }: OfferTerms, words: TotalWords): string {
  switch (vatRule) {
    case 'reverseCharge':
      return words.reverseCharge;
    case 'export':
      return words.exempt;
    default:
      return `${words.vat} ${percentText(vatPercent)}`;
  }
}

function row(label: string, amount: Decimal | null): TotalRow[] {
  return amount === null ? [] : [{ label, amount }];
}

function percentText(percent: Decimal | null): string {
  return `${localDecimal(percent ?? '0')} %`;
}

function taxOf(net: Decimal, { vatRule, vatPercent }: Pick<OfferTerms, 'vatRule' | 'vatPercent'>) {
  return vatRule === 'domestic' ? share(net, vatPercent ?? '0') : '0';
}

function share(amount: Decimal, percent: Decimal): Decimal {
  return multiplied(amount, percent, '0.01');
}

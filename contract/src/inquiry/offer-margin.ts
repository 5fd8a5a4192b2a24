import type { Decimal } from './decimal';
import { divided, multiplied, subtracted } from './exact-decimal';
import { amountIn } from './offer-totals';

/** A rate of exchange between the currency of a cost and that of the offer. */
export interface CostRate {
  readonly rate: Decimal;
  /** The rate is that of the second currency in the first. */
  readonly isInverse: boolean;
}

/** What a sale earns. */
export interface Margin {
  readonly margin: Decimal;
  /** Of the price; null for a price of nothing. */
  readonly percent: string | null;
}

interface CostedLine {
  readonly total: Decimal;
  readonly quantity: Decimal;
  /** Of one unit, in the currency of the cost. */
  readonly cost: Decimal;
  /** Null where both currencies are one. */
  readonly rate: CostRate | null;
}

/** More places than any amount has: it is rounded once, at the end. */
const places = 12;

/** An amount by a rate; the same without one. */
export function inCurrency(amount: Decimal, rate: CostRate | null): Decimal {
  if (rate === null) return amount;
  return rate.isInverse ? divided(amount, rate.rate, places) : multiplied(amount, rate.rate);
}

/** What a line earns above its cost, in the offer's currency. */
export function marginOfLine({ total, quantity, cost, rate }: CostedLine, currency: string) {
  const spent = inCurrency(multiplied(cost, quantity), rate);
  return marginOf(subtracted(total, amountIn(currency, spent)), total);
}

/** A margin with its share of the price. */
export function marginOf(margin: Decimal, total: Decimal): Margin {
  const percent = /[1-9]/.test(total) ? divided(multiplied(margin, '100'), total, 1) : null;
  return { margin, percent };
}

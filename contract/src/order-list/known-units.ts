import { containerOf, isPieces } from './containers';
import { sizeOf } from './measure-words';
import type { OrderAmount } from './order-amount';

/** The units of a list by their symbol in lower case, without those that name a container. */
export function symbolsOf(units: readonly string[]): ReadonlyMap<string, string> {
  const measures = units.filter((symbol) => containerOf(symbol) === undefined && !isPieces(symbol));
  return new Map(measures.map((symbol) => [symbol.toLowerCase(), symbol]));
}

/** An amount in a unit of a list of units: 2 t are 2000 kg where tonnes are not among them. */
export function inKnownUnits(amount: OrderAmount, units: readonly string[]): OrderAmount {
  const { each, unit } = amount;
  const own = unit?.toLowerCase();
  const same =
    units.find((symbol) => symbol === unit) ?? units.find((symbol) => symbol.toLowerCase() === own);
  if (same !== undefined) return { ...amount, unit: same };
  const size = sizeOf(unit);
  if (each === undefined || !size) return amount;
  const [dimension, factor] = size;
  const other = units.find((symbol) => sizeOf(symbol)?.[0] === dimension);
  const otherSize = sizeOf(other)?.[1];
  if (other === undefined || otherSize === undefined) return amount;
  return {
    ...amount,
    each: Number(((each * factor) / otherSize).toPrecision(12)),
    unit: other,
    unitWord: amount.unitWord ?? own,
  };
}

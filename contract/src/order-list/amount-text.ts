import type { OrderAmount } from './order-amount';

/** The size of a pack times the packs. */
export function quantityOf({ each, packs = 1 }: OrderAmount): number | undefined {
  return each === undefined ? undefined : Number((each * packs).toPrecision(12));
}

/** Packs in words: `4 × 1000 L IBC`; undefined for an amount without packs. */
export function packagingOf({
  each,
  unit,
  packs,
  container,
  inner,
}: OrderAmount): string | undefined {
  if (inner !== undefined) return inner;
  if (each === undefined || (packs === undefined && container === undefined)) return undefined;
  const size = [each, unit, container].filter((part) => part !== undefined).join(' ');
  return packs === undefined ? size : `${packs} × ${size}`;
}

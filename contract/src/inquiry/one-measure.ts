import type { Unit } from '../catalog/unit';
import type { Decimal } from './decimal';
import { decimalOf, multiplied } from './exact-decimal';

/** What a unit measures. */
export type Measure = Pick<Unit, 'symbol' | 'dimension' | 'factor'>;

export interface Amount {
  readonly number: Decimal;
  readonly unit: Measure;
}

/**
 * Two amounts as numbers of one measure; null where their units measure something else. Mass and volume are compared by
 * the density in g/cm³: ρ = m/V (ISO 80000-4, 4-2).
 */
export function inOneMeasure(
  one: Amount,
  other: Amount,
  density: number | null,
): readonly [Decimal, Decimal] | null {
  const [first, second] = [inBaseUnit(one), inBaseUnit(other)];
  const { dimension } = one.unit;
  if (dimension === other.unit.dimension) return [first, second];
  if (density === null) return null;
  const dimensions = `${dimension} ${other.unit.dimension}`;
  if (dimensions === 'mass volume') return [first, multiplied(second, decimalOf(density))];
  if (dimensions === 'volume mass') return [multiplied(first, decimalOf(density)), second];
  return null;
}

function inBaseUnit({ number, unit }: Amount): Decimal {
  return multiplied(number, decimalOf(unit.factor));
}

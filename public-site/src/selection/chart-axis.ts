/** An axis from its first to its last mark. */
export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly marks: readonly number[];
}

/** About as many steps between the marks. */
const steps = 6;

/**
 * An axis with round marks that has all values on it.
 *
 * @param values - at least one, all finite
 * @example axisOf([12, 187]).marks // [0, 50, 100, 150, 200]
 */
export function axisOf(values: readonly number[]): Axis {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = roundStep((high - low) / steps || Math.abs(high) / steps || 1);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  const marks = Array.from({ length: last - first + 1 }, (_, place) =>
    exact((first + place) * step),
  );
  return { from: exact(first * step), to: exact(last * step), marks };
}

/** The place of a value between the ends of the axis: 0 to 1. */
export function placeOn({ from, to }: Axis, value: number): number {
  return (value - from) / (to - from);
}

/** The next of 1, 2, 5, 10 … and their tenths. */
function roundStep(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width));
  const factor = [1, 2, 5, 10].find((one) => one * power >= width) ?? 10;
  return factor * power;
}

/** Without the last digits of binary fractions: 0.30000000000000004. */
function exact(value: number): number {
  return Number(value.toPrecision(12));
}

/** One shape of a pictogram, 100 by 100: SVG path data, filled, stroked or both. */
export interface Shape {
  readonly path: string;
  /** A colour as `#rrggbb`. */
  readonly fill?: string;
  readonly isEvenOdd?: boolean;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly isRound?: boolean;
  /** Scale and offset of path and line width, where it is drawn smaller. */
  readonly at?: { readonly x: number; readonly y: number; readonly scale: number };
}

/** A bold text of a pictogram, centred at `x` on the baseline `y`. */
export interface PictogramText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

/** The colour of symbols. */
export const ink = '#111111';

/** A circle as path data. */
export function circle(x: number, y: number, radius: number): string {
  const arc = `A${radius} ${radius} 0 1 0`;
  return `M${x - radius} ${y} ${arc} ${x + radius} ${y} ${arc} ${x - radius} ${y} Z`;
}

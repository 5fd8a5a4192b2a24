import { t } from '@lingui/core/macro';
import type { FocalPoint } from 'contract/content';

/** The default focal point. */
export const middle: FocalPoint = { x: 0.5, y: 0.5 };

/** A focal point as a CSS `object-position`. */
export function focalPosition(focus: FocalPoint | null): string {
  const { x, y } = focus ?? middle;
  return `${percent(x)}% ${percent(y)}%`;
}

/** `40% from the left, 25% from the top`. */
export function focalWords({ x, y }: FocalPoint): string {
  return t`${{ percent: percent(x) }}% from the left, ${{ percent2: percent(y) }}% from the top`;
}

/** A point within the picture, rounded to hundredths. */
export function focalPoint(x: number, y: number): FocalPoint {
  return { x: hundredth(x), y: hundredth(y) };
}

/** A share of 0 to 1 as a whole percentage. */
export function percent(share: number): number {
  return Math.round(share * 100);
}

function hundredth(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}

import type { Palette } from './palette';
import type { Random } from './random';

/** The drawing area of a scene. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly palette: Palette;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A coordinate rounded to a tenth of a pixel. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

/** A hexagon with a corner at the top. */
export function hexagon({ x, y }: Point, radius: number): Point[] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/** The centres of a honeycomb that covers the canvas. */
export function honeycombOf({ width, height }: Canvas, radius: number): Point[] {
  const [stepX, stepY] = [radius * Math.sqrt(3), radius * 1.5];
  const rows = Math.ceil(height / stepY) + 2;
  const columns = Math.ceil(width / stepX) + 2;
  return Array.from({ length: rows * columns }, (_, index) => {
    const row = Math.floor(index / columns);
    const shift = row % 2 === 0 ? 0 : stepX / 2;
    return { x: (index % columns) * stepX + shift - stepX / 2, y: row * stepY - stepY / 2 };
  });
}

/** A Catmull–Rom spline through the points. */
export function smoothLine(points: readonly Point[]): string {
  const at = (index: number) =>
    points[Math.max(0, Math.min(points.length - 1, index))] ?? { x: 0, y: 0 };
  const start = at(0);
  const curves = points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${[first, second, to].map(({ x, y }) => `${short(x)} ${short(y)}`).join(' ')}`;
  });
  return `M${short(start.x)} ${short(start.y)}${curves.join('')}`;
}

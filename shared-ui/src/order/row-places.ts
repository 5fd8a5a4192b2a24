import type { Point } from './point';

/** Two opposite corners. */
export interface RowPlace {
  readonly first: Point;
  readonly last: Point;
}

/** The positions of rows relative to their container, which scrolling does not change. */
export function placesOf(rows: Element | null): readonly RowPlace[] {
  return [...(rows?.children ?? [])].map((row) => {
    const { left, top, right, bottom } = row.getBoundingClientRect();
    return {
      first: within(rows, { x: left, y: top }),
      last: within(rows, { x: right, y: bottom }),
    };
  });
}

/** A point of the window relative to the container. */
export function within(rows: Element | null, { x, y }: Point): Point {
  const { left, top } = rows?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { x: x - left, y: y - top };
}

/** The row at the point, else the nearest one. */
export function nearest(places: readonly RowPlace[], point: Point) {
  const distances = places.map((place) => distanceTo(place, point));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

function distanceTo({ first, last }: RowPlace, { x, y }: Point) {
  return Math.hypot(Math.max(first.x - x, 0, x - last.x), Math.max(first.y - y, 0, y - last.y));
}

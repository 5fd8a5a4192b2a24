/** A point of the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY };
}

/** The distance of two points, in pixels. */
export function distance(one: Point, other: Point) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

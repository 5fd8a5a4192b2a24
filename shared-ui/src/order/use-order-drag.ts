import { type PointerEvent as PressEvent, useRef } from 'react';
import type { OrderActions } from './use-carried-order';
import { type Point, usePointerDrag } from './use-pointer-drag';

/**
 * Dragging the rows of a list or a table by pointer. Keys are the handles' own.
 *
 * @returns for `onPointerDown` of a handle in a row
 */
export function useOrderDrag({ pick, carry, put, leave }: OrderActions) {
  const rows = useRef<Element>(null);
  const places = useRef<readonly Place[]>([]);
  const last = useRef(0);

  const begin = usePointerDrag<string>({
    onPick: (id) => {
      places.current = placesOf(rows.current);
      pick(id);
    },
    onMove: (id, point) => {
      last.current = nearest(places.current, within(rows.current, point));
      carry(id, last.current);
    },
    onPut: (id) => put({ id, place: last.current }),
    onLeave: leave,
  });
  return function press(event: PressEvent<HTMLElement>, id: string) {
    rows.current = event.currentTarget.closest('tr, li')?.parentElement ?? null;
    begin(event, id);
  };
}

/** Two opposite corners. */
interface Place {
  readonly first: Point;
  readonly last: Point;
}

/**
 * The places as they are when the drag begins, seen from the list's corner: rows that make room do not change what the
 * pointer means, and neither does scrolling.
 */
function placesOf(rows: Element | null): readonly Place[] {
  return [...(rows?.children ?? [])].map((place) => {
    const { left, top, right, bottom } = place.getBoundingClientRect();
    return {
      first: within(rows, { x: left, y: top }),
      last: within(rows, { x: right, y: bottom }),
    };
  });
}

function within(rows: Element | null, { x, y }: Point): Point {
  const { left, top } = rows?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { x: x - left, y: y - top };
}

/** The place that has the point, else the nearest one. */
function nearest(places: readonly Place[], point: Point) {
  const distances = places.map((place) => distanceTo(place, point));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

function distanceTo({ first, last }: Place, { x, y }: Point) {
  return Math.hypot(Math.max(first.x - x, 0, x - last.x), Math.max(first.y - y, 0, y - last.y));
}

import { useRef } from 'react';
import type { OrderActions } from './use-carried-order';
import { type Point, usePointerDrag } from './use-pointer-drag';

/** Dragging the items of a list by pointer. Keys are the items' own. */
export function useOrderDrag({ pick, carry, put, leave }: OrderActions) {
  const list = useRef<HTMLOListElement>(null);
  const places = useRef<readonly Place[]>([]);
  const last = useRef(0);

  const press = usePointerDrag<string>({
    onPick: (id) => {
      places.current = placesOf(list.current);
      pick(id);
    },
    onMove: (id, point) => {
      last.current = nearest(places.current, within(list.current, point));
      carry(id, last.current);
    },
    onPut: (id) => put({ id, place: last.current }),
    onLeave: leave,
  });
  return { list, press };
}

/** Two opposite corners. */
interface Place {
  readonly first: Point;
  readonly last: Point;
}

/**
 * The places as they are when the drag begins, seen from the list's corner: items that make room do not change what the
 * pointer means, and neither does scrolling.
 */
function placesOf(list: HTMLElement | null): readonly Place[] {
  return [...(list?.children ?? [])].map((place) => {
    const { left, top, right, bottom } = place.getBoundingClientRect();
    return {
      first: within(list, { x: left, y: top }),
      last: within(list, { x: right, y: bottom }),
    };
  });
}

function within(list: HTMLElement | null, { x, y }: Point): Point {
  const { left, top } = list?.getBoundingClientRect() ?? { left: 0, top: 0 };
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

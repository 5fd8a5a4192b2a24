import { useRef } from 'react';
import type { OrderActions } from './use-carried-order';
import { distance, type Point, usePointerDrag } from './use-pointer-drag';

/** Dragging the items of a list by pointer. Keys are the items' own. */
export function useOrderDrag({ pick, carry, put, leave }: OrderActions) {
  const list = useRef<HTMLOListElement>(null);
  const places = useRef<readonly Point[]>([]);
  const last = useRef(0);

  const press = usePointerDrag<string>({
    onPick: (id) => {
      places.current = middlesOf(list.current);
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

/**
 * The middles of the places as they are when the drag begins, seen from the list's corner: items that make room do not
 * change what the pointer means, and neither does scrolling.
 */
function middlesOf(list: HTMLElement | null): readonly Point[] {
  return [...(list?.children ?? [])].map((place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return within(list, { x: left + width / 2, y: top + height / 2 });
  });
}

function within(list: HTMLElement | null, { x, y }: Point): Point {
  const { left, top } = list?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { x: x - left, y: y - top };
}

function nearest(places: readonly Point[], point: Point) {
  const distances = places.map((place) => distance(place, point));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

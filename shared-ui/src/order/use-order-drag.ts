import { type PointerEvent as PressEvent, useRef } from 'react';
import type { OrderActions } from './use-carried-order';
import { nearest, placesOf, type RowPlace, within } from './row-places';
import { usePointerDrag } from './use-pointer-drag';

/**
 * Dragging of rows in a list or table by pointer. Keys are handled by the handles.
 *
 * @returns for `onPointerDown` of a handle in a row
 */
export function useOrderDrag({ pick, carry, put, leave }: OrderActions) {
  const rows = useRef<Element>(null);
  const places = useRef<readonly RowPlace[]>([]);
  const last = useRef(0);

  const begin = usePointerDrag<string>({
    onPick: (id) => {
      // Measured at the start: rows that make room must not change what the pointer hits.
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

import { type PointerEvent, useRef, useState } from 'react';
import { nearest, placesOf, within } from '../../order/row-places';
import { usePointerDrag } from '../../order/use-pointer-drag';

/** Props of a row's drag handle. */
export interface GripProps {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

interface Drag {
  from: number;
  over: number;
}

/** Lets rows be dragged by their handles to another position; rows keep their places until the drop. */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const rows = useRef<Element>(null);
  const over = useRef(0);

  const begin = usePointerDrag<number>({
    onPick: (from) => setDrag({ from, over: from }),
    onMove: (from, point) => {
      over.current = nearest(placesOf(rows.current), within(rows.current, point));
      setDrag({ from, over: over.current });
    },
    onPut: (from) => {
      setDrag(undefined);
      if (from !== over.current) onMove(from, over.current);
    },
    onLeave: () => setDrag(undefined),
  });
  return {
    gripProps: (index: number): GripProps => ({
      onPointerDown: (event) => {
        rows.current = event.currentTarget.closest('ol');
        begin(event, index);
      },
    }),
    rowProps: (index: number) => ({
      ...(drag?.from === index && { 'data-dragged': '' }),
      ...(drag?.over === index && drag.from !== index && { 'data-drop': '' }),
    }),
  };
}

import { useRef, useState } from 'react';
import type { DragStart } from '../order/follow-press';
import { usePointerDrag } from '../order/use-pointer-drag';
import type { AnyResource } from '../resource/resource-types';
import { fittingWidth } from './table-columns';
import type { DataTable } from './use-data-table';

type Widths = Readonly<Record<string, number>>;

interface Start {
  head: HTMLElement;
  /** Pixels from the pointer to the column's edge. */
  grab: number;
  /** The columns before it, which keep their widths meanwhile. */
  before: Widths;
}

/** Resizing of columns by the edges of their heads: the widths meanwhile, and what starts it. */
export function useColumnResize<R extends AnyResource>(data: DataTable<R>) {
  const { columnState, changeColumns } = data;
  const start = useRef<Start>(undefined);
  const [drawn, setDrawn] = useState<Widths>();

  const press = usePointerDrag<string>({
    onPick: (_id, { element, from }: DragStart) => {
      const head = element.closest('th');
      if (head === null) return;
      const grab = head.getBoundingClientRect().right - from.x;
      start.current = { head, grab, before: sharedBefore(head, columnState.widths) };
    },
    onMove: (id, { x }) => {
      if (start.current === undefined) return;
      const { head, grab, before } = start.current;
      const width = inRem(x + grab - head.getBoundingClientRect().left);
      setDrawn({ ...before, [id]: fittingWidth(width) });
    },
    onPut: () => {
      changeColumns({ widths: { ...columnState.widths, ...drawn } });
      setDrawn(undefined);
    },
    onLeave: () => setDrawn(undefined),
  });
  /** Gives the column its usual width back. */
  function release(id: string) {
    const { [id]: _own, ...widths } = columnState.widths;
    changeColumns({ widths });
  }
  return { widths: { ...columnState.widths, ...drawn }, press, release };
}

/** The columns before one that share the room: else they would make room for it, and its edge leave the pointer. */
function sharedBefore(head: HTMLElement, known: Widths): Widths {
  const heads = [...(head.parentElement?.querySelectorAll<HTMLElement>('th[data-column]') ?? [])];
  const before = heads.slice(0, heads.indexOf(head)).flatMap((one) => {
    const { column = '', shared } = one.dataset;
    if (shared === undefined || known[column] !== undefined) return [];
    return [[column, fittingWidth(inRem(one.getBoundingClientRect().width))] as const];
  });
  return Object.fromEntries(before);
}

function inRem(pixels: number) {
  return pixels / parseFloat(getComputedStyle(document.documentElement).fontSize);
}

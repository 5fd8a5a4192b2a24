import { type PointerEvent as PressEvent, useEffect, useRef } from 'react';
import { useSteady } from '../hooks/use-steady';
import { type DragStart, followPress, type Press } from './follow-press';
import type { Point } from './point';

export interface PointerDrag<Id> {
  onPick: (id: Id, start: DragStart) => void;
  /** Also called when the page scrolls under a pointer that rests at an edge. */
  onMove: (id: Id, to: Point) => void;
  onPut: (id: Id) => void;
  onLeave: () => void;
  /**
   * Milliseconds that a finger rests before it drags: for elements that a finger scrolls by as well. Others need
   * `touch-action: none`.
   */
  touchDelay?: number;
}

/**
 * Dragging by mouse, pen or finger: scrolls at the edges, selects no text, ends without a click; Escape cancels.
 *
 * @returns a function of stable identity that starts a drag: for `onPointerDown` of a handle
 */
export function usePointerDrag<Id>(drag: PointerDrag<Id>) {
  const { touchDelay } = drag;
  const pick = useSteady(drag.onPick);
  const move = useSteady(drag.onMove);
  const put = useSteady(drag.onPut);
  const leave = useSteady(drag.onLeave);
  const current = useRef<Press>(undefined);
  // Removes the listeners on unmount.
  useEffect(() => () => current.current?.stop(), []);
  useHeldScroll(touchDelay !== undefined, () => current.current?.isDragged() === true);

  return useSteady((event: PressEvent<HTMLElement>, id: Id) => {
    if (event.button !== 0 || !event.isPrimary || isOfAnother(event)) return;
    current.current?.cancel();
    current.current = followPress(event, {
      delay: event.pointerType === 'touch' ? touchDelay : undefined,
      onPick: (start) => pick(id, start),
      onMove: (to) => move(id, to),
      onPut: () => put(id),
      onLeave: leave,
    });
  });
}

/** A press on a control inside that acts at once, or in a popup of it. */
function isOfAnother({ defaultPrevented, currentTarget, target }: PressEvent<HTMLElement>) {
  return defaultPrevented || !(target instanceof Node && currentTarget.contains(target));
}

/** Prevents scrolling by a finger that drags. */
function useHeldScroll(isNeeded: boolean, isDragging: () => boolean) {
  const hold = useSteady((event: TouchEvent) => {
    if (isDragging() && event.cancelable) event.preventDefault();
  });
  // Browsers heed only a listener that was there before the touch.
  useEffect(() => {
    if (!isNeeded) return undefined;
    window.addEventListener('touchmove', hold, { passive: false });
    return () => window.removeEventListener('touchmove', hold);
  }, [isNeeded, hold]);
}

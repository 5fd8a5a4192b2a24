import { type PointerEvent as PressEvent, useEffect, useRef } from 'react';
import { useSteady } from '../use-steady';

/** A point of the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PointerDrag<Id> {
  onPick: (id: Id, from: Point) => void;
  onMove: (id: Id, to: Point) => void;
  onPut: (id: Id) => void;
  onLeave: () => void;
}

/** Pixels that a press may move without becoming a drag. */
const slack = 4;

/**
 * Dragging by mouse, pen or finger; Escape cancels.
 *
 * @returns a function that starts a drag: for `onPointerDown` of a handle, which needs `touch-action: none`
 */
export function usePointerDrag<Id>(drag: PointerDrag<Id>) {
  const pick = useSteady(drag.onPick);
  const move = useSteady(drag.onMove);
  const put = useSteady(drag.onPut);
  const leave = useSteady(drag.onLeave);
  const stop = useRef<() => void>(() => undefined);
  // Removes the listeners on unmount.
  useEffect(() => () => stop.current(), []);

  return function press(event: PressEvent<HTMLElement>, id: Id) {
    const { pointerId } = event;
    if (event.button !== 0) return;
    const start = pointOf(event);
    let isCarried = false;

    function follow(next: PointerEvent) {
      if (next.pointerId !== pointerId) return;
      const point = pointOf(next);
      if (!isCarried && distance(start, point) < slack) return;
      if (!isCarried) pick(id, start);
      isCarried = true;
      move(id, point);
    }
    function end(act: () => void) {
      stop.current();
      if (isCarried) act();
    }
    stop.current();
    stop.current = listen({
      onMove: follow,
      onUp: () => end(() => put(id)),
      onCancel: () => end(leave),
    });
  };
}

interface Listeners {
  onMove: (event: PointerEvent) => void;
  onUp: () => void;
  onCancel: () => void;
}

/** Listens on the window; returns a function that stops. */
function listen({ onMove, onUp, onCancel }: Listeners) {
  const escape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onCancel();
  };
  window.addEventListener('pointermove', onMove);
  window.addEventListener('pointerup', onUp);
  window.addEventListener('pointercancel', onCancel);
  window.addEventListener('keydown', escape);
  return () => {
    window.removeEventListener('pointermove', onMove);
    window.removeEventListener('pointerup', onUp);
    window.removeEventListener('pointercancel', onCancel);
    window.removeEventListener('keydown', escape);
  };
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY };
}

/** The distance of two points, in pixels. */
export function distance(one: Point, other: Point) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

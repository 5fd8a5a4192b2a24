import { type PointerEvent as PressEvent, useEffect, useRef } from 'react';
import { useSteady } from '../use-steady';
import { listenToDrag, listenToPress, suppressNextClick } from './drag-listeners';
import { scrollAtEdges } from './edge-scroll';

/** A point of the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A press that became a drag. */
export interface DragStart {
  readonly pointerId: number;
  /** The element that was pressed. */
  readonly element: HTMLElement;
  /** The pointer at the press. */
  readonly from: Point;
  /** The pointer now. */
  readonly to: Point;
}

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

/** Pixels that a press may move without becoming a drag. */
const slack = 4;
/** Pixels that a finger may move while it rests. */
const touchSlack = 8;

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

interface PressOptions {
  /** Milliseconds to rest before the drag; by default it begins with the first move. */
  delay: number | undefined;
  onPick: (start: DragStart) => void;
  onMove: (to: Point) => void;
  onPut: () => void;
  onLeave: () => void;
}

interface Press {
  isDragged: () => boolean;
  /** Ends it without a callback. */
  stop: () => void;
  cancel: () => void;
}

function followPress(event: PressEvent<HTMLElement>, options: PressOptions): Press {
  const { pointerId, currentTarget: element } = event;
  const { delay, onPick, onMove, onPut, onLeave } = options;
  const from = pointOf(event);
  let point = from;
  let isDragged = false;
  const stops: (() => void)[] = [];

  function start() {
    isDragged = true;
    suppressNextClick();
    stops.push(
      listenToDrag(cancel),
      scrollAtEdges({ element, from, pointer: () => point, onScroll: () => onMove(point) }),
    );
    onPick({ pointerId, element, from, to: point });
    onMove(point);
  }
  function follow(next: PointerEvent) {
    point = pointOf(next);
    if (isDragged) onMove(point);
    else if (delay === undefined && distance(from, point) >= slack) start();
    else if (delay !== undefined && distance(from, point) > touchSlack) stop();
  }
  function end(act: () => void) {
    const wasDragged = isDragged;
    stop();
    if (wasDragged) act();
  }
  function stop() {
    isDragged = false;
    for (const one of stops.splice(0)) one();
  }
  function cancel() {
    end(onLeave);
  }
  stops.push(
    listenToPress({ pointerId, onMove: follow, onUp: () => end(onPut), onCancel: cancel }),
  );
  if (delay !== undefined) {
    const timer = setTimeout(start, delay);
    stops.push(() => clearTimeout(timer));
  }
  return { isDragged: () => isDragged, stop, cancel };
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY };
}

/** The distance of two points, in pixels. */
export function distance(one: Point, other: Point) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

import type { PointerEvent as PressEvent } from 'react';
import { listenToDrag, listenToPress, suppressNextClick } from './drag-listeners';
import { scrollAtEdges } from './edge-scroll';
import { distance, type Point, pointOf } from './point';

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

/** Pixels that a press may move without becoming a drag. */
const slack = 4;
/** Pixels that a finger may move while it rests. */
const touchSlack = 8;

interface PressOptions {
  /** Milliseconds to rest before the drag; by default it begins with the first move. */
  delay: number | undefined;
  onPick: (start: DragStart) => void;
  onMove: (to: Point) => void;
  onPut: () => void;
  onLeave: () => void;
}

/** A pointer that is pressed. */
export interface Press {
  isDragged: () => boolean;
  /** Ends it without a callback. */
  stop: () => void;
  cancel: () => void;
}

/** Follows a press until the pointer is lifted; it becomes a drag once it has moved or rested. */
export function followPress(event: PressEvent<HTMLElement>, options: PressOptions): Press {
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

import { fireEvent } from '@testing-library/react';

interface FiredPointer {
  /** In the window, in CSS pixels. */
  x: number;
  y: number;
  pointerId?: number;
  pointerType?: 'mouse' | 'touch';
  isPrimary?: boolean;
}

/**
 * Fires a pointer event at a place: jsdom has mouse events alone.
 *
 * @returns false when its default was prevented
 */
export function firePointer(
  target: Element | Window,
  type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
  { x, y, pointerId = 1, pointerType = 'mouse', isPrimary = true }: FiredPointer,
) {
  const place = { bubbles: true, cancelable: true, clientX: x, clientY: y };
  const event = new MouseEvent(type, place);
  return fireEvent(target, Object.assign(event, { pointerId, pointerType, isPrimary }));
}

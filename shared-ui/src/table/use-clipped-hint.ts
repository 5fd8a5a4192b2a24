import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useEscape } from '../shortcut/use-escape';
import { type ClippedText, clippedTextOf, clippedTextsOf } from './clipped-text';

export interface ClippedHintContent {
  texts: readonly ClippedText[];
  /** True for a whole row: each text is labelled with its column. */
  isOfRow: boolean;
  /** The position of the truncated text in the window. */
  anchor: DOMRect;
}

/** Milliseconds that the pointer must rest on a cell before its hint shows. */
const restingTime = 400;

/** Shows truncated texts: of a cell while the pointer rests on it, of a whole row while it has the keyboard focus. */
export function useClippedHint() {
  const [hint, setHint] = useState<ClippedHintContent>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    setHint(undefined);
  };
  // A hint must not appear after its table has unmounted.
  useEffect(() => () => clearTimeout(timer.current), []);
  useEscape(hide);

  function showAfterRest({ target }: PointerEvent) {
    const cell = target instanceof Element ? target.closest('td') : null;
    if (cell === null) return;
    hide();
    if (cell.querySelector('[title]') !== null) return;
    timer.current = setTimeout(() => {
      const text = clippedTextOf(cell);
      if (text !== undefined)
        setHint({ texts: [text], isOfRow: false, anchor: cell.getBoundingClientRect() });
    }, restingTime);
  }
  function showFocused({ target }: FocusEvent) {
    hide();
    const row = target.closest('tbody tr');
    if (!(row instanceof HTMLTableRowElement) || !target.matches(':focus-visible')) return;
    const texts = clippedTextsOf(row);
    if (texts.length > 0) setHint({ texts, isOfRow: true, anchor: row.getBoundingClientRect() });
  }
  return {
    hint,
    /** For the element that contains the table and the hint. */
    listeners: {
      onPointerOver: showAfterRest,
      onPointerLeave: hide,
      onFocus: showFocused,
      onBlur: hide,
      onScroll: hide,
    },
  };
}

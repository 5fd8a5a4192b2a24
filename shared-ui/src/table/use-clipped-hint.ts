import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useEscape } from '../shortcut/use-escape';
import { type ClippedText, clippedTextOf, clippedTextsOf } from './clipped-text';

export interface ClippedHintContent {
  texts: readonly ClippedText[];
  /** Of a whole row: each text bears its column's name. */
  isOfRow: boolean;
  /** Where what is cut stands, in the window. */
  anchor: DOMRect;
}

/** Milliseconds that the pointer rests on a cell before its hint shows. */
const restingTime = 400;

/** Shows what cells cut: a cell's text where the pointer rests, and those of a whole row where the keyboard is. */
export function useClippedHint() {
  const [hint, setHint] = useState<ClippedHintContent>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    setHint(undefined);
  };
  // A hint whose table is gone must not come.
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
    /** For the element around the table and the hint. */
    listeners: {
      onPointerOver: showAfterRest,
      onPointerLeave: hide,
      onFocus: showFocused,
      onBlur: hide,
      onScroll: hide,
    },
  };
}

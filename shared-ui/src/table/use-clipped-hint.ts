import {
  type FocusEvent,
  type PointerEvent,
  type UIEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useEscape } from '../shortcut/use-escape';
import { type ClippedText, clippedTextOf, clippedTextsOf } from './clipped-text';

export interface ClippedHintContent {
  texts: readonly ClippedText[];
  of: HTMLTableCellElement | HTMLTableRowElement;
  /** The position of the cell or row in the window. */
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
  const show = ({ texts, of }: Omit<ClippedHintContent, 'anchor'>) =>
    setHint({ texts, of, anchor: of.getBoundingClientRect() });
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
      if (text !== undefined) show({ texts: [text], of: cell });
    }, restingTime);
  }
  function showFocused({ target }: FocusEvent) {
    hide();
    const row = target.closest('tbody tr');
    if (!(row instanceof HTMLTableRowElement) || !target.matches(':focus-visible')) return;
    const texts = clippedTextsOf(row);
    if (texts.length > 0) show({ texts, of: row });
  }
  /** The focus itself scrolls its row into view. */
  function followRow({ currentTarget }: UIEvent) {
    const isFollowed = hint !== undefined && isOfRow(hint) && overlap(hint.of, currentTarget);
    if (isFollowed) show(hint);
    else hide();
  }
  return {
    hint,
    /** For the element that contains the table and the hint. */
    listeners: {
      onPointerOver: showAfterRest,
      onPointerLeave: hide,
      onFocus: showFocused,
      onBlur: hide,
      onScroll: followRow,
    },
  };
}

/** Whether a hint is of a whole row, not of a cell. */
export function isOfRow({ of }: ClippedHintContent): boolean {
  return of instanceof HTMLTableRowElement;
}

/** Whether any part of an element's height is within another's. */
function overlap(element: Element, frame: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const visible = frame.getBoundingClientRect();
  return bottom > visible.top && top < visible.bottom;
}

import type { Move } from './grid-moves';

/** What a key does in the grid while no cell is edited. */
export type GridKey =
  | { readonly kind: 'move'; readonly move: Move; readonly extends: boolean }
  | { readonly kind: 'edit'; readonly replaces: boolean }
  | { readonly kind: 'fillDown' | 'clear' | 'removeRow' | 'selectAll' };

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const arrows: Readonly<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
  Home: 'rowStart',
  End: 'rowEnd',
};

/** The keys of spreadsheets; undefined for a key that the grid leaves alone. */
export function gridKeyOf(pressed: Pressed): GridKey | undefined {
  const { key, shiftKey, altKey } = pressed;
  if (altKey) return undefined;
  if (pressed.ctrlKey || pressed.metaKey) return controlKeyOf(key, shiftKey);
  const arrow = arrows[key];
  if (arrow !== undefined) return { kind: 'move', move: arrow, extends: shiftKey };
  switch (key) {
    case 'Enter':
      return { kind: 'move', move: shiftKey ? 'enterUp' : 'enter', extends: false };
    case 'Tab':
      return { kind: 'move', move: shiftKey ? 'previous' : 'next', extends: false };
    case 'F2':
      return { kind: 'edit', replaces: false };
    case 'Delete':
    case 'Backspace':
      return { kind: 'clear' };
    default:
      return key.length === 1 ? { kind: 'edit', replaces: true } : undefined;
  }
}

function controlKeyOf(key: string, shiftKey: boolean): GridKey | undefined {
  switch (key) {
    case 'Home':
      return { kind: 'move', move: 'gridStart', extends: shiftKey };
    case 'End':
      return { kind: 'move', move: 'gridEnd', extends: shiftKey };
    case 'd':
    case 'D':
      return { kind: 'fillDown' };
    case 'a':
    case 'A':
      return { kind: 'selectAll' };
    case 'Delete':
      return { kind: 'removeRow' };
    default:
      return undefined;
  }
}

interface Caret {
  readonly selectionStart: number | null;
  readonly selectionEnd: number | null;
  readonly value: string;
}

/** The move that a key makes out of a cell that is edited: sideways only from the ends of its text. */
export function moveOutOf(pressed: Pressed, { selectionStart, selectionEnd, value }: Caret) {
  const key = gridKeyOf(pressed);
  if (key?.kind !== 'move' || key.extends) return undefined;
  const isAt = (place: number) => selectionStart === place && selectionEnd === place;
  switch (key.move) {
    case 'up':
    case 'down':
    case 'next':
    case 'previous':
    case 'enter':
    case 'enterUp':
      return key.move;
    case 'left':
      return isAt(0) ? key.move : undefined;
    case 'right':
      return isAt(value.length) ? key.move : undefined;
    default:
      return undefined;
  }
}

import type { KeyboardEvent } from 'react';
import { gridKeyOf, moveOutOf } from './grid-keys';
import { extended } from './grid-moves';
import type { GridChanges } from './use-grid-changes';
import type { GridPlaceState } from './use-grid-place';
import type { OfferRows } from './use-offer-rows';

interface Pressed {
  readonly sheet: OfferRows;
  readonly at: GridPlaceState;
  readonly changes: GridChanges;
}

/** Handles a key of the grid. */
export function pressInGrid(event: KeyboardEvent, pressed: Pressed): void {
  if (pressed.at.edited === undefined) pressInCell(event, pressed);
  else pressInEditor(event, pressed);
}

function pressInCell(event: KeyboardEvent, { sheet, at, changes }: Pressed): void {
  const key = gridKeyOf(event);
  if (key === undefined) return;
  const size = { rows: sheet.shown.length, columns: sheet.columns.length };
  if (key.kind === 'move') {
    const next = key.extends ? extended(at.place, key.move, size) : at.placeAfter(key.move);
    if (next === null) return;
    event.preventDefault();
    at.goTo(next);
    return;
  }
  if (key.kind === 'edit') {
    // What is typed goes into the input, which has the focus by then.
    if (!key.replaces) event.preventDefault();
    at.edit(at.active, key.replaces);
    return;
  }
  event.preventDefault();
  const { kind } = key;
  switch (kind) {
    case 'clear':
      changes.clear();
      return;
    case 'fillDown':
      changes.fillDown();
      return;
    case 'removeRow':
      changes.removeRow();
      return;
    case 'selectAll':
      at.goTo({
        active: { row: 0, column: 0 },
        anchor: { row: Math.max(0, sheet.rows.length - 1), column: size.columns - 1 },
        tabStart: null,
      });
      return;
    default:
      kind satisfies never;
  }
}

function pressInEditor(event: KeyboardEvent, { at, changes }: Pressed): void {
  if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    changes.giveUp();
    return;
  }
  // An open list of choices takes the arrows; Enter chooses and goes on.
  if (event.defaultPrevented && event.key !== 'Enter') return;
  if (!(event.target instanceof HTMLInputElement)) return;
  const move = moveOutOf(event, event.target);
  const next = move && at.placeAfter(move);
  if (!next) return;
  event.preventDefault();
  at.goTo(next);
}

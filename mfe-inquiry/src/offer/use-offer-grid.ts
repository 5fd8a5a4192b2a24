import { maxOfferLines } from 'contract/inquiry';
import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { copiedCells, pastedCells } from 'shared-ui';
import { type CellPlace } from './grid-moves';
import { copied, pasted } from './grid-paste';
import { pressInGrid } from './grid-press';
import { pasteReport } from './paste-report';
import { type Lookups, useGridChanges } from './use-grid-changes';
import { useGridPlace } from './use-grid-place';
import type { OfferRows } from './use-offer-rows';

/** The keys, the clipboard and the pointer of an offer's grid. */
export function useOfferGrid(sheet: OfferRows, lookups: Lookups) {
  const at = useGridPlace(sheet);
  const changes = useGridChanges(sheet, at, lookups);
  const { edited, range } = at;

  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain');
    const isOfCells = /[\t\n]/.test(text.trimEnd());
    if (text === '' || (edited !== undefined && !isOfCells)) return;
    event.preventDefault();
    const first = { row: range.top, column: range.left };
    const to = { at: first, newRow: sheet.newRow, maxRows: maxOfferLines };
    const result = pasted(changes.cells, pastedCells(text), to);
    changes.replaceAll(result.rows, ...pasteReport(result));
    const { top, bottom, left, right } = result.changed;
    const anchor = { row: bottom, column: right };
    at.goTo({ active: first, anchor, tabStart: null });
    if (sheet.columns[left]?.id === 'chemical') {
      lookups.lookUp(result.rows.slice(top, bottom + 1).map(({ line }) => line));
    }
  }
  function copy(event: ClipboardEvent) {
    if (edited !== undefined) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copiedCells(copied(changes.cells, range)));
  }
  function editAt(event: MouseEvent) {
    const cell = cellOf(event.target);
    if (cell !== undefined && edited === undefined) at.edit(cell, false);
  }
  return {
    ...at,
    ...changes,
    gridProps: {
      ref: at.grid,
      onKeyDown(event: KeyboardEvent) {
        // The list of a choice is a child in React's tree alone.
        const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
        if (isOwn && !event.nativeEvent.isComposing) pressInGrid(event, { sheet, at, changes });
      },
      onPaste: paste,
      onCopy: copy,
      onMouseDown(event: MouseEvent) {
        const cell = cellOf(event.target);
        if (cell === undefined || !event.shiftKey || edited !== undefined) return;
        event.preventDefault();
        at.select({ ...at.place, anchor: cell, tabStart: null });
      },
      onFocus(event: FocusEvent) {
        const cell = cellOf(event.target);
        if (cell !== undefined) at.enter(cell);
      },
      onBlur({ relatedTarget, currentTarget }: FocusEvent) {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) at.leave();
      },
      onDoubleClick: editAt,
      onClick(event: MouseEvent) {
        if (isTouch(event.nativeEvent)) editAt(event);
      },
    },
  };
}

export type OfferGridState = ReturnType<typeof useOfferGrid>;

function isTouch(event: Event): boolean {
  return 'pointerType' in event && event.pointerType === 'touch';
}

function cellOf(target: EventTarget): CellPlace | undefined {
  if (!(target instanceof Element)) return undefined;
  const text = target.closest('[data-cell]')?.getAttribute('data-cell');
  const [row, column] = (text ?? '').split(':').map(Number);
  return row === undefined || column === undefined ? undefined : { row, column };
}

import { t } from '@lingui/core/macro';
import { showToast, undoDuration, useSteady } from 'shared-ui';
import { written } from './grid-cells';
import type { GridColumn } from './grid-columns';
import { type GridLine, withCellsOf } from './grid-line';
import { cleared, filledDown, sameForAll } from './grid-paste';
import type { LineDraft } from './line-draft';
import { refuse } from './refuse';
import type { GridPlaceState } from './use-grid-place';
import type { OfferRows } from './use-offer-rows';

export interface Lookups {
  readonly takePrice: (line: LineDraft) => void;
  readonly lookUp: (lines: readonly LineDraft[]) => void;
}

/** What changes the lines of an offer. */
export function useGridChanges(sheet: OfferRows, at: GridPlaceState, lookups: Lookups) {
  const { rows, shown, columns, facts, write, newRow } = sheet;
  const { active, range, edited } = at;
  const cells = { rows, columns, facts };
  const restore = useSteady((former: readonly GridLine[]) => write(former));

  function put(index: number, row: GridLine) {
    write(index < rows.length ? rows.with(index, row) : [...rows, row]);
  }
  function type(index: number, column: GridColumn, text: string) {
    const current = shown[index];
    if (current === undefined) return;
    const former = edited?.former ?? current;
    const base = withCellsOf(current, former, { columns: [column], currency: facts.currency });
    const next = written(column.id, base, { text, facts });
    put(index, next ?? base);
    if (next === undefined && column.kind === 'choice') refuse(`${text} (${column.label})`);
    if (next !== undefined && column.id === 'chemical') lookups.lookUp([next.line]);
  }
  function choose(index: number, row: GridLine) {
    put(index, row);
    lookups.takePrice(row.line);
  }
  /** Changes many lines; one click takes it back. */
  function replaceAll(next: readonly GridLine[], title: string, description?: string) {
    write(next);
    const action = { label: t`Undo`, onSelect: () => restore(rows) };
    showToast({ title, action, duration: undoDuration, ...(description && { description }) });
  }
  return {
    cells,
    replaceAll,
    /** For the rows, which render again only when one of their props is another. */
    cellActions: {
      put: useSteady(put),
      type: useSteady(type),
      choose: useSteady(choose),
    },
    put,
    giveUp() {
      const { row } = active;
      const isNew = edited !== undefined && sheet.isNew(edited.former);
      if (edited && row < rows.length) {
        write(isNew ? rows.toSpliced(row, 1) : rows.with(row, edited.former));
      }
      at.endEdit();
    },
    clear: () => write(cleared(cells, range, newRow())),
    fillDown() {
      const filled = range.bottom < rows.length ? rows : shown;
      write(filledDown({ ...cells, rows: filled }, range));
    },
    removeRow() {
      const next = rows.toSpliced(active.row, 1);
      if (active.row < rows.length) replaceAll(next, t`Line ${{ place: active.row + 1 }} removed`);
    },
    moveRow(by: 1 | -1) {
      const from = active.row;
      const row = rows[from];
      if (row === undefined || rows[from + by] === undefined) return;
      write(rows.toSpliced(from, 1).toSpliced(from + by, 0, row));
      const cell = { row: from + by, column: active.column };
      at.select({ active: cell, anchor: cell, tabStart: null });
    },
    sameForAll(column: GridColumn) {
      const from = rows[active.row];
      const title = t`${{ label: column.label }} of line ${{ place: active.row + 1 }} set on all lines`;
      if (from !== undefined) replaceAll(sameForAll(cells, from, column), title);
    },
  };
}

export type GridChanges = ReturnType<typeof useGridChanges>;

import type { ColumnLayout } from 'contract/staff';
import { z } from 'zod';

const Shown = z.record(z.string(), z.boolean());

const ColumnState = z.object({
  /** Whether a column is shown, by its id; columns without an entry are as the screen defines. */
  shown: Shown,
  /** Ids in the order of the table; empty for that of the screen. */
  order: z.array(z.string()),
  /** Widths in rem of columns that were resized. */
  widths: z.record(z.string(), z.number()),
  /** The ids of pinned columns. */
  pinned: z.array(z.string()),
});

/** What a person has changed about a table's columns. */
export type ColumnState = z.infer<typeof ColumnState>;

export const unchangedColumns: ColumnState = { shown: {}, order: [], widths: {}, pinned: [] };

/** Before columns could be moved, the choice of shown columns was stored alone. */
const Stored = z.union([ColumnState, Shown.transform((shown) => ({ ...unchangedColumns, shown }))]);

const keyOf = (resource: string) => `columns:${resource}`;

/** The stored columns; unchanged where there are none, or they cannot be parsed. */
export function readColumns(resource: string): ColumnState {
  try {
    const stored = localStorage.getItem(keyOf(resource));
    if (stored === null) return unchangedColumns;
    return Stored.catch(unchangedColumns).parse(JSON.parse(stored));
  } catch {
    // Storage is blocked, or its content is not ours: use the screen's default.
    return unchangedColumns;
  }
}

/** Stores the columns in this browser. */
export function storeColumns(resource: string, state: ColumnState) {
  try {
    localStorage.setItem(keyOf(resource), JSON.stringify(state));
  } catch {
    // Storage is blocked: the choice applies to this page only.
  }
}

/**
 * All ids as the table shows them: the first, the pinned ones, the others. A column that the order does not know yet
 * follows its predecessor on the screen.
 */
export function orderedIds(
  ids: readonly string[],
  { order, pinned }: Pick<ColumnState, 'order' | 'pinned'>,
): readonly string[] {
  const placed = order.filter((id) => ids.includes(id));
  for (const [index, id] of ids.entries()) {
    if (!placed.includes(id)) placed.splice(placed.indexOf(ids[index - 1] ?? '') + 1, 0, id);
  }
  const rankOf = (id: string) => (id === ids[0] ? 0 : 1 + Number(!pinned.includes(id)));
  return placed.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** The widths and pins as a saved view stores them. */
export function layoutOf({ widths, pinned }: ColumnState): ColumnLayout[] {
  const ids = new Set([...Object.keys(widths), ...pinned]);
  return [...ids]
    .toSorted()
    .map((id) => ({ id, width: widths[id] ?? null, isPinned: pinned.includes(id) }));
}

interface ColumnsOfView {
  readonly columns: readonly string[];
  readonly layout: readonly ColumnLayout[];
}

/** The columns of a saved view. */
export function stateOfView(ids: readonly string[], { columns, layout }: ColumnsOfView) {
  const widths = layout.flatMap(({ id, width }) => (width === null ? [] : [[id, width] as const]));
  const shown = ids.map((id, index) => [id, index === 0 || columns.includes(id)] as const);
  return {
    shown: Object.fromEntries(shown),
    order: [...columns],
    widths: Object.fromEntries(widths),
    pinned: layout.flatMap(({ id, isPinned }) => (isPinned ? [id] : [])),
  } satisfies ColumnState;
}

import { maxColumnWidth, minColumnWidth } from 'contract/staff';
import type { CSSProperties } from 'react';
import type { AnyResource } from '../resource/resource-types';
import type { Columns } from './column';
import type { ColumnState } from './column-state';

const tickWidth = 2.75;
/** The checkbox with a drag handle before it. */
const orderedTickWidth = 4.5;
const menuWidth = 2.75;
/** The minimum width of a column without a width of its own. */
const sharedWidth = 9;
/** What the name takes beside pinned columns, whose place has to be known. */
const nameWidth = 16;

/** A width within what a column may take, in hundredths of a rem. */
export function fittingWidth(width: number) {
  return Math.round(Math.min(maxColumnWidth, Math.max(minColumnWidth, width)) * 100) / 100;
}

/** The widths of a table in rem, for its shown columns. */
export interface TableWidths {
  tick: number;
  /** Undefined for columns that share what the others leave. */
  columns: readonly (number | undefined)[];
  /** Undefined where it takes what columns of fixed widths leave. */
  menu: number | undefined;
  /** How many columns after the name are pinned. */
  pinCount: number;
}

interface WidthsOptions<R extends AnyResource> {
  columns: Columns<R>;
  state: Pick<ColumnState, 'widths' | 'pinned'>;
  /** Whether rows have a drag handle. */
  isOrdered: boolean;
}

export function widthsOf<R extends AnyResource>(options: WidthsOptions<R>): TableWidths {
  const { columns, state, isOrdered } = options;
  const pinCount = columns.slice(1).filter(({ id }) => state.pinned.includes(id)).length;
  const widths = columns.map(({ id, width }, index) => {
    const beside = index === 0 ? nameWidth : sharedWidth;
    return state.widths[id] ?? width ?? (pinCount > 0 && index <= pinCount ? beside : undefined);
  });
  const isOwn = pinCount + Object.keys(state.widths).length > 0;
  return {
    tick: isOrdered ? orderedTickWidth : tickWidth,
    columns: widths,
    menu: isOwn && !widths.includes(undefined) ? undefined : menuWidth,
    pinCount,
  };
}

/** The column widths of a table, which stay the same while rows load and change. */
export function TableColumns({ widths }: { widths: TableWidths }) {
  const { tick, columns, menu } = widths;
  return (
    <colgroup>
      {[tick, ...columns, menu].map((width, index) => (
        <col key={index} {...(width !== undefined && { style: { width: `${width}rem` } })} />
      ))}
    </colgroup>
  );
}

/** What the tick, the name and the pinned columns take, in rem. */
export function fixedWidthOf({ tick, columns, pinCount }: TableWidths) {
  return columns.slice(0, pinCount + 1).reduce<number>((sum, width = 0) => sum + width, tick);
}

/**
 * The minimum width of the table, below which it scrolls sideways, and where its pinned columns stand. Guarantee: a
 * custom property is a style, though React's types list only the standard ones.
 */
export function tableStyle(widths: TableWidths) {
  const { tick, columns, menu = menuWidth, pinCount } = widths;
  const least = columns.reduce<number>((sum, width = sharedWidth) => sum + width, tick + menu);
  const pins = Array.from({ length: pinCount }, (_, pin) => {
    const left = fixedWidthOf({ ...widths, pinCount: pin });
    return [`--pin-${pin + 1}`, `${left}rem`];
  });
  return { minWidth: `${least}rem`, ...Object.fromEntries(pins) } as CSSProperties;
}

/**
 * The attributes of a cell that stays in sight while the rest moves sideways: that of the name, and of pinned columns,
 * which follow it.
 */
export function fixedCell(index: number, pinCount: number) {
  if (index === 0) return { 'data-fixed': 'name' };
  if (index > pinCount) return {};
  return { 'data-fixed': 'pin', style: { insetInlineStart: `var(--pin-${index})` } };
}

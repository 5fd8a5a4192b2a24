import type { AnyResource } from '../resource/resource-types';
import type { Columns } from './column';

const tickWidth = 2.75;
/** The tick with a handle before it. */
const orderedTickWidth = 4.5;
const menuWidth = 2.75;
/** What a column that shares the remaining room has at least. */
const sharedWidth = 9;

interface TableColumnsProps<R extends AnyResource> {
  columns: Columns<R>;
  /** Whether rows have a handle. */
  isOrdered: boolean;
}

/** The widths of a table's columns: the same while rows load, change and go. */
export function TableColumns<R extends AnyResource>({ columns, isOrdered }: TableColumnsProps<R>) {
  return (
    <colgroup>
      <col style={{ width: `${isOrdered ? orderedTickWidth : tickWidth}rem` }} />
      {columns.map(({ id, width }) => (
        <col key={id} {...(width !== undefined && { style: { width: `${width}rem` } })} />
      ))}
      <col style={{ width: `${menuWidth}rem` }} />
    </colgroup>
  );
}

/** Below this width, in rem, the table scrolls sideways. */
export function leastWidthOf<R extends AnyResource>(columns: Columns<R>, isOrdered: boolean) {
  const fixed = (isOrdered ? orderedTickWidth : tickWidth) + menuWidth;
  return columns.reduce((sum, { width = sharedWidth }) => sum + width, fixed);
}

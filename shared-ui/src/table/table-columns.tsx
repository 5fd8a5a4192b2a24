import type { AnyResource } from '../resource/resource-types';
import type { Columns } from './column';

const tickWidth = 2.75;
/** The checkbox with a drag handle before it. */
const orderedTickWidth = 4.5;
const menuWidth = 2.75;
/** The minimum width of a column without a width of its own. */
const sharedWidth = 9;

interface TableColumnsProps<R extends AnyResource> {
  columns: Columns<R>;
  /** Whether rows have a drag handle. */
  isOrdered: boolean;
}

/** The column widths of a table, which stay the same while rows load and change. */
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

/** The minimum width of the table in rem; below it the table scrolls sideways. */
export function minWidthOf<R extends AnyResource>(columns: Columns<R>, isOrdered: boolean) {
  const fixed = (isOrdered ? orderedTickWidth : tickWidth) + menuWidth;
  return columns.reduce((sum, { width = sharedWidth }) => sum + width, fixed);
}

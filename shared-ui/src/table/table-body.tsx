import type { ComponentType } from 'react';
import type { AnyResource, RowOf } from '../resource/resource-types';
import type { RowActions } from './row-actions';
import { TableRow } from './table-row';
import type { DataTable } from './use-data-table';
import { useRowList } from './use-row-list';

interface TableBodyProps<R extends AnyResource> {
  resource: R;
  data: DataTable<R>;
  actions: RowActions<R>;
  /** The screen's own items of the row menu. */
  MenuItems: ComponentType<{ row: RowOf<R> }> | undefined;
  isFetching: boolean;
  /** How many columns after the name are pinned. */
  pinCount: number;
}

/** The rows. Arrow keys move between them, Enter opens, Space peeks. */
export function TableBody<R extends AnyResource>(props: TableBodyProps<R>) {
  const { resource, data, actions, MenuItems, isFetching, pinCount } = props;
  const { rows, reachable, steady, enter } = useRowList(data, actions);

  return (
    <tbody aria-busy={isFetching}>
      {rows.map((row) => (
        <TableRow<R>
          key={row.id}
          resource={resource}
          row={row}
          columns={data.shownColumns}
          pinCount={pinCount}
          href={actions.hrefOf?.(row.original)}
          actions={steady}
          MenuItems={MenuItems}
          isSelected={row.getIsSelected()}
          isReachable={row.index === reachable}
          onEnter={enter}
        />
      ))}
    </tbody>
  );
}

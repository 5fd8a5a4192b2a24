import { type ComponentType, type ReactNode, useMemo } from 'react';
import type { AnyResource, RowOf } from '../resource/resource-types';
import { GroupedRows } from './grouped-rows';
import type { Grouping } from './grouping';
import type { RowActions } from './row-actions';
import { TableRow } from './table-row';
import type { DataTable } from './use-data-table';
import { heightOf, useRowBatches } from './use-row-batches';
import { useRowList } from './use-row-list';

interface TableBodyProps<R extends AnyResource> {
  resource: R;
  data: DataTable<R>;
  actions: RowActions<R>;
  /** The screen's own items of the row menu. */
  MenuItems: ComponentType<{ row: RowOf<R> }> | undefined;
  isFetching: boolean;
  grouping: Grouping | undefined;
  /** How many columns after the name are pinned. */
  pinCount: number;
}

/** The rows. Arrow keys move between them, Enter opens, Space peeks. */
export function TableBody<R extends AnyResource>(props: TableBodyProps<R>) {
  const { resource, data, actions, MenuItems, isFetching, grouping, pinCount } = props;
  const { rows, reachable, steady, enter } = useRowList(data, actions);
  const { drawn, rest } = useRowBatches(rows);

  const span = data.shownColumns.length + 2;
  const Line = useMemo(() => lineOf(span), [span]);
  return (
    <tbody aria-busy={isFetching}>
      <GroupedRows
        grouping={grouping}
        rows={drawn}
        Line={Line}
        render={(row) => (
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
        )}
      />
      {rest === 0 ? null : <tr aria-hidden="true" style={heightOf(rest)} />}
    </tbody>
  );
}

function lineOf(span: number) {
  return function Line({ children }: { children: ReactNode }) {
    return (
      <tr>
        <td colSpan={span} data-line="">
          {children}
        </td>
      </tr>
    );
  };
}

import { type ComponentType, useCallback, useState } from 'react';
import styled from 'styled-components';
import type { AnyResource, RowOf } from '../resource/resource-types';
import type { ResourceList } from '../resource/use-resource-list';
import { token } from '../tokens/token';
import { ListRow } from './list-row';
import { ListRowsHead } from './list-rows-head';
import type { RowActions } from './row-actions';
import type { DataTable } from './use-data-table';
import { useSteadyActions } from './use-steady-actions';

const List = styled.ul`
  padding: 0;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.sm};
  list-style: none;

  &[aria-busy='true'] {
    opacity: 0.6;
    transition: opacity ${token.duration.normal} 150ms;
  }
`;

interface ListRowsProps<R extends AnyResource> {
  list: ResourceList<R>;
  data: DataTable<R>;
  actions: RowActions<R>;
  MenuItems: ComponentType<{ row: RowOf<R> }> | undefined;
}

/** A list on a phone: the same rows, keys and selection as in the table, one below the other. */
export function ListRows<R extends AnyResource>({
  list,
  data,
  actions,
  MenuItems,
}: ListRowsProps<R>) {
  const { rows } = data.table.getRowModel();
  const [current, setCurrent] = useState(0);
  const reachable = Math.min(current, rows.length - 1);
  const steady = useSteadyActions(actions);
  const enter = useCallback((index: number) => setCurrent(index), []);
  return (
    <>
      <ListRowsHead list={list} data={data} />
      <List aria-label={list.resource.label.many} aria-busy={list.isFetching}>
        {rows.map((row) => (
          <ListRow<R>
            key={row.id}
            resource={list.resource}
            row={row}
            columns={data.columns}
            href={actions.hrefOf?.(row.original)}
            actions={steady}
            MenuItems={MenuItems}
            isSelected={row.getIsSelected()}
            isReachable={row.index === reachable}
            onEnter={enter}
          />
        ))}
      </List>
    </>
  );
}

import { words } from '../i18n/words';
import type { ComponentType } from 'react';
import type { AnyResource, RowOf } from '../resource/resource-types';
import type { ResourceList } from '../resource/use-resource-list';
import styled from 'styled-components';
import { token } from '../tokens/token';
import { GroupedRows } from './grouped-rows';
import type { Grouping } from './grouping';
import { ListRow } from './list-row';
import { ListRowsHead } from './list-rows-head';
import type { RowActions } from './row-actions';
import { RowList } from './row-list';
import type { DataTable } from './use-data-table';
import { heightOf, useRowBatches } from './use-row-batches';
import { useRowList } from './use-row-list';

interface ListRowsProps<R extends AnyResource> {
  list: ResourceList<R>;
  data: DataTable<R>;
  actions: RowActions<R>;
  MenuItems: ComponentType<{ row: RowOf<R> }> | undefined;
  grouping: Grouping | undefined;
}

const Line = styled.li`
  padding: ${token.space[1]} ${token.space[2]};
  border-bottom: 1px solid ${token.color.border};
  background: ${token.color.surfaceSunken};
  color: ${token.color.textMuted};
`;

/** A list on a phone: the table's rows, keys and selection, stacked. */
export function ListRows<R extends AnyResource>({
  list,
  data,
  actions,
  MenuItems,
  grouping,
}: ListRowsProps<R>) {
  const { rows, reachable, steady, enter } = useRowList(data, actions);
  const { drawn, rest } = useRowBatches(rows);
  return (
    <>
      <ListRowsHead list={list} data={data} />
      <RowList aria-label={words(list.resource.label.many)} aria-busy={list.isFetching}>
        <GroupedRows
          grouping={grouping}
          rows={drawn}
          Line={Line}
          render={(row) => (
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
          )}
        />
        {rest === 0 ? null : <li aria-hidden="true" style={heightOf(rest)} />}
      </RowList>
    </>
  );
}

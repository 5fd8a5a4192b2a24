import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import styled from 'styled-components';
import { OrderHead } from '../order/order-head';
import { Checkbox } from '../parts/checkbox/checkbox';
import { VisuallyHidden } from '../parts/visually-hidden/visually-hidden';
import type { AnyResource } from '../resource/resource-types';
import type { ResourceList } from '../resource/use-resource-list';
import { focusRing } from '../tokens/mixins';
import { token } from '../tokens/token';
import type { Column } from './column';
import type { DataTable } from './use-data-table';

const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  min-height: 2rem;
  margin-inline: -0.375rem;
  padding: 0 0.375rem;
  border: 0;
  border-radius: ${token.radius.sm};
  background: none;
  color: inherit;
  font-weight: inherit;
  cursor: pointer;
  ${focusRing}

  &:hover,
  [aria-sort] > & {
    color: ${token.color.text};
  }
  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
  & svg {
    flex: none;
    width: 0.8125rem;
    height: 0.8125rem;
  }
`;

interface TableHeadProps<R extends AnyResource> {
  list: ResourceList<R>;
  data: DataTable<R>;
}

/** Column heads: their buttons sort, and the checkbox selects all rows of the page. */
export function TableHead<R extends AnyResource>({ list, data }: TableHeadProps<R>) {
  const { table } = data;
  const isSome = table.getIsSomePageRowsSelected();
  return (
    <thead>
      <tr>
        <th data-fixed="tick">
          <OrderHead />
          <Checkbox
            aria-label="Select all rows of this page"
            checked={isSome ? 'indeterminate' : table.getIsAllPageRowsSelected()}
            onCheckedChange={() =>
              table.toggleAllPageRowsSelected(!table.getIsAllPageRowsSelected())
            }
          />
        </th>
        {table.getVisibleLeafColumns().map(({ id }, index) => {
          const column = data.columnOf(id);
          if (column === undefined) return null;
          return <Head key={id} list={list} column={column} isName={index === 0} />;
        })}
        <th>
          <VisuallyHidden>Actions</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

interface HeadProps<R extends AnyResource> {
  list: ResourceList<R>;
  column: Column<R>;
  isName: boolean;
}

type Direction = 'ascending' | 'descending' | 'none';

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

function directionOf(sort: string, column: string): Direction {
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : 'none';
}

function Head<R extends AnyResource>({ list, column, isName }: HeadProps<R>) {
  const { sort, label, align = 'start' } = column;
  const cell = { 'data-align': align, ...(isName && { 'data-fixed': 'name' }) };
  if (sort === undefined) return <th {...cell}>{label}</th>;
  const direction = directionOf(list.state.sort, sort);
  const Icon = icons[direction];
  const next = direction === 'ascending' ? `-${sort}` : sort;
  return (
    <th {...cell} {...(direction !== 'none' && { 'aria-sort': direction })}>
      <SortButton type="button" onClick={() => list.change({ sort: next })}>
        {label}
        <Icon aria-hidden="true" />
      </SortButton>
    </th>
  );
}

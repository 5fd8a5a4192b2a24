import { t } from '@lingui/core/macro';
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
import { fixedCell, type TableWidths } from './table-columns';
import type { useColumnResize } from './use-column-resize';
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
  max-width: calc(100% + 0.75rem);

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
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
  widths: TableWidths;
  resize: Pick<ReturnType<typeof useColumnResize>, 'press' | 'release'>;
}

/**
 * Column heads: their buttons sort, their edges resize, and the checkbox selects all rows of the page. By keys widths are
 * changed in the dialog of the columns.
 */
export function TableHead<R extends AnyResource>(props: TableHeadProps<R>) {
  const { list, data, widths, resize } = props;
  const { table } = data;
  const isSome = table.getIsSomePageRowsSelected();
  return (
    <thead>
      <tr>
        <th data-fixed="tick">
          <OrderHead />
          <Checkbox
            aria-label={t`Select all rows of this page`}
            checked={isSome ? 'indeterminate' : table.getIsAllPageRowsSelected()}
            onCheckedChange={() =>
              table.toggleAllPageRowsSelected(!table.getIsAllPageRowsSelected())
            }
          />
        </th>
        {data.shownColumns.map((column, index) => (
          <th
            key={column.id}
            data-align={column.align ?? 'start'}
            data-column={column.id}
            {...(widths.columns[index] === undefined && { 'data-shared': '' })}
            {...fixedCell(index, widths.pinCount)}
            {...sortedAs(list.state.sort, column.sort)}
          >
            <HeadContent list={list} column={column} />
            <span
              data-edge=""
              aria-hidden="true"
              onPointerDown={(event) => resize.press(event, column.id)}
              onDoubleClick={() => resize.release(column.id)}
            />
          </th>
        ))}
        <th>
          <VisuallyHidden>{t`Actions`}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

type Direction = 'ascending' | 'descending' | 'none';

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

function directionOf(sort: string, column: string): Direction {
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : 'none';
}

function sortedAs(sort: string, column: string | undefined) {
  const direction = column === undefined ? 'none' : directionOf(sort, column);
  return direction === 'none' ? {} : { 'aria-sort': direction };
}

interface HeadProps<R extends AnyResource> {
  list: ResourceList<R>;
  column: Column<R>;
}

function HeadContent<R extends AnyResource>({ list, column }: HeadProps<R>) {
  const { sort, label } = column;
  if (sort === undefined) return label;
  const direction = directionOf(list.state.sort, sort);
  const Icon = icons[direction];
  const next = direction === 'ascending' ? `-${sort}` : sort;
  return (
    <SortButton type="button" onClick={() => list.change({ sort: next })}>
      <span>{label}</span>
      <Icon aria-hidden="true" />
    </SortButton>
  );
}

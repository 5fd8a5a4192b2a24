import { flexRender, type Row } from '@tanstack/react-table';
import { type ComponentType, type KeyboardEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Checkbox } from '../parts/checkbox/checkbox';
import type { AnyResource, RowOf } from '../resource/resource-types';
import { titleOf } from '../resource/use-reference-options';
import type { RowActions } from './row-actions';
import { RowMenu } from './row-menu';
import type { DataTable } from './use-data-table';

interface TableBodyProps<R extends AnyResource> {
  resource: R;
  data: DataTable<R>;
  actions: RowActions<R>;
  /** The screen's own items of the row menu. */
  MenuItems: ComponentType<{ row: RowOf<R> }> | undefined;
  isFetching: boolean;
}

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The rows. Arrow keys move between them, Enter opens, the space bar selects. */
export function TableBody<R extends AnyResource>(props: TableBodyProps<R>) {
  const { resource, data, actions, MenuItems, isFetching } = props;
  const rows = data.table.getRowModel().rows;
  const [current, setCurrent] = useState(0);
  const reachable = Math.min(current, rows.length - 1);

  function press(event: KeyboardEvent<HTMLTableRowElement>, row: Row<RowOf<R>>) {
    if (event.target !== event.currentTarget) return;
    const step = steps[event.key];
    const body = event.currentTarget.parentElement;
    if (step !== undefined) {
      event.preventDefault();
      const next = body?.children.item(row.index + step);
      if (next instanceof HTMLElement) next.focus();
    }
    if (event.key === 'Enter') {
      // Else the same key press would go on to what the opened dialog focuses.
      event.preventDefault();
      actions.onEdit?.(row.original);
    }
    if (event.key === ' ') {
      event.preventDefault();
      row.toggleSelected();
    }
  }
  return (
    <tbody aria-busy={isFetching}>
      {rows.map((row) => {
        const name = titleOf(resource, row.original);
        return (
          <tr
            key={row.id}
            tabIndex={row.index === reachable ? 0 : -1}
            aria-selected={row.getIsSelected()}
            onFocus={() => setCurrent(row.index)}
            onKeyDown={(event) => press(event, row)}
          >
            <td data-fixed="tick">
              <Checkbox
                aria-label={`Select ${name}`}
                checked={row.getIsSelected()}
                onCheckedChange={() => row.toggleSelected()}
              />
            </td>
            {row.getVisibleCells().map((cell, index) => {
              const content = flexRender(cell.column.columnDef.cell, cell.getContext());
              return (
                <td
                  key={cell.id}
                  data-align={data.columnOf(cell.column.id)?.align ?? 'start'}
                  {...(index === 0 && { 'data-fixed': 'name' })}
                >
                  {index === 0 ? (
                    <Name row={row.original} actions={actions}>
                      {content}
                    </Name>
                  ) : (
                    content
                  )}
                </td>
              );
            })}
            <td data-menu>
              <RowMenu row={row.original} name={name} actions={actions}>
                {MenuItems === undefined ? null : <MenuItems row={row.original} />}
              </RowMenu>
            </td>
          </tr>
        );
      })}
    </tbody>
  );
}

interface NameProps<R extends AnyResource> {
  row: RowOf<R>;
  actions: RowActions<R>;
  children: ReactNode;
}

function Name<R extends AnyResource>({ row, actions: { hrefOf }, children }: NameProps<R>) {
  return hrefOf === undefined ? children : <Link to={hrefOf(row)}>{children}</Link>;
}

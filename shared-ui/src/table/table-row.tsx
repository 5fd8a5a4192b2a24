import { t } from '@lingui/core/macro';
import type { Row } from '@tanstack/react-table';
import { type ComponentType, memo } from 'react';
import { Link } from 'react-router-dom';
import { Checkbox } from '../parts/checkbox/checkbox';
import { OrderHandle } from '../order/order-handle';
import type { AnyResource, RowOf } from '../resource/resource-types';
import { titleOf } from '../resource/use-reference-options';
import type { Column } from './column';
import { editedField } from './column-edit';
import { EditableCell } from './editable-cell';
import { pressRowKey } from './row-keys';
import { RowMenu } from './row-menu';
import { fixedCell } from './table-columns';
import type { SteadyActions } from './use-steady-actions';

interface TableRowProps<R extends AnyResource> extends RowCellsProps<R> {
  isSelected: boolean;
  /** Whether the row is in the tab order: one row of the list is. */
  isReachable: boolean;
  onEnter: (index: number) => void;
}

function AnyTableRow<R extends AnyResource>(props: TableRowProps<R>) {
  const { isSelected, isReachable, onEnter, ...cells } = props;
  const { resource, row, actions } = cells;
  const name = titleOf(resource, row.original);

  return (
    <tr
      data-row={row.id}
      tabIndex={isReachable ? 0 : -1}
      {...(isSelected && { 'data-selected': '' })}
      onFocus={() => onEnter(row.index)}
      onKeyDown={(event) => pressRowKey<R>(event, { row, actions })}
    >
      <td data-fixed="tick">
        <OrderHandle id={row.id} name={name} place={row.index} />
        <Checkbox
          aria-label={t`Select ${name}`}
          checked={isSelected}
          onCheckedChange={() => row.toggleSelected()}
        />
      </td>
      <RowCells {...cells} />
    </tr>
  );
}

interface RowCellsProps<R extends AnyResource> {
  resource: R;
  row: Row<RowOf<R>>;
  /** The visible columns; the array keeps its identity while they stay the same. */
  columns: readonly Column<R>[];
  /** How many columns after the name are pinned. */
  pinCount: number;
  /** The address of the record's page. */
  href: string | undefined;
  actions: SteadyActions<R>;
  MenuItems: ComponentType<{ row: RowOf<R> }> | undefined;
}

function AnyRowCells<R extends AnyResource>(props: RowCellsProps<R>) {
  const { resource, row, columns, pinCount, href, actions, MenuItems } = props;
  const record = row.original;
  return (
    <>
      {columns.map((column, index) => {
        const { id, align = 'start', cell } = column;
        const field = actions.isReadOnly ? undefined : editedField(resource, column);
        const isName = index === 0;
        const shown = cell(record);
        const content =
          field === undefined ? (
            shown
          ) : (
            <EditableCell<R> {...{ resource, column, field }} row={record}>
              {shown}
            </EditableCell>
          );
        return (
          <td key={id} data-align={align} {...fixedCell(index, pinCount)}>
            {isName && href !== undefined ? <Link to={href}>{content}</Link> : content}
          </td>
        );
      })}
      <td data-menu>
        <RowMenu row={record} name={titleOf(resource, record)} actions={actions}>
          {MenuItems === undefined ? null : <MenuItems row={record} />}
        </RowMenu>
      </td>
    </>
  );
}

/** Guarantee: `memo` renders the given component, with the same props. */
function remembered<Component>(component: Component) {
  return memo(component as ComponentType) as unknown as Component;
}

/** A memoised row: ticking one row must not render a hundred others. */
export const TableRow = remembered(AnyTableRow);

/** The cells beside the checkbox, which do not depend on the selection. */
const RowCells = remembered(AnyRowCells);

import { t } from '@lingui/core/macro';
import type { Row } from '@tanstack/react-table';
import { type ComponentType, Fragment } from 'react';
import { Link } from 'react-router-dom';
import { Checkbox } from '../parts/checkbox/checkbox';
import { VisuallyHidden } from '../parts/visually-hidden/visually-hidden';
import { OrderHandle } from '../order/order-handle';
import type { AnyResource, RowOf } from '../resource/resource-types';
import { titleOf } from '../resource/use-reference-options';
import type { ColumnRole, Columns } from './column';
import { Facts, RowBox, Title } from './list-row-look';
import { pressRowKey } from './row-keys';
import { RowMenu } from './row-menu';
import type { SteadyActions } from './use-steady-actions';

interface ListRowProps<R extends AnyResource> extends RowContentProps<R> {
  actions: SteadyActions<R>;
  MenuItems: ComponentType<{ row: RowOf<R> }> | undefined;
  isSelected: boolean;
  /** Whether the row is in the tab order: one row of the list is. */
  isReachable: boolean;
  onEnter: (index: number) => void;
}

/** A record on a phone: picture, title, facts, status and menu. */
export function ListRow<R extends AnyResource>(props: ListRowProps<R>) {
  const { resource, row, actions, MenuItems, isSelected, isReachable, onEnter } = props;
  const name = titleOf(resource, row.original);
  return (
    <RowBox
      data-row={row.id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move between rows
      tabIndex={isReachable ? 0 : -1}
      {...(isSelected && { 'data-selected': '' })}
      onFocus={() => onEnter(row.index)}
      onKeyDown={(event) => pressRowKey<R>(event, { row, actions })}
    >
      <OrderHandle id={row.id} name={name} place={row.index} />
      <Checkbox
        aria-label={t`Select ${name}`}
        checked={isSelected}
        onCheckedChange={() => row.toggleSelected()}
      />
      <RowContent {...props} />
      <RowMenu row={row.original} name={name} actions={actions}>
        {MenuItems === undefined ? null : <MenuItems row={row.original} />}
      </RowMenu>
    </RowBox>
  );
}

interface RowContentProps<R extends AnyResource> {
  resource: R;
  row: Row<RowOf<R>>;
  columns: Columns<R>;
  /** The address of the record's page. */
  href: string | undefined;
}

function RowContent<R extends AnyResource>({
  row: { original },
  columns,
  href,
}: RowContentProps<R>) {
  const having = (role: ColumnRole) => columns.slice(1).filter((column) => column.role === role);
  const title = columns[0]?.cell(original);
  const pictures = having('picture');
  const facts = having('fact');
  return (
    <>
      {pictures.map(({ id, cell }) => (
        <div key={id} data-picture="">
          {cell(original)}
        </div>
      ))}
      <div data-words="">
        <div>
          <Title>{href === undefined ? title : <Link to={href}>{title}</Link>}</Title>
          {facts.length === 0 ? null : (
            <Facts>
              {facts.map(({ id, label, cell }) => (
                <Fragment key={id}>
                  <VisuallyHidden as="dt">{label}</VisuallyHidden>
                  <dd>{cell(original)}</dd>
                </Fragment>
              ))}
            </Facts>
          )}
        </div>
        {having('status').map(({ id, cell }) => (
          <div key={id}>{cell(original)}</div>
        ))}
      </div>
    </>
  );
}

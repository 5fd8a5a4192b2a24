import { t } from '@lingui/core/macro';
import { ChevronsLeftRight, ChevronsRightLeft, Pin } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { ListOrderProvider } from '../order/list-order-context';
import { OrderHandle } from '../order/order-handle';
import { OrderWords } from '../order/order-words';
import { useCarriedOrder } from '../order/use-carried-order';
import { useOrderDrag } from '../order/use-order-drag';
import { Button } from '../parts/button/button';
import { Checkbox } from '../parts/checkbox/checkbox';
import { Dialog } from '../parts/dialog/dialog';
import { IconButton } from '../parts/icon-button/icon-button';
import type { AnyResource } from '../resource/resource-types';
import { token } from '../tokens/token';
import type { Column } from './column';
import { orderedIds, unchangedColumns } from './column-state';
import { fittingWidth } from './table-columns';
import type { DataTable } from './use-data-table';

const List = styled.ul`
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: 2.5rem;
  padding-inline-start: ${token.space[3]};
  border-bottom: 1px solid ${token.color.border};

  &:has(> [aria-pressed='true'][aria-label^='Move ']) {
    background: ${token.color.brandSoft};
  }
  & > label {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${token.space[2]};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > output {
    min-width: 4.5rem;
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  & > [aria-pressed='true'] > svg {
    fill: currentColor;
  }
`;

interface ColumnArrangerProps {
  data: DataTable<AnyResource>;
  onClose: () => void;
}

/** Which columns a table has, in which order, how wide, and which stay in sight at its left. */
export function ColumnArranger({ data, onClose }: ColumnArrangerProps) {
  const { columns, columnState, changeColumns, columnOf } = data;
  const [first] = columns;
  const hintId = useId();
  const all = columns.map(({ id }) => id);
  const items = orderedIds(all, columnState)
    .slice(1)
    .flatMap((id) => columnOf(id) ?? [])
    .map((column) => ({ id: column.id, title: column.label, column }));
  const carried = useCarriedOrder(items, (ids) =>
    changeColumns({ order: [first?.id ?? '', ...ids] }),
  );
  const press = useOrderDrag(carried.actions);
  const order = { ...carried, whyNot: undefined, restore: undefined, hintId, press };

  return (
    <Dialog
      open
      title={t`Arrange columns`}
      description={t`Pinned columns stand beside the name and stay in sight. Kept in this browser, and in a view that you save.`}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="outline" onClick={() => changeColumns(unchangedColumns)}>
            {t`Reset`}
          </Button>
          <Button onClick={onClose}>{t`Done`}</Button>
        </>
      }
    >
      <ListOrderProvider value={order}>
        <OrderWords order={order} />
        <List aria-label={t`Columns`}>
          {first === undefined ? null : <NameLine data={data} column={first} />}
        </List>
        <List aria-label={t`Columns that can be moved`}>
          {carried.order.map(({ id, column }, place) => (
            <ColumnLine key={id} data={data} column={column} place={place} />
          ))}
        </List>
      </ListOrderProvider>
    </Dialog>
  );
}

interface LineProps {
  data: DataTable<AnyResource>;
  column: Column<AnyResource>;
}

/** The column that names the record: always shown, and always the first. */
function NameLine({ data, column }: LineProps) {
  return (
    <Line>
      <label>
        <Checkbox checked disabled />
        {column.label}
      </label>
      <WidthButtons data={data} column={column} />
    </Line>
  );
}

function ColumnLine({ data, column, place }: LineProps & { place: number }) {
  const { columnState, changeColumns, table } = data;
  const { id, label } = column;
  const { pinned } = columnState;
  const isPinned = pinned.includes(id);
  const shown = table.getColumn(id);
  return (
    <Line>
      <OrderHandle id={id} name={label} place={place} />
      <label>
        <Checkbox
          checked={shown?.getIsVisible() ?? false}
          onCheckedChange={(isShown) => shown?.toggleVisibility(isShown === true)}
        />
        {label}
      </label>
      <WidthButtons data={data} column={column} />
      <IconButton
        label={t`Pin ${label}`}
        size="sm"
        aria-pressed={isPinned}
        onClick={() =>
          changeColumns({ pinned: isPinned ? pinned.filter((one) => one !== id) : [...pinned, id] })
        }
      >
        <Pin />
      </IconButton>
    </Line>
  );
}

/** Where a column without a width begins to have one. */
const usualWidth = 10;
const step = 1;

function WidthButtons({ data, column }: LineProps) {
  const { columnState, changeColumns } = data;
  const { id, label } = column;
  const width = columnState.widths[id] ?? column.width;
  const change = (by: number) => {
    const next = fittingWidth((width ?? usualWidth) + by);
    changeColumns({ widths: { ...columnState.widths, [id]: next } });
  };
  return (
    <>
      <output>{width === undefined ? t`Shared` : `${Math.round(width * 16)} px`}</output>
      <IconButton label={t`Make ${label} narrower`} size="sm" onClick={() => change(-step)}>
        <ChevronsRightLeft />
      </IconButton>
      <IconButton label={t`Make ${label} wider`} size="sm" onClick={() => change(step)}>
        <ChevronsLeftRight />
      </IconButton>
    </>
  );
}

import { t } from '@lingui/core/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Permitted } from '../client/permitted';
import { DropdownMenuItem } from '../parts/dropdown-menu/dropdown-menu';
import type { AnyResource, RowOf } from '../resource/resource-types';
import { moved, withPartInOrder } from './arranged';
import { type RecordOrdering, useRecordOrder } from './use-record-order';

export interface MoveItemsProps<R extends AnyResource> extends RecordOrdering<R> {
  row: RowOf<R>;
  /** Labels of the two items, to the previous and to the next position; "Show earlier" and "Show later" by default. */
  words?: { readonly back: string; readonly on: string };
  /** The records among which it moves; all by default. */
  isAmong?: (row: RowOf<R>) => boolean;
}

/** Menu items that move a row's record by one position; absent where the role does not allow it. */
export function MoveItems<R extends AnyResource>(props: MoveItemsProps<R>) {
  return (
    <Permitted to={props.reorder}>
      <AllowedItems {...props} />
    </Permitted>
  );
}

function AllowedItems<R extends AnyResource>(props: MoveItemsProps<R>) {
  const { row, isAmong = () => true, words = { back: t`Show earlier`, on: t`Show later` } } = props;
  const { shown, reorder } = useRecordOrder(props);
  const allIds = shown.map(({ _id }) => _id);
  const ids = shown.filter(isAmong).map(({ _id }) => _id);
  const place = ids.indexOf(row._id);
  const moveTo = (to: number) => reorder(withPartInOrder(allIds, moved(ids, place, to)));
  return (
    <>
      <DropdownMenuItem disabled={place <= 0} onSelect={() => moveTo(place - 1)}>
        <ArrowLeft /> {words.back}
      </DropdownMenuItem>
      <DropdownMenuItem
        disabled={place === -1 || place === ids.length - 1}
        onSelect={() => moveTo(place + 1)}
      >
        <ArrowRight /> {words.on}
      </DropdownMenuItem>
    </>
  );
}

import { ArrowLeft, ArrowRight } from 'lucide-react';
import { DropdownMenuItem } from '../parts/dropdown-menu/dropdown-menu';
import type { AnyResource, RowOf } from '../resource/resource-types';
import { moved } from './arranged';
import { type RecordOrdering, useRecordOrder } from './use-record-order';

export interface MoveItemsProps<R extends AnyResource> extends RecordOrdering<R> {
  row: RowOf<R>;
  /** For moving it to the place before and to the one after; of when it is shown, unless given. */
  words?: { readonly back: string; readonly on: string };
}

/** Items of a row's menu that move its record by one place. */
export function MoveItems<R extends AnyResource>(props: MoveItemsProps<R>) {
  const { row, words = { back: 'Show earlier', on: 'Show later' } } = props;
  const { shown, reorder } = useRecordOrder(props);
  const ids = shown.map(({ _id }) => _id);
  const place = ids.indexOf(row._id);
  return (
    <>
      <DropdownMenuItem
        disabled={place <= 0}
        onSelect={() => reorder(moved(ids, place, place - 1))}
      >
        <ArrowLeft /> {words.back}
      </DropdownMenuItem>
      <DropdownMenuItem
        disabled={place === -1 || place === ids.length - 1}
        onSelect={() => reorder(moved(ids, place, place + 1))}
      >
        <ArrowRight /> {words.on}
      </DropdownMenuItem>
    </>
  );
}

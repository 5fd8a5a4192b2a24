import type { statuses } from 'contract';
import { ArrowLeft, ArrowRight, List } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DropdownMenuItem, type RowOf } from 'shared-ui';
import { inquiryListHref } from '../routes';
import { moved, useReorder } from './use-reorder';

/** What a status' menu offers beside the usual. */
export function StatusActions({ row }: { row: RowOf<typeof statuses> }) {
  const { shown, reorder } = useReorder();
  const ids = shown.map(({ _id }) => _id);
  const place = ids.indexOf(row._id);
  return (
    <>
      <DropdownMenuItem asChild>
        <Link to={inquiryListHref({ statusId: row._id })}>
          <List /> Show inquiries
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem
        disabled={place <= 0}
        onSelect={() => reorder(moved(ids, place, place - 1))}
      >
        <ArrowLeft /> Move left on the board
      </DropdownMenuItem>
      <DropdownMenuItem
        disabled={place === -1 || place === ids.length - 1}
        onSelect={() => reorder(moved(ids, place, place + 1))}
      >
        <ArrowRight /> Move right on the board
      </DropdownMenuItem>
    </>
  );
}

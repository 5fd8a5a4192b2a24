import { statusEndpoints, statuses } from 'contract';
import { List } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DropdownMenuItem, MoveItems, type RowOf } from 'shared-ui';
import { inquiryListHref } from '../routes';

/** What a status' menu offers beside the usual. */
export function StatusActions({ row }: { row: RowOf<typeof statuses> }) {
  return (
    <>
      <DropdownMenuItem asChild>
        <Link to={inquiryListHref({ statusId: row._id })}>
          <List /> Show inquiries
        </Link>
      </DropdownMenuItem>
      <MoveItems
        resource={statuses}
        reorder={statusEndpoints.reorder}
        row={row}
        words={{ back: 'Move left on the board', on: 'Move right on the board' }}
      />
    </>
  );
}

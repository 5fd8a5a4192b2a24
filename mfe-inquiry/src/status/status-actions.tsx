import { statusEndpoints, statuses } from 'contract/inquiry';
import { List } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DropdownMenuItem } from 'shared-ui';
import { MoveItems } from 'shared-ui/order';
import { type RowOf } from 'shared-ui/resource';
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

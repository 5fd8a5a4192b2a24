import { t } from '@lingui/core/macro';
import { statusEndpoints, statuses } from 'contract/inquiry';
import { List } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DropdownMenuItem } from 'shared-ui';
import { MoveItems } from 'shared-ui/order';
import { type RowOf } from 'shared-ui/resource';
import { inquiryListHref } from '../routes';

/** Additional items in a status' row menu. */
export function StatusActions({ row }: { row: RowOf<typeof statuses> }) {
  return (
    <>
      <DropdownMenuItem asChild>
        <Link to={inquiryListHref({ statusId: row._id })}>
          <List /> {t`Show inquiries`}
        </Link>
      </DropdownMenuItem>
      <MoveItems
        resource={statuses}
        reorder={statusEndpoints.reorder}
        row={row}
        words={{ back: t`Move left on the board`, on: t`Move right on the board` }}
      />
    </>
  );
}

import { t } from '@lingui/core/macro';
import { navigationLinkEndpoints, navigationLinks } from 'contract/content';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { DropdownMenuItem } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import { MoveItems, useRecordOrder } from 'shared-ui/order';
import { type RowOf } from 'shared-ui/resource';
import { columnsOf, withColumnMoved } from './footer-columns-of';

const ordering = { resource: navigationLinks, reorder: navigationLinkEndpoints.reorder };
const words = {
  get back() {
    return t`Move up in its column`;
  },
  get on() {
    return t`Move down in its column`;
  },
};

interface NavigationLinkActionsProps {
  row: RowOf<typeof navigationLinks>;
}

/** Moves a link within its footer column, and the column among the others. */
export function NavigationLinkActions({ row }: NavigationLinkActionsProps) {
  return (
    <Permitted to={navigationLinkEndpoints.reorder}>
      <MoveActions row={row} />
    </Permitted>
  );
}

function MoveActions({ row }: NavigationLinkActionsProps) {
  const { shown, reorder } = useRecordOrder(ordering);
  const columns = columnsOf(shown);
  const place = columns.findIndex(({ group }) => group === row.group);
  return (
    <>
      <MoveItems
        {...ordering}
        row={row}
        words={words}
        isAmong={({ group }: RowOf<typeof navigationLinks>) => group === row.group}
      />
      <DropdownMenuItem
        disabled={place <= 0}
        onSelect={() => reorder(withColumnMoved(columns, place, -1))}
      >
        <ArrowLeft /> {t`Move its column to the left`}
      </DropdownMenuItem>
      <DropdownMenuItem
        disabled={place === columns.length - 1}
        onSelect={() => reorder(withColumnMoved(columns, place, 1))}
      >
        <ArrowRight /> {t`Move its column to the right`}
      </DropdownMenuItem>
    </>
  );
}

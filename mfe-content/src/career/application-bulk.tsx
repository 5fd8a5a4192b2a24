import { careerApplications } from 'contract/content';
import { Milestone } from 'lucide-react';
import { Button, DropdownMenu, DropdownMenuItem } from 'shared-ui';
import { type BulkActionsProps, useBulk } from 'shared-ui/resource';
import { statusOptions } from './application-status';

/** Actions on the selected applications, besides export and deletion. */
export function ApplicationBulk({ selection }: BulkActionsProps) {
  const bulk = useBulk(careerApplications, selection);
  return (
    <DropdownMenu
      trigger={
        <Button variant="outline" size="sm" disabled={bulk.isStarting}>
          <Milestone /> Set status
        </Button>
      }
    >
      {statusOptions.map(({ value, label }) => (
        <DropdownMenuItem
          key={value}
          onSelect={() =>
            bulk.update({
              values: { status: value },
              verb: `Mark as ${label.toLowerCase()}`,
              done: `marked as ${label.toLowerCase()}`,
            })
          }
        >
          {label}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}

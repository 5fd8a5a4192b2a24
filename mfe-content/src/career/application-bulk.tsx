import { t } from '@lingui/core/macro';
import { careerApplications } from 'contract/content';
import { Milestone } from 'lucide-react';
import { Button, DropdownMenu, DropdownMenuItem } from 'shared-ui';
import { inSentence } from 'shared-ui/i18n';
import { type BulkActionsProps, useBulk } from 'shared-ui/resource';
import { statusOptions } from './application-status';

/** Actions on the selected applications, besides export and deletion. */
export function ApplicationBulk({ selection }: BulkActionsProps) {
  const bulk = useBulk(careerApplications, selection);
  return (
    <DropdownMenu
      trigger={
        <Button variant="outline" size="sm" disabled={bulk.isStarting}>
          <Milestone /> {t`Set status`}
        </Button>
      }
    >
      {statusOptions.map(({ value, label }) => (
        <DropdownMenuItem
          key={value}
          onSelect={() => {
            const status = inSentence(label);
            bulk.update({
              values: { status: value },
              verb: t`Mark as ${status}`,
              title: (counted) => t`Mark ${counted} as ${status}`,
              done: t`marked as ${status}`,
            });
          }}
        >
          {label}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}

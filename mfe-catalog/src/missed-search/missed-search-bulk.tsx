import { t } from '@lingui/core/macro';
import { missedSearches } from 'contract/catalog';
import { Undo2, X } from 'lucide-react';
import { Button } from 'shared-ui';
import { type BulkActionsProps, useBulk } from 'shared-ui/resource';

const writeOff = {
  values: { state: 'written-off' },
  get verb() {
    return t`Write off`;
  },
  title: (counted: string) => t`Write off ${counted}`,
  get done() {
    return t`written off`;
  },
} as const;
const putBack = {
  values: { state: 'open' },
  get verb() {
    return t`Put back`;
  },
  title: (counted: string) => t`Put back ${counted}`,
  get done() {
    return t({ message: 'put back', context: 'onto the list' });
  },
} as const;

/** Actions on the selected words, besides the export. */
export function MissedSearchBulk({ selection }: BulkActionsProps) {
  const bulk = useBulk(missedSearches, selection);
  const look = { variant: 'outline', size: 'sm', disabled: bulk.isStarting } as const;
  return (
    <>
      <Button {...look} onClick={() => bulk.update(writeOff)}>
        <X /> {t`Write off`}
      </Button>
      <Button {...look} onClick={() => bulk.update(putBack)}>
        <Undo2 /> {t`Put back`}
      </Button>
    </>
  );
}

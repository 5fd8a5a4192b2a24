import { words } from '../i18n/words';
import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { lazyPart } from '../parts/part-boundary/lazy-part';
import { Sheet } from '../parts/sheet/sheet';
import { Spinner } from '../parts/spinner/spinner';
import type { AnyResource } from '../resource/resource-types';

const JobHistory = lazyPart(
  () => t`The changes`,
  async () => (await import('./job-history')).JobHistory,
);

interface JobHistorySheetProps {
  resource: AnyResource;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Imports and bulk changes of a resource, which can be undone here for 30 days. */
export function JobHistorySheet({ resource, open, onOpenChange }: JobHistorySheetProps) {
  return (
    <Sheet
      title={t`Bulk changes`}
      description={t`Imports and changes of many ${{ many: words(resource.label.many) }}. Each can be undone for 30 days; records that were changed since stay as they are.`}
      open={open}
      onOpenChange={onOpenChange}
    >
      <Suspense fallback={<Spinner label={t`Loading the changes`} />}>
        <JobHistory resource={resource} />
      </Suspense>
    </Sheet>
  );
}

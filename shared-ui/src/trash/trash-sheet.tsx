import { words } from '../i18n/words';
import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { Sheet } from '../parts/sheet/sheet';
import { Spinner } from '../parts/spinner/spinner';
import type { AnyResource } from '../resource/resource-types';
import { lazyPart } from '../parts/part-boundary/lazy-part';

const TrashList = lazyPart(
  () => t`The trash`,
  async () => (await import('./trash-list')).TrashList,
);

export interface TrashSheetProps {
  resource: AnyResource;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The records of a resource that were deleted in the last 30 days, each restorable. */
export function TrashSheet({ resource, open, onOpenChange }: TrashSheetProps) {
  return (
    <Sheet
      title={t`Trash`}
      description={t`Deleted ${{ many: words(resource.label.many) }} stay here for 30 days.`}
      open={open}
      onOpenChange={onOpenChange}
    >
      <Suspense fallback={<Spinner label={t`Loading the trash`} />}>
        <TrashList resource={resource} />
      </Suspense>
    </Sheet>
  );
}

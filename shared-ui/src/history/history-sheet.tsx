import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { Sheet } from '../parts/sheet/sheet';
import { Spinner } from '../parts/spinner/spinner';
import type { AnyResource } from '../resource/resource-types';
import { lazyPart } from '../parts/part-boundary/lazy-part';

const HistoryEntries = lazyPart(
  () => t`The history`,
  async () => (await import('./history-entries')).HistoryEntries,
);

export interface HistorySheetProps {
  resource: AnyResource;
  id: string;
  /** Labels by field name; fields without one get a label made from their name. */
  labels?: ReadonlyMap<string, string>;
  /** A warning before an older version is restored: unsaved changes of a form would be lost. */
  warning?: string | undefined;
  /** Runs after an older version was restored and the cache is refreshed. */
  onRestored?: () => void;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Who changed a record, when, and which fields with old and new values: newest first, each restorable. */
export function HistorySheet({ open, onOpenChange, ...props }: HistorySheetProps) {
  return (
    <Sheet title={t`History`} width="34rem" open={open} onOpenChange={onOpenChange}>
      {open ? (
        <Suspense fallback={<Spinner label={t`Loading the history`} />}>
          <HistoryEntries {...props} />
        </Suspense>
      ) : null}
    </Sheet>
  );
}

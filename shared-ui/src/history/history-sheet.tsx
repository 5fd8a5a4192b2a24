import { Suspense } from 'react';
import { Sheet } from '../parts/sheet/sheet';
import { Spinner } from '../parts/spinner/spinner';
import type { AnyResource } from '../resource/resource-types';
import { lazyPart } from '../parts/part-boundary/lazy-part';

const HistoryEntries = lazyPart(
  'The history',
  async () => (await import('./history-entries')).HistoryEntries,
);

export interface HistorySheetProps {
  resource: AnyResource;
  id: string;
  /** Labels by field name; words made from the name where there is none. */
  labels?: ReadonlyMap<string, string>;
  /** What else is lost when an older version is restored, told before: changes of a form that are not saved. */
  warning?: string | undefined;
  /** Runs after an older version was restored and the cache is fresh. */
  onRestored?: () => void;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Who changed a record, when, and which fields from what to what: newest first, each with a way back to it. */
export function HistorySheet({ open, onOpenChange, ...props }: HistorySheetProps) {
  return (
    <Sheet title="History" width="34rem" open={open} onOpenChange={onOpenChange}>
      {open ? (
        <Suspense fallback={<Spinner label="Loading the history" />}>
          <HistoryEntries {...props} />
        </Suspense>
      ) : null}
    </Sheet>
  );
}

import { Suspense } from 'react';
import type { ChangeListProps } from './change-list';
import { lazyPart } from '../parts/part-boundary/lazy-part';

const ChangeList = lazyPart('The change', async () => (await import('./change-list')).ChangeList);

export type RecordChangesProps = ChangeListProps;

/**
 * Which fields a write changed, from what to what, as the history of a record shows it; for timelines of one's own.
 *
 * @example <RecordChanges resource={inquiries} changes={entry.changes} labels={undefined} values={{ assignedTo: AdminName }} />
 */
export function RecordChanges(props: RecordChangesProps) {
  return (
    <Suspense fallback={null}>
      <ChangeList {...props} />
    </Suspense>
  );
}

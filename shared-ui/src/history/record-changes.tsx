import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import type { ChangeListProps } from './change-list';
import { lazyPart } from '../parts/part-boundary/lazy-part';

const ChangeList = lazyPart(
  () => t`The change`,
  async () => (await import('./change-list')).ChangeList,
);

export type RecordChangesProps = ChangeListProps;

/**
 * The fields that a write changed, with old and new values, as a record's history shows them; for custom timelines.
 *
 * @example <RecordChanges resource={inquiries} changes={entry.changes} labels={undefined} values={{ assignedTo:
 * AdminName }} />
 */
export function RecordChanges(props: RecordChangesProps) {
  return (
    <Suspense fallback={null}>
      <ChangeList {...props} />
    </Suspense>
  );
}

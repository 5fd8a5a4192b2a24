import { useEffect, useEffectEvent } from 'react';
import type { AnyResource } from '../resource/resource-types';
import type { ResourceList } from '../resource/use-resource-list';

/** Goes to the last page when the address is past it: rows were deleted, or the link is old. */
export function useLastPage<R extends AnyResource>({ content, state, change }: ResourceList<R>) {
  const isPast = content.status === 'ready' && content.rows.length === 0 && content.total > 0;
  const goBack = useEffectEvent(() => {
    if (content.status !== 'ready') return;
    change({ page: Math.ceil(content.total / state.pageSize) }, { replace: true });
  });
  // Corrects the address, which is the list's state.
  useEffect(() => {
    if (isPast) goBack();
  }, [isPast]);
}

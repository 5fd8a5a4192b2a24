import { useState } from 'react';
import type { AnyResource } from '../resource/resource-types';
import type { ResourceList } from '../resource/use-resource-list';

/** Lists of up to this many rows need no tools. */
const glance = 10;

/**
 * Whether a list shows search, views, filters, columns and pagination: not while it is short. Once used they stay, so
 * that neither new rows nor a cleared search remove the box that the user is in.
 */
export function useListTools<R extends AnyResource>({ state, content }: ResourceList<R>) {
  const { search, filters, view, group } = state;
  const isNarrowed =
    search !== '' || (view ?? group) !== undefined || Object.keys(filters).length > 0;
  const [isUsed, setIsUsed] = useState(isNarrowed);
  if (isNarrowed && !isUsed) setIsUsed(true);
  const isLong = content.status !== 'ready' || content.total > glance;
  const hasTools = isUsed || isLong;
  return {
    hasTools,
    /** For `onFocus` of the element around the tools. */
    use: () => setIsUsed(hasTools),
  };
}

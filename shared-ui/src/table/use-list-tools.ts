import { useState } from 'react';
import type { AnyResource } from '../resource/resource-types';
import type { ResourceList } from '../resource/use-resource-list';

/** So many rows are seen at a glance. */
const glance = 10;

/**
 * Whether a list has its search, views, filters, columns and pages: not while the whole of it is seen at a glance. Once
 * somebody is at them they stay, so that neither the rows that arrive nor a search taken back take the box away.
 */
export function useListTools<R extends AnyResource>({ state, content }: ResourceList<R>) {
  const { search, filters, view } = state;
  const isNarrowed = search !== '' || view !== undefined || Object.keys(filters).length > 0;
  const [isUsed, setIsUsed] = useState(isNarrowed);
  if (isNarrowed && !isUsed) setIsUsed(true);
  const isLong = content.status !== 'ready' || content.total > glance;
  const hasTools = isUsed || isLong;
  return {
    hasTools,
    /** For `onFocus` of what holds them. */
    use: () => setIsUsed(hasTools),
  };
}

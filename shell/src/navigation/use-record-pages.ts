import type { RecordPage } from 'contract/release';
import { useMemo } from 'react';
import { useRegistry } from '../federation/federation-context';

/** Where records are listed and opened, by resource, as far as a remote that is switched on does it. */
export function useRecordPages(): ReadonlyMap<string, RecordPage> {
  const { registry } = useRegistry();
  return useMemo(
    () =>
      new Map(
        registry.remotes
          .filter(({ disabled }) => !disabled)
          .flatMap(({ records }) => records.map((page) => [page.resource, page])),
      ),
    [registry],
  );
}

/** The address of a list with filters; undefined when no remote has the list. */
export type ListHref = (
  resource: string,
  filters?: Readonly<Record<string, string>>,
) => string | undefined;

/** Leads to the list behind a figure. */
export function useListHref(): ListHref {
  const pages = useRecordPages();
  return (resource, filters = {}) => {
    const list = pages.get(resource)?.list;
    const query = new URLSearchParams(filters);
    return list === undefined || query.size === 0 ? list : `${list}?${query}`;
  };
}

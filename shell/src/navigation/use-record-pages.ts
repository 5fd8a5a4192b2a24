import type { RecordPage, Registry } from 'contract/release';
import { useEffect, useMemo } from 'react';
import { setRecordPlaces } from 'shared-ui';
import { useVisiblePages } from './visible-pages';
import type { RegistryStore } from '../federation/registry-store';

/** The list and record pages of each resource that the signed-in admin may open, of remotes that are switched on. */
export function useRecordPages(): ReadonlyMap<string, RecordPage> {
  const registry = useVisiblePages();
  return useMemo(() => recordPagesOf(registry), [registry]);
}

/** Updates what remotes know of each other's pages when the role or the registry changes. */
export function usePublishedRecordPages(): void {
  const pages = useRecordPages();
  // Syncs the links between remotes with the role.
  useEffect(() => setRecordPlaces(pages), [pages]);
}

/** Updates what remotes know of each other's pages when the registry changes. */
export function publishRecordPages({ current, subscribe }: RegistryStore): void {
  const tell = () => setRecordPlaces(recordPagesOf(current().registry));
  subscribe(tell);
  tell();
}

function recordPagesOf({ remotes }: Registry): ReadonlyMap<string, RecordPage> {
  const running = remotes.filter(({ disabled }) => !disabled);
  return new Map(running.flatMap(({ records }) => records.map((page) => [page.resource, page])));
}

/** The address of a list with filters; undefined when no remote has the list. */
export type ListHref = (
  resource: string,
  filters?: Readonly<Record<string, string>>,
) => string | undefined;

/** Returns the address of the list behind a figure. */
export function useListHref(): ListHref {
  const pages = useRecordPages();
  return (resource, filters = {}) => {
    const list = pages.get(resource)?.list;
    const query = new URLSearchParams(filters);
    return list === undefined || query.size === 0 ? list : `${list}?${query}`;
  };
}

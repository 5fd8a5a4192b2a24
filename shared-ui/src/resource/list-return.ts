import { useEffect, useState } from 'react';
import type { AnyResource } from './resource-types';

const lastSearches = new Map<string, string>();

/** Stores the query of a list's address, for the way back to it. */
export function useListMemory({ name }: Pick<AnyResource, 'name'>, search: string) {
  // Stored outside the component: the form needs it after the list has unmounted.
  useEffect(() => {
    lastSearches.set(name, search);
  }, [name, search]);
}

/** The query that a resource's list had when it was last left; empty if it was not open yet. */
export function lastListSearch(resource: string) {
  return lastSearches.get(resource) ?? '';
}

/**
 * The link from a form back to its list, with the page, search and filters that the list had.
 *
 * @example const listHref = useListReturn(chemicals, chemicalTableHref());
 */
export function useListReturn({ name }: Pick<AnyResource, 'name'>, listHref: string) {
  const [search] = useState(() => lastListSearch(name));
  return listHref + search;
}

import { useEffect, useState } from 'react';
import type { AnyResource } from './resource-types';

const lastSearches = new Map<string, string>();

/** Keeps in mind what a list showed last, by its query in the address. */
export function useListMemory({ name }: Pick<AnyResource, 'name'>, search: string) {
  // Outlives the list: the form that one goes to from it leads back by it.
  useEffect(() => {
    lastSearches.set(name, search);
  }, [name, search]);
}

/** The query that the list of a resource had when one left it; empty when it was not open yet. */
export function lastListSearch(resource: string) {
  return lastSearches.get(resource) ?? '';
}

/**
 * The way from a form back to its list: with the page, search and filters that the list had when one left it.
 *
 * @example const listHref = useListReturn(chemicals, chemicalTableHref());
 */
export function useListReturn({ name }: Pick<AnyResource, 'name'>, listHref: string) {
  const [search] = useState(() => lastListSearch(name));
  return listHref + search;
}

import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageHeading } from 'shared-ui';
import { lastListSearch } from 'shared-ui/resource';
import { useRegistry } from '../federation/federation-context';
import { type ParentPage, type Breadcrumb, placeOf, sectionsOf } from './place';
import { useVisiblePages } from './visible-pages';
import { useRecordPages } from './use-record-pages';

/** The breadcrumb of the current address, with the title that a detail page has set. */
export function usePlace(): Breadcrumb {
  const { registry } = useRegistry();
  const { pathname } = useLocation();
  const place = useMemo(() => placeOf(registry, pathname), [registry, pathname]);
  const heading = usePageHeading();
  const isNamed = place.parents.length > 0 && heading !== undefined;
  return isNamed ? { ...place, title: heading } : place;
}

/** Returns the address of a parent page: a list keeps the search and filters that it had when it was left. */
export function useParentHref(): (parent: ParentPage) => string {
  const pages = useRecordPages();
  return ({ path }) => {
    const resource = Array.from(pages.values()).find(({ list }) => list === path)?.resource;
    return resource === undefined ? path : path + lastListSearch(resource);
  };
}

/** The side menu of the registry, with what the signed-in admin may open. */
export function useSections() {
  const registry = useVisiblePages();
  return useMemo(() => sectionsOf(registry), [registry]);
}

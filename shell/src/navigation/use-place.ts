import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { lastListSearch, usePageHeading } from 'shared-ui';
import { useRegistry } from '../federation/federation-context';
import { type ParentPage, type Breadcrumb, placeOf, sectionsOf } from './place';
import { useRecordPages } from './use-record-pages';

/** The place of the current address; what a page below another one calls itself is its title. */
export function usePlace(): Breadcrumb {
  const { registry } = useRegistry();
  const { pathname } = useLocation();
  const place = useMemo(() => placeOf(registry, pathname), [registry, pathname]);
  const heading = usePageHeading();
  const isNamed = place.parents.length > 0 && heading !== undefined;
  return isNamed ? { ...place, title: heading } : place;
}

/** Leads back to a page: to a list with the search and filters that it had when one left it. */
export function useParentHref(): (parent: ParentPage) => string {
  const pages = useRecordPages();
  return ({ path }) => {
    const resource = Array.from(pages.values()).find(({ list }) => list === path)?.resource;
    return resource === undefined ? path : path + lastListSearch(resource);
  };
}

/** The side menu, as the registry says it. */
export function useSections() {
  const { registry } = useRegistry();
  return useMemo(() => sectionsOf(registry), [registry]);
}

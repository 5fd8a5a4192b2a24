import { useSyncExternalStore } from 'react';

/** Where the records of a resource are, as addresses of the panel. */
export interface RecordPlace {
  /** Their list; it takes filters from the query. */
  list: string;
  /** One record; ends with `/:id`. */
  path?: string | undefined;
  /** Where a new one is made; it takes what to start with from the query. */
  add?: string | undefined;
}

/** Addresses of records by resource, each undefined where no page does it. */
export interface RecordHrefs {
  list: (resource: string, filters?: QueryParts) => string | undefined;
  open: (resource: string, id: string) => string | undefined;
  add: (resource: string, start?: QueryParts) => string | undefined;
}

type QueryParts = Readonly<Record<string, string | undefined>>;

type RecordPlaces = ReadonlyMap<string, RecordPlace>;

let known: RecordPlaces = new Map();
const listeners = new Set<() => void>();

/** Tells all React roots of the page where records are; the host calls it with its registry, at first and on changes. */
export function setRecordPlaces(places: RecordPlaces) {
  known = places;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function readPlaces() {
  return known;
}

/**
 * Leads from one remote to the pages of others, which it knows by the resource alone.
 *
 * @example
 * const href = useRecordHrefs().add('email', { chemical: chemicalId });
 * return href === undefined ? null : <Link to={href}>Write</Link>;
 */
export function useRecordHrefs(): RecordHrefs {
  const places = useSyncExternalStore(subscribe, readPlaces, readPlaces);
  return {
    list: (resource, filters) => withQuery(places.get(resource)?.list, filters),
    open: (resource, id) => places.get(resource)?.path?.replace(':id', encodeURIComponent(id)),
    add: (resource, start) => withQuery(places.get(resource)?.add, start),
  };
}

function withQuery(path: string | undefined, parts: QueryParts = {}) {
  const given = Object.entries(parts).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return path === undefined || given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

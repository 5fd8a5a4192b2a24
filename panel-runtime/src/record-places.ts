import { useSyncExternalStore } from 'react';

/** The pages of a resource's records, as addresses of the panel. */
export interface RecordPlace {
  /** The list; it accepts filters in the query. */
  list: string;
  /** The page of a record; ends with `/:id`. */
  path?: string | undefined;
  /** The page for a new record; it accepts initial values in the query. */
  add?: string | undefined;
}

/** Addresses of records by resource; each is undefined if no page exists. */
export interface RecordHrefs {
  list: (resource: string, filters?: QueryParts) => string | undefined;
  open: (resource: string, id: string) => string | undefined;
  add: (resource: string, start?: QueryParts) => string | undefined;
}

type QueryParts = Readonly<Record<string, string | undefined>>;

type RecordPlaces = ReadonlyMap<string, RecordPlace>;

let known: RecordPlaces = new Map();
const listeners = new Set<() => void>();

/**
 * Sets the pages of records for all React roots of the page; the host calls it with its registry, at first and on
 * changes.
 */
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
 * Links from one remote to the pages of others, by resource.
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

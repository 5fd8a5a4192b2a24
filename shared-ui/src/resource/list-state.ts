import { AnyId, defaultPageSize } from 'contract';
import type { AnyResource, FilterOf } from './resource-types';

/** A list's state as its address holds it. Filters are texts that their schemas accept. */
export interface ListState<R extends AnyResource> {
  page: number;
  pageSize: number;
  search: string;
  sort: string;
  filters: Readonly<Partial<Record<FilterOf<R>, string>>>;
  /** What the list is grouped by; undefined for a plain one. */
  group?: string | undefined;
  /** The values of unfolded groups, separated by commas. */
  open?: string | undefined;
  /** The `_id` of the saved view opened last; the state may differ from it since. */
  view: string | undefined;
}

/** A change to a list's state; a filter set to `undefined` is removed. */
export interface ListPatch<R extends AnyResource> extends Partial<Omit<ListState<R>, 'filters'>> {
  filters?: Readonly<Partial<Record<FilterOf<R>, string | undefined>>>;
}

/** Guarantee: the keys of a resource's filters are the names that `FilterOf` unites. */
function filterNames<R extends AnyResource>(resource: R) {
  return Object.keys(resource.filters) as FilterOf<R>[];
}

/** Guarantee: entries are made from `filterNames`. */
function asFilters<R extends AnyResource>(entries: [FilterOf<R>, string][]) {
  return Object.fromEntries(entries) as ListState<R>['filters'];
}

/** Parses the state from an address. Values that the contract does not accept are ignored. */
export function readListState<R extends AnyResource>(
  resource: R,
  address: URLSearchParams,
): ListState<R> {
  const accepted = (name: string) => {
    const value = address.get(name);
    const schema = resource.list.shape[name];
    if (value === null || schema === undefined) return undefined;
    return 'safeParse' in schema && schema.safeParse(value).success ? value : undefined;
  };
  const filters = filterNames(resource).flatMap((name): [FilterOf<R>, string][] => {
    const value = accepted(name);
    return value === undefined ? [] : [[name, value]];
  });
  return {
    page: Number(accepted('page') ?? 1),
    pageSize: Number(accepted('pageSize') ?? defaultPageSize),
    search: accepted('search') ?? '',
    sort: accepted('sort') ?? resource.defaultSort,
    filters: asFilters<R>(filters),
    ...groupingOf(resource, address),
    view: AnyId.safeParse(address.get('view')).data,
  };
}

function groupingOf({ groups }: AnyResource, address: URLSearchParams) {
  const group = address.get('group');
  if (group === null || groups?.includes(group) !== true) return {};
  return { group, open: address.get('open') ?? undefined };
}

/** The address of a state: defaults and empty values are left out, other parameters of the page stay. */
export function writeListState<R extends AnyResource>(
  resource: R,
  state: ListState<R>,
  address: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams(address);
  const put = (name: string, value: string, isDefault: boolean) => {
    if (isDefault) next.delete(name);
    else next.set(name, value);
  };
  put('page', String(state.page), state.page === 1);
  put('pageSize', String(state.pageSize), state.pageSize === defaultPageSize);
  put('search', state.search, state.search === '');
  put('sort', state.sort, state.sort === resource.defaultSort);
  for (const name of filterNames(resource)) {
    const value = state.filters[name] ?? '';
    put(name, value, value === '');
  }
  if (resource.groups !== undefined) {
    put('group', state.group ?? '', state.group === undefined);
    put('open', state.open ?? '', state.group === undefined || state.open === undefined);
  }
  put('view', state.view ?? '', state.view === undefined);
  return next;
}

/** Applies a change to a state; anything but a page change returns to the first page. */
export function patchListState<R extends AnyResource>(
  state: ListState<R>,
  patch: ListPatch<R>,
): ListState<R> {
  const entries = Object.entries({ ...state.filters, ...patch.filters });
  const filters = entries.flatMap(([name, value]): [FilterOf<R>, string][] =>
    typeof value === 'string' && value !== '' ? [[nameOf<R>(name), value]] : [],
  );
  return { ...state, page: 1, ...patch, filters: asFilters<R>(filters) };
}

/** The query that a saved view stores: the state's parameters without the page, in a fixed order. */
export function viewQuery<R extends AnyResource>(resource: R, state: ListState<R>) {
  const stateOfView = { ...state, page: 1, open: undefined, view: undefined };
  return writeListState(resource, stateOfView, new URLSearchParams()).toString();
}

/** Normalises a saved view's query to what `viewQuery` would write today, for comparison. */
export function currentQuery<R extends AnyResource>(resource: R, query: string) {
  return viewQuery(resource, readListState(resource, new URLSearchParams(query)));
}

/** The patch that applies a saved view's query; values that the contract no longer accepts are left out. */
export function viewPatch<R extends AnyResource>(resource: R, query: string): ListPatch<R> {
  const { filters, ...rest } = readListState(resource, new URLSearchParams(query));
  const none = filterNames(resource).map((name) => [name, undefined]);
  const cleared: ListPatch<R>['filters'] = Object.fromEntries(none);
  return { group: undefined, open: undefined, ...rest, filters: { ...cleared, ...filters } };
}

/** Guarantee: `name` is a key of a state's filters. */
function nameOf<R extends AnyResource>(name: string) {
  return name as FilterOf<R>;
}

/** The API query of a state; defaults are left to the API. */
export function queryOfState<R extends AnyResource>(
  state: ListState<R>,
  fixed?: ListPatch<R>['filters'],
) {
  const { page, pageSize, search, sort, filters } = state;
  return { page, pageSize, ...(search !== '' && { search }), sort, ...filters, ...fixed };
}

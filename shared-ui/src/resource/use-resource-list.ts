import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useApi } from '../client/api-provider';
import {
  type ListPatch,
  patchListState,
  queryOfState,
  readListState,
  writeListState,
} from './list-state';
import { useListMemory } from './list-return';
import { resourceCalls } from './resource-calls';
import { resourceKeys } from '../client/resource-keys';
import type { AnyResource, RowOf } from './resource-types';
import { addressWithin, withinAddress } from './scoped-address';

/** The content of a list. */
export type ListContent<Row> =
  | { status: 'loading' }
  | { status: 'error'; error: Error; retry: () => void }
  | { status: 'ready'; rows: readonly Row[]; total: number };

export interface ResourceListOptions<R extends AnyResource> {
  /** Filters that always apply and are not in the address. */
  fixed?: ListPatch<R>['filters'];
  /** Prefix of the list's parameters in the address, for a list above another one (`tax-`). */
  scope?: string;
}

/**
 * A list whose state is the page's address: Back, reload and a shared link give the same list. Keeps the rows visible
 * while others load.
 *
 * @example
 * const list = useResourceList(units);
 * list.change({ filters: { dimension: 'mass' } });
 */
export function useResourceList<R extends AnyResource>(
  resource: R,
  { fixed, scope = '' }: ResourceListOptions<R> = {},
) {
  const api = useApi();
  const navigate = useNavigate();
  const { hash, search: addressed } = useLocation();
  const [address] = useSearchParams();
  const own = addressWithin(address, scope);
  const state = readListState(resource, own);
  const query = queryOfState(state, fixed);
  useListMemory(resource, scope === '' ? addressed : '');
  const answer = useQuery({
    queryKey: resourceKeys.list(resource, query),
    queryFn: ({ signal }) => resourceCalls(api, resource).list(query, signal),
    placeholderData: keepPreviousData,
  });

  /** The address of a changed state, for links. */
  function hrefOf(patch: ListPatch<R>) {
    const written = writeListState(resource, patchListState(state, patch), own);
    const next = withinAddress(address, scope, written);
    return { search: next.size === 0 ? '' : `?${next}`, hash };
  }
  /** Changes the state; `replace` adds no history entry (typing). */
  function change(patch: ListPatch<R>, options: { replace?: boolean } = {}) {
    void navigate(hrefOf(patch), { replace: options.replace ?? false, preventScrollReset: true });
  }
  return {
    resource,
    state,
    query,
    content: contentOf<RowOf<R>>(answer),
    isFetching: answer.isFetching,
    /** Whether the rows are those of an earlier state, shown until those of this one arrive. */
    isEarlier: answer.isPlaceholderData,
    hrefOf,
    change,
  };
}

interface Answer<Row> {
  data: { data: readonly Row[]; total: number } | undefined;
  error: Error | null;
  refetch: () => unknown;
}

function contentOf<Row>({ data, error, refetch }: Answer<Row>): ListContent<Row> {
  if (error !== null) return { status: 'error', error, retry: () => void refetch() };
  if (data === undefined) return { status: 'loading' };
  return { status: 'ready', rows: data.data, total: data.total };
}

/** A list's controller. */
export type ResourceList<R extends AnyResource> = ReturnType<typeof useResourceList<R>>;

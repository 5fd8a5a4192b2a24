import { useQuery } from '@tanstack/react-query';
import { maxPageSize } from 'contract';
import { useApi } from '../client/api-provider';
import { resourceCalls } from './resource-calls';
import { resourceKeys } from '../client/resource-keys';
import type { AnyResource, RowOf } from './resource-types';

/** All records of a small resource: types, units. Empty while they load. */
export function useAllRows<R extends AnyResource>(resource: R): readonly RowOf<R>[] {
  return useLoadedRows(resource) ?? [];
}

/** The same, but undefined while they load, for cells that must not claim to be empty. */
export function useLoadedRows<R extends AnyResource>(resource: R): readonly RowOf<R>[] | undefined {
  const { list } = resourceCalls(useApi(), resource);
  const { data, isPending } = useQuery({
    queryKey: [...resourceKeys.all(resource), 'all'],
    queryFn: ({ signal }) => allRows((page) => list({ page, pageSize: maxPageSize }, signal)),
  });
  return isPending ? undefined : (data ?? []);
}

interface Page<Row> {
  data: readonly Row[];
  total: number;
}

async function allRows<Row>(read: (page: number) => Promise<Page<Row>>) {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total } = await read(page);
    rows.push(...data);
    if (data.length === 0 || rows.length >= total) return rows;
  }
}

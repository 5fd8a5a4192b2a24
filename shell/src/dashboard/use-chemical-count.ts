import { useQuery } from '@tanstack/react-query';
import { chemicals } from 'contract';
import { resourceCalls, resourceKeys, useApi } from 'shared-ui';
import type { Figure } from './figure-link';

/** How many chemicals have a status. */
export function useChemicalCount(status: 'published' | 'draft'): Figure {
  const api = useApi();
  const query = { status, pageSize: 1 };
  const { data, isError } = useQuery({
    queryKey: resourceKeys.list(chemicals, query),
    queryFn: ({ signal }) => resourceCalls(api, chemicals).list(query, signal),
  });
  if (data !== undefined) return data.total;
  return isError ? 'unknown' : 'loading';
}

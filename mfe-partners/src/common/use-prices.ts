import { useQuery } from '@tanstack/react-query';
import { useApi } from 'shared-ui/client';
import { type AnyResource, resourceCalls, resourceKeys } from 'shared-ui/resource';

/** The prices shown in a panel; all of them are a link away. */
const pageSize = 10;

/** The newest prices of a chemical or of a supplier. */
export function usePrices<R extends AnyResource>(
  resource: R,
  filters: Readonly<Record<string, string>>,
) {
  const api = useApi();
  const query = { ...filters, page: 1, pageSize, sort: '-validFrom' };
  return useQuery({
    queryKey: [...resourceKeys.all(resource), 'panel', query],
    queryFn: ({ signal }) => resourceCalls(api, resource).list(query, signal),
  });
}

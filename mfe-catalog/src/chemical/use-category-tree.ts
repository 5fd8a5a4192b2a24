import { useQuery } from '@tanstack/react-query';
import { categories, categoryEndpoints } from 'contract';
import { resourceKeys, useApi } from 'shared-ui';

/** All categories with their two levels below. */
export function useCategoryTree() {
  const api = useApi();
  return useQuery({
    queryKey: [...resourceKeys.all(categories), 'tree'],
    queryFn: ({ signal }) => api.call(categoryEndpoints.tree, { signal }),
  });
}

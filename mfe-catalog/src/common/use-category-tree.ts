import { useQuery } from '@tanstack/react-query';
import { categories, categoryEndpoints } from 'contract/catalog';
import { useApi } from 'shared-ui/client';
import { resourceKeys } from 'shared-ui/resource';

export const categoryTreeKey = [...resourceKeys.all(categories), 'tree'] as const;

/** The category tree with all three levels. */
export function useCategoryTree() {
  const api = useApi();
  return useQuery({
    queryKey: categoryTreeKey,
    queryFn: ({ signal }) => api.call(categoryEndpoints.tree, { signal }),
  });
}

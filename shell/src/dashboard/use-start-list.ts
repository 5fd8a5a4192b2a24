import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { startListEndpoints } from 'contract/staff';
import { useApi } from 'shared-ui/client';

const startListKey = ['startList'] as const;

/** The start list of a new installation; undefined while it loads or when it cannot be read. */
export function useStartItems() {
  const api = useApi();
  const { data, refetch } = useQuery({
    queryKey: startListKey,
    queryFn: async ({ signal }) => (await api.call(startListEndpoints.get, { signal })).data,
    // Its items are seen to on other pages.
    refetchOnMount: 'always',
  });
  return { items: data?.items, refetch };
}

/** Closes the list for everybody. */
export function useCloseStartList() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await api.call(startListEndpoints.close)).data,
    onSuccess: (list) => queryClient.setQueryData(startListKey, list),
  });
}

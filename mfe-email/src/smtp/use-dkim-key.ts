import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dkimEndpoints } from 'contract/email';
import { useApi } from 'shared-ui/client';

/** The key that a server's messages are signed with, and what can be done with it. */
export function useDkimKey(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const queryKey = ['dkimKey', id];
  const { data: key, error } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.call(dkimEndpoints.get, { id, signal })).data,
  });
  const onSettled = () => queryClient.invalidateQueries({ queryKey });
  const make = useMutation({
    mutationFn: async (body: { domain: string; selector: string }) =>
      (await api.call(dkimEndpoints.make, { id, body })).data,
    onSettled,
  });
  const check = useMutation({
    mutationFn: async (signAnyway: boolean) =>
      (await api.call(dkimEndpoints.check, { id, body: { signAnyway } })).data.state,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: async () => (await api.call(dkimEndpoints.remove, { id })).data,
    onSettled,
  });
  return { key, error, make, check, remove };
}

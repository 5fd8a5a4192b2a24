import { useQuery } from '@tanstack/react-query';
import { adminEndpoints, type AdminProfile } from 'contract/staff';
import { useApi } from 'shared-ui/client';

/** The signed-in admin; undefined while it loads. */
export function useMe(): AdminProfile | undefined {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['admin', 'profile'],
    queryFn: async ({ signal }) => {
      const { admin } = await api.call(adminEndpoints.profile, { signal });
      return admin;
    },
  });
  return data;
}

import { useQuery } from '@tanstack/react-query';
import { adminEndpoints, type AdminProfile } from 'contract/staff';
import { useApi } from './api-provider';

/** The cache key of the signed-in admin's profile. */
export const profileKey = ['admin', 'profile'] as const;

/** The signed-in admin; undefined while it loads. */
export function useMe(): AdminProfile | undefined {
  return useMyProfile({ enabled: true }).data;
}

/** The query of `useMe`; fetches nothing until enabled. */
export function useMyProfile({ enabled }: { enabled: boolean }) {
  const api = useApi();
  return useQuery({
    queryKey: profileKey,
    queryFn: async ({ signal }) => (await api.call(adminEndpoints.profile, { signal })).admin,
    enabled,
  });
}

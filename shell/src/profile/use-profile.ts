import { useQuery, useQueryClient } from '@tanstack/react-query';
import { adminEndpoints, type AdminProfile } from 'contract/staff';
import { profileKey, useApi } from 'shared-ui/client';
import { useAuthStore } from '../auth/auth-context';

/** The profile of the signed-in admin. */
export function useProfile() {
  const api = useApi();
  const auth = useAuthStore();
  return useQuery({
    queryKey: profileKey,
    async queryFn({ signal }): Promise<AdminProfile> {
      const { admin } = await api.call(adminEndpoints.profile, { signal });
      auth.adopt(admin);
      return admin;
    },
  });
}

/** Returns a function that replaces the cached profile with one from a response. */
export function useAdoptProfile(): (admin: AdminProfile) => void {
  const cache = useQueryClient();
  const auth = useAuthStore();
  return (admin) => {
    cache.setQueryData(profileKey, admin);
    auth.adopt(admin);
  };
}

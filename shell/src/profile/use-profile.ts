import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminProfile } from 'contract/staff';
import { type OwnProfile, profileKey, useOwnProfile } from 'shared-ui/client';
import { useAuthStore } from '../auth/auth-context';

/** The profile of the signed-in admin. */
export function useProfile() {
  const auth = useAuthStore();
  const { queryKey, queryFn } = useOwnProfile();
  return useQuery({
    queryKey,
    async queryFn(context): Promise<OwnProfile> {
      const profile = await queryFn(context);
      auth.adopt(profile.admin);
      return profile;
    },
    select: ({ admin }) => admin,
  });
}

/** Returns a function that replaces the cached profile with one from a response. */
export function useAdoptProfile(): (admin: AdminProfile) => void {
  const cache = useQueryClient();
  const auth = useAuthStore();
  return (admin) => {
    cache.setQueryData<OwnProfile>(profileKey, (known) => known && { ...known, admin });
    auth.adopt(admin);
  };
}

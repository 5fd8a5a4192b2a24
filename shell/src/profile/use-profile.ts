import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminProfile } from 'contract/staff';
import { type OwnProfile, profileKey, useApi } from 'shared-ui/client';
import { useAuthStore } from '../auth/auth-context';
import { profileQuery } from './profile-query';

/** The profile of the signed-in admin. */
export function useProfile() {
  return useQuery({ ...profileQuery(useApi(), useAuthStore()), select: ({ admin }) => admin });
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

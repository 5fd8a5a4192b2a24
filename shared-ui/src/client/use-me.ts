import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from 'contract';
import { adminEndpoints, type AdminProfile } from 'contract/staff';
import { type ApiClient, storeRole } from 'panel-runtime';
import { useApi } from './api-provider';

/** The cache key of the signed-in admin's profile and role. */
export const profileKey = ['admin', 'profile'] as const;

/** The signed-in admin, with their role and what it allows. */
export type OwnProfile = AnswerOf<typeof adminEndpoints.profile>;

/** The signed-in admin; undefined while it loads. */
export function useMe(): AdminProfile | undefined {
  return useMyProfile({ enabled: true }).data;
}

/** The query of `useMe`; fetches nothing until enabled. */
export function useMyProfile({ enabled }: { enabled: boolean }) {
  return useQuery({ ...useOwnProfile(), enabled, select: ({ admin }) => admin });
}

/** The options of the query. */
export function useOwnProfile() {
  return ownProfile(useApi());
}

/** The same outside of components. */
export function ownProfile(api: ApiClient) {
  return {
    queryKey: profileKey,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => readOwnProfile(api, signal),
  };
}

async function readOwnProfile(api: ApiClient, signal: AbortSignal): Promise<OwnProfile> {
  const profile = await api.call(adminEndpoints.profile, { signal });
  storeRole(profile.role);
  return profile;
}

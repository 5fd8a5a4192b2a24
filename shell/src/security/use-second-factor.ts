import { useQuery, useQueryClient } from '@tanstack/react-query';
import { secondFactorEndpoints } from 'contract/staff';
import { profileKey, useApi } from 'shared-ui/client';

const factorKey = ['second-factor'] as const;
/** By what the account signs in, an app among it. */
export const waysKey = ['sign-in-ways'] as const;

/** The second factor of the signed-in admin. */
export function useSecondFactor() {
  const api = useApi();
  return useQuery({
    queryKey: factorKey,
    queryFn: async ({ signal }) => (await api.call(secondFactorEndpoints.get, { signal })).data,
  });
}

/** What the account may do can depend on it. */
export function useRefreshFactor() {
  const cache = useQueryClient();
  return () =>
    Promise.all(
      [factorKey, waysKey, profileKey].map((queryKey) => cache.invalidateQueries({ queryKey })),
    );
}

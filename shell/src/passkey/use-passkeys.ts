import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accountEndpoints, passkeyEndpoints } from 'contract/staff';
import { useApi } from 'shared-ui/client';
import { useRefreshFactor, waysKey } from '../security/use-second-factor';

const passkeysKey = ['passkeys'] as const;

/** The passkeys of the signed-in admin. */
export function usePasskeys() {
  const api = useApi();
  return useQuery({
    queryKey: passkeysKey,
    queryFn: async ({ signal }) => (await api.call(passkeyEndpoints.list, { signal })).data,
  });
}

/** By what the signed-in admin can sign in. */
export function useSignInWays() {
  const api = useApi();
  return useQuery({
    queryKey: waysKey,
    queryFn: async ({ signal }) => (await api.call(accountEndpoints.signInWays, { signal })).data,
  });
}

/** A passkey is a second factor too. */
export function useRefreshPasskeys() {
  const cache = useQueryClient();
  const refreshFactor = useRefreshFactor();
  return () => Promise.all([cache.invalidateQueries({ queryKey: passkeysKey }), refreshFactor()]);
}

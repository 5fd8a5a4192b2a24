import {
  adminEndpoints,
  type LoginAnswer,
  passkeyEndpoints,
  providerEndpoints,
} from 'contract/staff';
import { useApi } from 'shared-ui/client';
import type { SignInCalls } from './sign-in-calls';

export interface SignInOptions {
  /** Takes over the session that was opened. */
  readonly open: (answer: LoginAnswer) => void;
  /** The address to open after a sign-in with the identity provider. */
  readonly from: string | null;
}

/** The calls of a sign-in within the panel's code. */
export function useSignInCalls({ open, from }: SignInOptions): SignInCalls {
  const api = useApi();
  return {
    withPassword: async (body) => open(await api.call(adminEndpoints.login, { body })),
    beginPasskey: async () => (await api.call(passkeyEndpoints.beginLogin)).data,
    withPasskey: async (passkey) =>
      open(await api.call(passkeyEndpoints.login, { body: { passkey } })),
    beginProvider: async () => {
      const body = from === null ? {} : { from };
      location.assign((await api.call(providerEndpoints.begin, { body })).data.url);
    },
  };
}

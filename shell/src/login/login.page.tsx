import { shellRoutes } from 'contract';
import {
  adminEndpoints,
  type LoginAnswer,
  passkeyEndpoints,
  providerEndpoints,
} from 'contract/staff';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useApi } from 'shared-ui/client';
import { useAuth, useAuthStore } from '../auth/auth-context';
import { safePath } from '../auth/safe-path';
import { readToken } from '../auth/token-cookie';
import { useAdoptProfile } from '../profile/use-profile';
import { LoginScreen } from './login-screen';
import type { SignInCalls } from './sign-in-calls';

/** The login page after a session has ended. Someone who is, or gets, signed in is redirected to the requested page. */
export function LoginPage() {
  const api = useApi();
  const auth = useAuth();
  const store = useAuthStore();
  const adopt = useAdoptProfile();
  const [address] = useSearchParams();

  function open(answer: LoginAnswer) {
    store.signIn(answer);
    adopt(answer.admin);
  }
  const calls: SignInCalls = {
    withPassword: async (body) => open(await api.call(adminEndpoints.login, { body })),
    beginPasskey: async () => (await api.call(passkeyEndpoints.beginLogin)).data,
    withPasskey: async (passkey) =>
      open(await api.call(passkeyEndpoints.login, { body: { passkey } })),
    beginProvider: async () => {
      const from = address.get('from');
      const body = from === null ? {} : { from };
      location.assign((await api.call(providerEndpoints.begin, { body })).data.url);
    },
  };

  if (readToken() !== undefined)
    return <Navigate to={safePath(address.get('from')) ?? shellRoutes.dashboard} replace />;
  const wasRefused = !auth.authenticated && auth.end === 'refused';
  return <LoginScreen wasRefused={wasRefused} calls={calls} />;
}

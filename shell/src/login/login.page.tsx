import { shellRoutes } from 'contract';
import { adminEndpoints, type Login } from 'contract/staff';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useApi } from 'shared-ui/client';
import { useAuth, useAuthStore } from '../auth/auth-context';
import { safePath } from '../auth/safe-path';
import { readToken } from '../auth/token-cookie';
import { useAdoptProfile } from '../profile/use-profile';
import { LoginScreen } from './login-screen';

/** The login page after a session has ended. Someone who is, or gets, signed in is redirected to the requested page. */
export function LoginPage() {
  const api = useApi();
  const auth = useAuth();
  const store = useAuthStore();
  const adopt = useAdoptProfile();
  const [address] = useSearchParams();

  async function signIn(body: Login) {
    const answer = await api.call(adminEndpoints.login, { body });
    store.signIn(answer);
    adopt(answer.admin);
  }

  if (readToken() !== undefined)
    return <Navigate to={safePath(address.get('from')) ?? shellRoutes.dashboard} replace />;
  const wasRefused = !auth.authenticated && auth.end === 'refused';
  return <LoginScreen wasRefused={wasRefused} onSubmit={signIn} />;
}

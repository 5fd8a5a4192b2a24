import { shellRoutes } from 'contract';
import type { LoginAnswer } from 'contract/staff';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useAuth, useAuthStore } from '../auth/auth-context';
import { safePath } from '../auth/safe-path';
import { readToken } from '../auth/token-cookie';
import { useAdoptProfile } from '../profile/use-profile';
import { LoginScreen } from './login-screen';
import { useSignInCalls } from './use-sign-in-calls';

/** The login page after a session has ended. Someone who is, or gets, signed in is redirected to the requested page. */
export function LoginPage() {
  const auth = useAuth();
  const store = useAuthStore();
  const adopt = useAdoptProfile();
  const [address] = useSearchParams();
  const from = address.get('from');

  function open(answer: LoginAnswer) {
    store.signIn(answer);
    adopt(answer.admin);
  }
  const calls = useSignInCalls({ open, from });

  if (readToken() !== undefined) {
    return <Navigate to={safePath(from) ?? shellRoutes.dashboard} replace />;
  }
  const wasRefused = !auth.authenticated && auth.end === 'refused';
  return <LoginScreen wasRefused={wasRefused} calls={calls} />;
}

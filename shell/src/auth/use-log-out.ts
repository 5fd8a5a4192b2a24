import { adminEndpoints } from 'contract/staff';
import { useApi } from 'shared-ui/client';
import { logProblem } from '../federation/log-problem';
import { useAuthStore } from './auth-context';

/** Revokes the token and signs out. The page does not wait for the server; a failure is only logged. */
export function useLogOut(): () => void {
  const api = useApi();
  const auth = useAuthStore();
  return () => {
    // The request takes the token before the cookie is removed.
    api.call(adminEndpoints.logout).catch((cause: unknown) => {
      logProblem('The server did not log out:', cause);
    });
    auth.signOut('logout');
  };
}

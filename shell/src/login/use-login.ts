import { useMutation } from '@tanstack/react-query';
import { adminEndpoints, type Login } from 'contract/staff';
import { ApiError, useApi } from 'shared-ui/client';
import { useAuthStore } from '../auth/auth-context';
import { useAdoptProfile } from '../profile/use-profile';
import { useCountdown } from './use-countdown';

/** Signs in; after too many attempts, returns the seconds to wait. */
export function useLogin() {
  const api = useApi();
  const auth = useAuthStore();
  const adopt = useAdoptProfile();
  const { seconds, start } = useCountdown();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Login) => api.call(adminEndpoints.login, { body }),
    onSuccess(answer) {
      auth.signIn(answer);
      adopt(answer.admin);
    },
    onError(cause) {
      if (cause instanceof ApiError) start(cause.retryAfter ?? 0);
    },
  });
  return { signIn: mutate, isPending, error, secondsToWait: seconds };
}

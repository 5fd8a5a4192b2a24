import type { Login } from 'contract/staff';
import { useState } from 'react';
import { ApiError } from 'shared-ui/client';
import { useCountdown } from './use-countdown';

/**
 * Submits the login form; after too many attempts, returns the seconds to wait. `needsCode` once the account is known to
 * have a second factor.
 *
 * @param send - signs in, or rejects with the reason
 */
export function useLogin(send: (credentials: Login) => Promise<void>) {
  const { seconds, start } = useCountdown();
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const [needsCode, setNeedsCode] = useState(false);

  async function signIn(credentials: Login) {
    if (isPending) return;
    setIsPending(true);
    setError(undefined);
    try {
      await send(credentials);
    } catch (cause) {
      const isCodeMissing = cause instanceof ApiError && cause.code === 'second-factor-needed';
      if (isCodeMissing) setNeedsCode(true);
      else setError(cause);
      if (cause instanceof ApiError) start(cause.retryAfter ?? 0);
    } finally {
      setIsPending(false);
    }
  }
  return { signIn, isPending, error, needsCode, secondsToWait: seconds };
}

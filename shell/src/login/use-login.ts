import { useState } from 'react';
import { ApiError } from 'shared-ui/client';
import { useCountdown } from './use-countdown';

/** What an account has besides its password. */
export interface SecondStep {
  readonly hasApp: boolean;
  readonly hasPasskey: boolean;
}

/**
 * Runs attempts to sign in; after too many, returns the seconds to wait. `secondStep` once the account is known to have a
 * second factor.
 */
export function useLogin() {
  const { seconds, start } = useCountdown();
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const [secondStep, setSecondStep] = useState<SecondStep>();

  async function attempt(signIn: () => Promise<void>) {
    if (isPending) return;
    setIsPending(true);
    setError(undefined);
    try {
      await signIn();
    } catch (cause) {
      const isFirstStep = cause instanceof ApiError && cause.code === 'second-factor-needed';
      if (isFirstStep) setSecondStep(stepOf(cause));
      else setError(cause);
      if (cause instanceof ApiError) start(cause.retryAfter ?? 0);
    } finally {
      setIsPending(false);
    }
  }
  return { attempt, isPending, error, secondStep, secondsToWait: seconds };
}

function stepOf({ fieldErrors }: ApiError): SecondStep {
  const has = (path: string) => fieldErrors.some((one) => one.path === path);
  return { hasApp: has('code'), hasPasskey: has('passkey') };
}

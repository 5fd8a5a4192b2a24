import { t } from '@lingui/core/macro';
import { type FormEvent, useEffect, useState } from 'react';
import { Button, token } from 'shared-ui';
import styled from 'styled-components';
import { messageOf } from 'shared-ui/client';
import { RefusalNote } from '../security/refusal-note';
import { CodeField } from './code-field';
import { PasskeyButton } from './passkey-button';
import { signInByPasskey } from './sign-in-by-passkey';
import type { ReturnCalls } from './sign-in-calls';
import { SignInLayout } from './sign-in-layout';
import { useLogin } from './use-login';

const Form = styled.form`
  display: grid;
  gap: ${token.space[4]};
`;

export interface ProviderReturnProps {
  /** The query with which the identity provider sent the browser back. */
  readonly response: string;
  readonly calls: ReturnCalls;
  /** Shows the login instead. */
  readonly onBack: () => void;
}

/** The way back from the identity provider: signs in at once, or asks for the second factor, or says why not. */
export function ProviderReturn({ response, calls, onBack }: ProviderReturnProps) {
  const { attempt, isPending, error, secondStep, secondsToWait } = useLogin();
  const [code, setCode] = useState('');
  const isWaiting = secondsToWait > 0;

  // The address that the page was opened at: what it holds counts once.
  useEffect(() => {
    void attempt(() => calls.withProvider({ response }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each return
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code !== '' && !isWaiting) void attempt(() => calls.withProvider({ code }));
  }
  return (
    <SignInLayout
      title={t`Sign in`}
      description={secondStep ? t`One more step.` : <output>{stateOf(error)}</output>}
    >
      <RefusalNote>{error === undefined ? undefined : messageOf(error)}</RefusalNote>
      {secondStep ? (
        <Form onSubmit={submit} noValidate aria-label={t`Second factor`}>
          <CodeField step={secondStep} value={code} error={undefined} onChange={setCode} />
          <Button type="submit" size="lg" isLoading={isPending} disabled={isWaiting}>
            {isWaiting ? t`Try again in ${secondsToWait} s` : t`Sign in`}
          </Button>
          <PasskeyButton
            label={t`Sign in with a passkey`}
            isDisabled={isPending || isWaiting}
            onClick={() => void attempt(() => signInByPasskey(calls))}
          />
        </Form>
      ) : null}
      {error === undefined && !secondStep ? null : (
        <Button variant="outline" onClick={onBack}>
          {t`Back to the sign-in`}
        </Button>
      )}
    </SignInLayout>
  );
}

function stateOf(error: unknown): string {
  return error === undefined ? t`Signing you in…` : t`You are not signed in.`;
}

import { t } from '@lingui/core/macro';
import { type FormEvent, useEffect, useState } from 'react';
import { Button, Field, Input, token } from 'shared-ui';
import styled from 'styled-components';
import { messageOf } from 'shared-ui/client';
import { offerPasskeys } from '../passkey/offer-passkeys';
import { RefusalNote } from '../security/refusal-note';
import { CodeField } from './code-field';
import { PasskeyButton } from './passkey-button';
import { PasswordInput } from './password-input';
import { signInByPasskey } from './sign-in-by-passkey';
import type { SignInCalls } from './sign-in-calls';
import { signInProvider } from './sign-in-provider';
import { useLogin } from './use-login';

const Form = styled.form`
  display: grid;
  gap: ${token.space[4]};
`;

export interface LoginFormProps {
  readonly calls: SignInCalls;
  /** The email of the one account that may sign in. */
  readonly account?: string;
}

/** Signs in with the password, a passkey, or the identity provider where there is one. */
export function LoginForm({ calls, account = '' }: LoginFormProps) {
  const { attempt, isPending, error, secondStep, secondsToWait } = useLogin();
  const [code, setCode] = useState('');
  const [values, setValues] = useState({ email: account, password: '' });
  const [isChecked, setIsChecked] = useState(false);
  const [isCodeChecked, setIsCodeChecked] = useState(false);
  const isWaiting = secondsToWait > 0;

  // The offer belongs to the browser, and lasts as long as the form is shown.
  useEffect(
    () =>
      offerPasskeys({
        begin: calls.beginPasskey,
        onProof: (proof) => void attempt(() => calls.withPasskey(proof)),
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one offer for all renders
    [],
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsChecked(true);
    setIsCodeChecked(secondStep !== undefined);
    const asked = secondStep ? { ...values, code } : values;
    const missing = Object.entries(asked).find(([, value]) => value === '')?.[0];
    if (missing === undefined) {
      if (!isWaiting) void attempt(() => calls.withPassword(asked));
      return;
    }
    event.currentTarget.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus();
  }
  return (
    <Form onSubmit={submit} noValidate aria-label={t`Sign in`}>
      <RefusalNote>{error === undefined ? undefined : messageOf(error)}</RefusalNote>
      <Field
        label={t`Email`}
        error={isChecked && values.email === '' ? t`Enter your email.` : undefined}
      >
        <Input
          name="email"
          type="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          {...(account !== '' && { readOnly: true, tabIndex: -1 })}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form is all that the page is for
          autoFocus={account === ''}
          value={values.email}
          onChange={(event) => setValues({ ...values, email: event.target.value })}
        />
      </Field>
      <Field
        label={t`Password`}
        error={isChecked && values.password === '' ? t`Enter your password.` : undefined}
      >
        <PasswordInput
          name="password"
          autoComplete="current-password"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- what is asked of a known account
          autoFocus={account !== ''}
          value={values.password}
          onChange={(event) => setValues({ ...values, password: event.target.value })}
        />
      </Field>
      {secondStep ? (
        <CodeField
          isNext
          step={secondStep}
          value={code}
          error={isCodeChecked && code === '' ? t`Enter the code.` : undefined}
          onChange={setCode}
        />
      ) : null}
      <Button type="submit" size="lg" isLoading={isPending} disabled={isWaiting}>
        {isWaiting ? t`Try again in ${secondsToWait} s` : t`Sign in`}
      </Button>
      <OtherWays calls={calls} attempt={attempt} isDisabled={isPending || isWaiting} />
    </Form>
  );
}

interface OtherWaysProps {
  readonly calls: SignInCalls;
  readonly attempt: (signIn: () => Promise<void>) => Promise<void>;
  readonly isDisabled: boolean;
}

function OtherWays({ calls, attempt, isDisabled }: OtherWaysProps) {
  const provider = signInProvider(document);
  return (
    <>
      {provider === undefined ? null : (
        <Button
          variant="outline"
          size="lg"
          disabled={isDisabled}
          onClick={() => void attempt(calls.beginProvider)}
        >
          {t`Sign in with ${provider}`}
        </Button>
      )}
      <PasskeyButton
        label={t`Sign in with a passkey`}
        isDisabled={isDisabled}
        onClick={() => void attempt(() => signInByPasskey(calls))}
      />
    </>
  );
}

import type { Login } from 'contract/staff';
import { type FormEvent, useState } from 'react';
import { Button, Field, Input, token } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import styled from 'styled-components';
import { CookiesRefused } from '../auth/token-cookie';
import { RefusalNote } from '../security/refusal-note';
import { PasswordInput } from './password-input';
import { useLogin } from './use-login';

const Form = styled.form`
  display: grid;
  gap: ${token.space[4]};
`;

export interface LoginFormProps {
  /** Signs in, or rejects with the reason. */
  readonly onSubmit: (credentials: Login) => Promise<void>;
}

export function LoginForm({ onSubmit }: LoginFormProps) {
  const { signIn, isPending, error, needsCode, secondsToWait } = useLogin(onSubmit);
  const [code, setCode] = useState('');
  const [values, setValues] = useState({ email: '', password: '' });
  const [isChecked, setIsChecked] = useState(false);
  const isWaiting = secondsToWait > 0;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsChecked(true);
    const asked = needsCode ? { ...values, code } : values;
    const missing = Object.entries(asked).find(([, value]) => value === '')?.[0];
    if (missing === undefined) {
      if (!isWaiting) void signIn(asked);
      return;
    }
    event.currentTarget.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus();
  }
  return (
    <Form onSubmit={submit} noValidate aria-label="Sign in">
      <RefusalNote>{error === undefined ? undefined : textOf(error)}</RefusalNote>
      <Field
        label="Email"
        error={isChecked && values.email === '' ? 'Enter your email.' : undefined}
      >
        <Input
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form is all that the page is for
          autoFocus
          value={values.email}
          onChange={(event) => setValues({ ...values, email: event.target.value })}
        />
      </Field>
      <Field
        label="Password"
        error={isChecked && values.password === '' ? 'Enter your password.' : undefined}
      >
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={values.password}
          onChange={(event) => setValues({ ...values, password: event.target.value })}
        />
      </Field>
      {needsCode ? (
        <Field
          label="Code"
          help="Of your authenticator app, or a recovery code."
          error={isChecked && code === '' ? 'Enter the code.' : undefined}
        >
          <Input
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={30}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the password was right: this is what is asked now
            autoFocus
            value={code}
            onChange={(event) => setCode(event.target.value)}
            onFocus={() => setIsChecked(false)}
          />
        </Field>
      ) : null}
      <Button type="submit" size="lg" isLoading={isPending} disabled={isWaiting}>
        {isWaiting ? `Try again in ${secondsToWait} s` : 'Sign in'}
      </Button>
    </Form>
  );
}

function textOf(error: unknown): string {
  return error instanceof CookiesRefused ? error.message : messageOf(error);
}

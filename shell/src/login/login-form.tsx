import type { Login } from 'contract/staff';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button, Field, Input, token } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import styled from 'styled-components';
import { CookiesRefused } from '../auth/token-cookie';
import { PasswordInput } from './password-input';
import { useLogin } from './use-login';

const Form = styled.form`
  display: grid;
  gap: ${token.space[4]};
`;

const Refusal = styled.p`
  display: flex;
  gap: ${token.space[2]};
  padding: ${token.space[3]};
  border-radius: ${token.radius.md};
  background: ${token.color.dangerSoft};
  color: ${token.color.onDangerSoft};
  font-size: ${token.text.sm};

  & > svg {
    flex: none;
    width: 1.0625rem;
    height: 1.0625rem;
    margin-top: 0.0625rem;
  }
`;

export interface LoginFormProps {
  /** Signs in, or rejects with the reason. */
  readonly onSubmit: (credentials: Login) => Promise<void>;
}

export function LoginForm({ onSubmit }: LoginFormProps) {
  const { signIn, isPending, error, secondsToWait } = useLogin(onSubmit);
  const [values, setValues] = useState({ email: '', password: '' });
  const [isChecked, setIsChecked] = useState(false);
  const isWaiting = secondsToWait > 0;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsChecked(true);
    const missing = Object.entries(values).find(([, value]) => value === '')?.[0];
    if (missing === undefined) {
      if (!isWaiting) void signIn(values);
      return;
    }
    event.currentTarget.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus();
  }
  return (
    <Form onSubmit={submit} noValidate aria-label="Sign in">
      {error === undefined ? null : (
        <Refusal role="alert">
          <CircleAlert aria-hidden="true" />
          {error instanceof CookiesRefused ? error.message : messageOf(error)}
        </Refusal>
      )}
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
      <Button type="submit" size="lg" isLoading={isPending} disabled={isWaiting}>
        {isWaiting ? `Try again in ${secondsToWait} s` : 'Sign in'}
      </Button>
    </Form>
  );
}

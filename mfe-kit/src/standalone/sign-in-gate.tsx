import { adminEndpoints, Login } from 'contract/staff';
import { type ReactNode, useActionState, useState } from 'react';
import { Button, Card, ErrorState, Field, Input, token } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
import styled from 'styled-components';
import { isSignedIn, signIn } from './session';

const Middle = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  padding: ${token.space[4]};
`;

const Form = styled.form`
  display: grid;
  gap: ${token.space[3]};
  min-width: min(20rem, 80vw);
`;

export interface SignInGateProps {
  readonly children: ReactNode;
}

/** Asks for email and password while there is no token. */
export function SignInGate({ children }: SignInGateProps) {
  const api = useApi();
  const [isIn, setIsIn] = useState(isSignedIn);
  const [problem, submit, isSubmitting] = useActionState(
    async (_: string | undefined, form: FormData) => {
      try {
        const body = Login.parse(Object.fromEntries(form));
        signIn((await api.call(adminEndpoints.login, { body })).token);
        setIsIn(true);
        return undefined;
      } catch (error) {
        return messageOf(error);
      }
    },
    undefined,
  );

  if (isIn) return children;
  return (
    <Middle>
      <Card title="Sign in" description="To the API that this development server talks to.">
        <Form action={submit}>
          <Field label="Email">
            <Input name="email" type="email" autoComplete="username" required />
          </Field>
          <Field label="Password">
            <Input name="password" type="password" autoComplete="current-password" required />
          </Field>
          {problem === undefined ? null : <ErrorState title={problem} />}
          <Button type="submit" isLoading={isSubmitting}>
            Sign in
          </Button>
        </Form>
      </Card>
    </Middle>
  );
}

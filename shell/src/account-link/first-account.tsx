import { t } from '@lingui/core/macro';
import { shellRoutes } from 'contract';
import { loginPath, registerPath } from 'contract/staff';
import { type FormEvent, useState } from 'react';
import { Button, Field, Input } from 'shared-ui';
import { ApiError, unreadable } from 'shared-ui/client';
import { storeToken } from '../auth/token-cookie';
import { postPlainly } from '../login/post-plainly';
import { SignInLayout } from '../login/sign-in-layout';
import { NewPasswordField } from '../security/new-password-field';
import { missingPassword } from '../security/password-strength';
import { RefusalNote } from '../security/refusal-note';
import { StackedForm } from '../security/stacked-form';
import { usePost } from './use-post';

const title = () => t`Create the first account`;
const blank = { firstname: '', lastname: '', email: '', password: '' };

const texts = [
  {
    name: 'firstname',
    get label() {
      return t`First name`;
    },
    autoComplete: 'given-name',
    maxLength: 80,
  },
  {
    name: 'lastname',
    get label() {
      return t`Last name`;
    },
    autoComplete: 'family-name',
    maxLength: 80,
  },
  {
    name: 'email',
    get label() {
      return t`Email`;
    },
    autoComplete: 'username',
    maxLength: 254,
    type: 'email',
  },
] as const;

export interface FirstAccountProps {
  readonly baseURL: string;
  /** Of the link that the start prints; empty when the page was opened without it. */
  readonly token: string;
  /** Opens the panel. */
  readonly leave?: (path: string) => void;
}

/** Creates the owner's account in an installation without accounts, and signs in with it. */
export function FirstAccount({ baseURL, token, leave = leaveTo }: FirstAccountProps) {
  const [values, setValues] = useState({ setupToken: token, ...blank });
  const [isChecked, setIsChecked] = useState(false);
  const { state, post, errorOf, refusal } = usePost(`${baseURL}/${registerPath}`, async () => {
    const { email, password } = values;
    storeToken(tokenOf(await postPlainly(`${baseURL}/${loginPath}`, { email, password })));
    leave(shellRoutes.setUp);
  });
  const isWrongToken = isForbidden(state);
  const missing = isChecked ? missingOf(values) : {};

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (Object.keys(missingOf(values)).length === 0) post(values);
  }
  return (
    <SignInLayout
      title={title()}
      description={t`Nobody can sign in here yet. This account owns the installation, and invites the others.`}
    >
      <StackedForm onSubmit={submit} noValidate aria-label={title()}>
        <RefusalNote>{isWrongToken ? undefined : refusal}</RefusalNote>
        {token !== '' && !isWrongToken ? null : (
          <Field
            label={t`Set-up token`}
            help={t`The start of the server prints a link with it, a new one each time.`}
            error={missing.setupToken ?? (isWrongToken ? wrongToken() : undefined)}
            isRequired
          >
            <Input
              name="setupToken"
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              value={values.setupToken}
              onChange={({ target }) => setValues({ ...values, setupToken: target.value.trim() })}
            />
          </Field>
        )}
        {texts.map(({ name, label, ...input }) => (
          <Field key={name} label={label} error={missing[name] ?? errorOf(name)} isRequired>
            <Input
              name={name}
              {...input}
              value={values[name]}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            />
          </Field>
        ))}
        <NewPasswordField
          label={t`Password`}
          value={values.password}
          onChange={(password) => setValues({ ...values, password })}
          error={missing.password ?? errorOf('password')}
        />
        <Button type="submit" size="lg" isLoading={state.kind === 'pending'}>
          {t`Create the account`}
        </Button>
      </StackedForm>
    </SignInLayout>
  );
}

const wrongToken = () => t`This token is not valid: use the one of the last start.`;

function isForbidden(state: { readonly kind: string; readonly error?: unknown }): boolean {
  return state.error instanceof ApiError && state.error.code === 'forbidden';
}

type Values = typeof blank & { setupToken: string };

function missingOf(values: Values): Partial<Values> {
  const { setupToken, firstname, lastname, email, password } = values;
  const passwordError = missingPassword(password);
  return {
    ...(setupToken === '' && { setupToken: t`Enter the set-up token` }),
    ...(firstname.trim() === '' && { firstname: t`Enter your first name` }),
    ...(lastname.trim() === '' && { lastname: t`Enter your last name` }),
    ...(email.trim() === '' && { email: t`Enter your email` }),
    ...(passwordError !== undefined && { password: passwordError }),
  };
}

function tokenOf(answer: unknown): string {
  const { token } = Object(answer);
  if (typeof token !== 'string') throw unreadable(answer);
  return token;
}

function leaveTo(path: string): void {
  location.assign(path);
}

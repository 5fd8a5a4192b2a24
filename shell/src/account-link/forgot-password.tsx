import { t } from '@lingui/core/macro';
import { shellRoutes } from 'contract';
import { accountPaths } from 'contract/staff';
import { type FormEvent, useState } from 'react';
import { Button, Field, Input } from 'shared-ui';
import { SignInLayout } from '../login/sign-in-layout';
import { RefusalNote } from '../security/refusal-note';
import { StackedForm } from '../security/stacked-form';
import { usePost } from './use-post';

const title = () => t`Forgot password`;

export interface ForgotPasswordProps {
  readonly baseURL: string;
}

/** Asks for a link to choose a new password. What it says is the same for every address. */
export function ForgotPassword({ baseURL }: ForgotPasswordProps) {
  const [email, setEmail] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { state, post, errorOf, refusal } = usePost(`${baseURL}/${accountPaths.requestReset}`);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (email.trim() !== '') post({ email });
  }
  if (state.kind === 'done') {
    return (
      <SignInLayout title={title()} description={canMail(state.answer) ? sent() : unable()}>
        <a href={shellRoutes.login}>{t`Back to sign-in`}</a>
      </SignInLayout>
    );
  }
  const missing = isChecked && email.trim() === '' ? t`Enter your email.` : undefined;
  return (
    <SignInLayout title={title()} description={t`We mail you a link to choose a new one.`}>
      <StackedForm onSubmit={submit} noValidate aria-label={title()}>
        <RefusalNote>{refusal}</RefusalNote>
        <Field label={t`Email`} error={missing ?? errorOf('email')}>
          <Input
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Button type="submit" size="lg" isLoading={state.kind === 'pending'}>
          {t`Send the link`}
        </Button>
      </StackedForm>
      <a href={shellRoutes.login}>{t`Back to sign-in`}</a>
    </SignInLayout>
  );
}

const sent = () =>
  t`If an account has this email, a link to choose a new password is on its way. It works for 30 minutes.`;
const unable = () =>
  t`This panel cannot send mail yet. Ask a colleague who manages the staff accounts: they can make you a link for a new password.`;

function canMail(answer: unknown): boolean {
  const { data } = Object(answer);
  return Object(data).canMail === true;
}

import { t } from '@lingui/core/macro';
import { accountPaths } from 'contract/staff';
import { type FormEvent, useState } from 'react';
import { Button } from 'shared-ui';
import { SignInLayout } from '../login/sign-in-layout';
import { NewPasswordField } from '../security/new-password-field';
import { missingPassword } from '../security/password-strength';
import { RefusalNote } from '../security/refusal-note';
import { StackedForm } from '../security/stacked-form';
import { DoneScreen } from './done-screen';
import { usePost } from './use-post';

const title = () => t`Choose a new password`;

export interface ResetPasswordProps {
  readonly baseURL: string;
  readonly token: string;
  readonly email: string;
}

/** Sets a new password by a link. */
export function ResetPassword({ baseURL, token, email }: ResetPasswordProps) {
  const [password, setPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { state, post, errorOf, refusal } = usePost(`${baseURL}/${accountPaths.resetPassword}`);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (missingPassword(password) === undefined) post({ token, password });
  }
  if (state.kind === 'done') {
    const description = t`All your sessions have ended. Sign in with the new password.`;
    return <DoneScreen title={t`Password changed`} description={description} />;
  }
  return (
    <SignInLayout title={title()} description={t`For ${email}.`}>
      <StackedForm onSubmit={submit} noValidate aria-label={title()}>
        <RefusalNote>{refusal}</RefusalNote>
        <NewPasswordField
          label={t`New password`}
          value={password}
          onChange={setPassword}
          error={(isChecked ? missingPassword(password) : undefined) ?? errorOf('password')}
        />
        <Button type="submit" size="lg" isLoading={state.kind === 'pending'}>
          {t`Change password`}
        </Button>
      </StackedForm>
    </SignInLayout>
  );
}

import { t } from '@lingui/core/macro';
import { accountPaths } from 'contract/staff';
import { type FormEvent, useState } from 'react';
import { Button, Field, Input } from 'shared-ui';
import { SignInLayout } from '../login/sign-in-layout';
import { NewPasswordField } from '../security/new-password-field';
import { missingPassword } from '../security/password-strength';
import { RefusalNote } from '../security/refusal-note';
import { StackedForm } from '../security/stacked-form';
import { DoneScreen } from './done-screen';
import { usePost } from './use-post';

const title = () => t`Open your account`;
const none = { firstname: '', lastname: '', password: '' };

export interface AcceptInvitationProps {
  readonly baseURL: string;
  readonly token: string;
  readonly email: string;
}

/** Opens the account that a link invites to: the invited person enters names and a password. */
export function AcceptInvitation({ baseURL, token, email }: AcceptInvitationProps) {
  const [values, setValues] = useState(none);
  const [isChecked, setIsChecked] = useState(false);
  const { state, post, errorOf, refusal } = usePost(`${baseURL}/${accountPaths.acceptInvitation}`);
  const missing = isChecked ? missingOf(values) : {};

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (Object.keys(missingOf(values)).length === 0) post({ token, ...values });
  }
  if (state.kind === 'done') {
    const description = t`Sign in with ${email} and your password.`;
    return <DoneScreen title={t`Your account is open`} description={description} />;
  }
  return (
    <SignInLayout title={title()} description={t`You sign in with ${email}.`}>
      <StackedForm onSubmit={submit} noValidate aria-label={title()}>
        <RefusalNote>{refusal ?? errorOf('email')}</RefusalNote>
        <Field label={t`First name`} error={missing.firstname ?? errorOf('firstname')} isRequired>
          <Input
            name="firstname"
            autoComplete="given-name"
            maxLength={80}
            value={values.firstname}
            onChange={(event) => setValues({ ...values, firstname: event.target.value })}
          />
        </Field>
        <Field label={t`Last name`} error={missing.lastname ?? errorOf('lastname')} isRequired>
          <Input
            name="lastname"
            autoComplete="family-name"
            maxLength={80}
            value={values.lastname}
            onChange={(event) => setValues({ ...values, lastname: event.target.value })}
          />
        </Field>
        <NewPasswordField
          label={t`Password`}
          value={values.password}
          onChange={(password) => setValues({ ...values, password })}
          error={missing.password ?? errorOf('password')}
        />
        <Button type="submit" size="lg" isLoading={state.kind === 'pending'}>
          {t`Open account`}
        </Button>
      </StackedForm>
    </SignInLayout>
  );
}

function missingOf({ firstname, lastname, password }: typeof none): Partial<typeof none> {
  const passwordError = missingPassword(password);
  return {
    ...(firstname.trim() === '' && { firstname: t`Enter your first name` }),
    ...(lastname.trim() === '' && { lastname: t`Enter your last name` }),
    ...(passwordError !== undefined && { password: passwordError }),
  };
}

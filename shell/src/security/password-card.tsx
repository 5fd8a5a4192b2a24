import { t } from '@lingui/core/macro';
import { adminEndpoints } from 'contract/staff';
import { type FormEvent, useState } from 'react';
import { Button, Card, Field } from 'shared-ui';
import { useCall } from 'shared-ui/resource';
import { PasswordInput } from '../login/password-input';
import { signInProvider } from '../login/sign-in-provider';
import { useSignInWays } from '../passkey/use-passkeys';
import { NewPasswordField } from './new-password-field';
import { missingPassword } from './password-strength';
import { RefusalNote } from './refusal-note';
import { StackedForm } from './stacked-form';

const none = { oldPassword: '', newPassword: '' };

/** Changes the password of the signed-in admin. */
export function PasswordCard() {
  const { data: ways } = useSignInWays();
  return ways?.hasPassword === false ? (
    <Card title={t`Password`}>
      <p>
        {t`Your account has no password: you sign in with ${{ provider: signInProvider(document) ?? t`the identity provider` }}. “Forgot password?” on the sign-in page mails a link to choose one.`}
      </p>
    </Card>
  ) : (
    <ChangePassword />
  );
}

function ChangePassword() {
  const [values, setValues] = useState(none);
  const [isChecked, setIsChecked] = useState(false);
  const change = useCall(adminEndpoints.changePassword, {
    success: { title: t`Password changed`, description: t`Your other sessions have ended.` },
    onSuccess: () => {
      setValues(none);
      setIsChecked(false);
    },
  });
  const missing = isChecked ? missingOf(values) : {};

  function save(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (Object.keys(missingOf(values)).length === 0) void change.run({ body: values });
  }
  return (
    <Card title={t`Password`} description={t`Changing it ends all your other sessions.`}>
      <StackedForm onSubmit={save} noValidate aria-label={t`Change password`}>
        <RefusalNote>{change.problem}</RefusalNote>
        <Field
          label={t`Current password`}
          error={missing.oldPassword ?? change.errorOf('oldPassword')}
          isRequired
        >
          <PasswordInput
            name="current-password"
            autoComplete="current-password"
            maxLength={200}
            value={values.oldPassword}
            onChange={(event) => setValues({ ...values, oldPassword: event.target.value })}
          />
        </Field>
        <NewPasswordField
          label={t`New password`}
          value={values.newPassword}
          error={missing.newPassword ?? change.errorOf('newPassword')}
          onChange={(newPassword) => setValues({ ...values, newPassword })}
        />
        <Button type="submit" isLoading={change.isBusy}>
          {t`Change password`}
        </Button>
      </StackedForm>
    </Card>
  );
}

function missingOf({ oldPassword, newPassword }: typeof none): Partial<typeof none> {
  const tooShort = missingPassword(newPassword);
  return {
    ...(oldPassword === '' && { oldPassword: t`Enter your current password` }),
    ...(tooShort !== undefined && { newPassword: tooShort }),
  };
}

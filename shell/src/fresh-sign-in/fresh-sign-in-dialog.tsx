import { t } from '@lingui/core/macro';
import { accountEndpoints, passkeyEndpoints, type SignInWays } from 'contract/staff';
import { type FormEvent, useId, useState, useSyncExternalStore } from 'react';
import { Button, Dialog, Field } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { useAction, useCall } from 'shared-ui/resource';
import { useLogOut } from '../auth/use-log-out';
import { CodeField } from '../login/code-field';
import { PasskeyButton } from '../login/passkey-button';
import { PasswordInput } from '../login/password-input';
import { loadWebAuthn } from '../passkey/load-webauthn';
import { useSignInWays } from '../passkey/use-passkeys';
import { RefusalNote } from '../security/refusal-note';
import { StackedForm } from '../security/stacked-form';
import type { FreshSignIn } from './fresh-sign-in';

export interface FreshSignInDialogProps {
  readonly freshSignIn: FreshSignIn;
}

/** Asks for a passkey, or the password with the code of a second factor, while a call waits for a fresh sign-in. */
export function FreshSignInDialog({ freshSignIn }: FreshSignInDialogProps) {
  const isAsked = useSyncExternalStore(freshSignIn.subscribe, freshSignIn.isAsked);
  return isAsked ? <Question onAnswer={freshSignIn.answer} /> : null;
}

function Question({ onAnswer }: { readonly onAnswer: FreshSignIn['answer'] }) {
  const formId = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { data: ways = usualWays } = useSignInWays();
  const needsCode = ways.hasApp || ways.hasPasskey;
  const confirm = useCall(accountEndpoints.confirmSignIn, { onSuccess: () => onAnswer(true) });
  const missing = isChecked && password === '' ? t`Enter your password` : undefined;
  const missingCode = isChecked && code.trim() === '' ? t`Enter the code` : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    setIsChecked(true);
    if (password === '' || (needsCode && code.trim() === '')) return;
    void confirm.run({ body: { password, ...(needsCode && { code: code.trim() }) } });
  }
  return (
    <Dialog
      open
      size="sm"
      title={t`Confirm that it is you`}
      description={descriptionOf(ways)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onAnswer(false);
      }}
      footer={
        <>
          <Button variant="outline" onClick={() => onAnswer(false)}>
            {t`Cancel`}
          </Button>
          {ways.hasPassword ? (
            <Button type="submit" form={formId} isLoading={confirm.isBusy}>
              {t`Confirm`}
            </Button>
          ) : null}
          {ways.hasPassword || ways.hasPasskey ? null : (
            <SignInAgain onClick={() => onAnswer(false)} />
          )}
        </>
      }
    >
      <StackedForm id={formId} onSubmit={submit} noValidate>
        <RefusalNote>{confirm.problem}</RefusalNote>
        {ways.hasPasskey ? <ByPasskey onConfirmed={() => onAnswer(true)} /> : null}
        {ways.hasPassword ? (
          <Field label={t`Password`} error={missing ?? confirm.errorOf('password')} isRequired>
            <PasswordInput
              name="password"
              autoComplete="current-password"
              maxLength={200}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
        ) : null}
        {ways.hasPassword && needsCode ? (
          <CodeField
            step={ways}
            value={code}
            error={missingCode ?? confirm.errorOf('code')}
            onChange={setCode}
          />
        ) : null}
      </StackedForm>
    </Dialog>
  );
}

/** Until it is known. */
const usualWays: SignInWays = { hasPassword: true, hasPasskey: false, hasApp: false };

function descriptionOf({ hasPassword, hasPasskey, hasApp }: SignInWays): string {
  if (!hasPassword && !hasPasskey) {
    return t`You signed in a while ago, and your account has no password. Sign in again to go on; if that does not suffice, choose a password by “Forgot password?” there.`;
  }
  const hasCode = hasApp || hasPasskey;
  if (!hasPassword) return t`You signed in a while ago. To go on, use your passkey.`;
  if (hasPasskey)
    return t`You signed in a while ago. To go on, use your passkey, or enter your password and a code.`;
  return hasCode
    ? t`You signed in a while ago. To go on, enter your password and a code.`
    : t`You signed in a while ago. To go on, enter your password.`;
}

function ByPasskey({ onConfirmed }: { readonly onConfirmed: () => void }) {
  const api = useApi();
  const confirm = useAction(
    async () => {
      const { signWithPasskey } = await loadWebAuthn();
      const { data } = await api.call(passkeyEndpoints.beginConfirm);
      const passkey = await signWithPasskey(data);
      return api.call(accountEndpoints.confirmSignIn, { body: { passkey } });
    },
    { onSuccess: onConfirmed },
  );
  return (
    <>
      <RefusalNote>{confirm.problem ?? confirm.errorOf('passkey')}</RefusalNote>
      <PasskeyButton
        label={t`Confirm with a passkey`}
        isDisabled={confirm.isBusy}
        onClick={() => void confirm.run()}
      />
    </>
  );
}

/** For accounts that sign in with the identity provider alone. */
function SignInAgain({ onClick }: { readonly onClick: () => void }) {
  const logOut = useLogOut();
  return (
    <Button
      onClick={() => {
        onClick();
        logOut();
      }}
    >
      {t`Sign in again`}
    </Button>
  );
}

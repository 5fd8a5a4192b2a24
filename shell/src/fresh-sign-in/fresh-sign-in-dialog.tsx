import { accountEndpoints, passkeyEndpoints, type SignInWays } from 'contract/staff';
import { type FormEvent, useId, useState, useSyncExternalStore } from 'react';
import { Button, Dialog, Field } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { useLogOut } from '../auth/use-log-out';
import { PasskeyButton } from '../login/passkey-button';
import { PasswordInput } from '../login/password-input';
import { loadWebAuthn } from '../passkey/load-webauthn';
import { useSignInWays } from '../passkey/use-passkeys';
import { RefusalNote } from '../security/refusal-note';
import { StackedForm } from '../security/stacked-form';
import { useSend } from '../security/use-send';
import type { FreshSignIn } from './fresh-sign-in';

export interface FreshSignInDialogProps {
  readonly freshSignIn: FreshSignIn;
}

/** Asks for the password or a passkey while a call waits for a fresh sign-in. */
export function FreshSignInDialog({ freshSignIn }: FreshSignInDialogProps) {
  const isAsked = useSyncExternalStore(freshSignIn.subscribe, freshSignIn.isAsked);
  return isAsked ? <Question onAnswer={freshSignIn.answer} /> : null;
}

function Question({ onAnswer }: { readonly onAnswer: FreshSignIn['answer'] }) {
  const api = useApi();
  const formId = useId();
  const [password, setPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const confirm = useSend({
    send: () => api.call(accountEndpoints.confirmSignIn, { body: { password } }),
    onSent: () => onAnswer(true),
  });
  const { data: ways = usualWays } = useSignInWays();
  const missing = isChecked && password === '' ? 'Enter your password' : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    setIsChecked(true);
    if (password !== '') confirm.send(undefined);
  }
  return (
    <Dialog
      open
      size="sm"
      title="Confirm that it is you"
      description={descriptionOf(ways)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onAnswer(false);
      }}
      footer={
        <>
          <Button variant="outline" onClick={() => onAnswer(false)}>
            Cancel
          </Button>
          {ways.hasPassword ? (
            <Button type="submit" form={formId} isLoading={confirm.isPending}>
              Confirm
            </Button>
          ) : null}
          {ways.hasPassword || ways.hasPasskey ? null : (
            <SignInAgain onClick={() => onAnswer(false)} />
          )}
        </>
      }
    >
      <StackedForm id={formId} onSubmit={submit} noValidate>
        <RefusalNote>{confirm.refusal}</RefusalNote>
        {ways.hasPasskey ? <ByPasskey onConfirmed={() => onAnswer(true)} /> : null}
        {ways.hasPassword ? (
          <Field label="Password" error={missing ?? confirm.errorOf('password')} isRequired>
            <PasswordInput
              name="password"
              autoComplete="current-password"
              maxLength={200}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
        ) : null}
      </StackedForm>
    </Dialog>
  );
}

/** Until it is known. */
const usualWays: SignInWays = { hasPassword: true, hasPasskey: false };

function descriptionOf({ hasPassword, hasPasskey }: SignInWays): string {
  if (!hasPassword && !hasPasskey) {
    return 'You signed in a while ago, and your account has no password. Sign in again to go on; if that does not suffice, choose a password by “Forgot password?” there.';
  }
  const by = hasPassword && hasPasskey ? 'Use your passkey or enter your password' : undefined;
  const alone = hasPassword ? 'Enter your password' : 'Use your passkey';
  return `You signed in a while ago. ${by ?? alone} to go on.`;
}

function ByPasskey({ onConfirmed }: { readonly onConfirmed: () => void }) {
  const api = useApi();
  const confirm = useSend({
    send: async () => {
      const { signWithPasskey } = await loadWebAuthn();
      const { data } = await api.call(passkeyEndpoints.beginConfirm);
      const passkey = await signWithPasskey(data);
      return api.call(accountEndpoints.confirmSignIn, { body: { passkey } });
    },
    onSent: onConfirmed,
  });
  return (
    <>
      <RefusalNote>{confirm.refusal ?? confirm.errorOf('passkey')}</RefusalNote>
      <PasskeyButton
        label="Confirm with a passkey"
        isDisabled={confirm.isPending}
        onClick={() => confirm.send(undefined)}
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
      Sign in again
    </Button>
  );
}

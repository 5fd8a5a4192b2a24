import { accountEndpoints } from 'contract/staff';
import { type FormEvent, useId, useState, useSyncExternalStore } from 'react';
import { Button, Dialog, Field } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { PasswordInput } from '../login/password-input';
import { RefusalNote } from '../security/refusal-note';
import { StackedForm } from '../security/stacked-form';
import { useSend } from '../security/use-send';
import type { FreshSignIn } from './fresh-sign-in';

export interface FreshSignInDialogProps {
  readonly freshSignIn: FreshSignIn;
}

/** Asks for the password while a call waits for a fresh sign-in. */
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
      description="You signed in a while ago. Enter your password to go on."
      onOpenChange={(isOpen) => {
        if (!isOpen) onAnswer(false);
      }}
      footer={
        <>
          <Button variant="outline" onClick={() => onAnswer(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isLoading={confirm.isPending}>
            Confirm
          </Button>
        </>
      }
    >
      <StackedForm id={formId} onSubmit={submit} noValidate>
        <RefusalNote>{confirm.refusal}</RefusalNote>
        <Field label="Password" error={missing ?? confirm.errorOf('password')} isRequired>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            maxLength={200}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      </StackedForm>
    </Dialog>
  );
}

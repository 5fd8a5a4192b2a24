import { t } from '@lingui/core/macro';
import { passkeyEndpoints } from 'contract/staff';
import { type FormEvent, useState } from 'react';
import { Button, Field, Input } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { useAction } from 'shared-ui/resource';
import { loadWebAuthn } from '../passkey/load-webauthn';
import { useRefreshPasskeys } from '../passkey/use-passkeys';
import { RefusalNote } from './refusal-note';
import { StackedForm } from './stacked-form';

export interface NewPasskeyFormProps {
  /** The recovery codes of an account that had no second factor before. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Names a new passkey, which the device then makes. */
export function NewPasskeyForm({ onCodes }: NewPasskeyFormProps) {
  const api = useApi();
  const refresh = useRefreshPasskeys();
  const [name, setName] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const add = useAction(
    async () => {
      const { createPasskey } = await loadWebAuthn();
      const { data } = await api.call(passkeyEndpoints.begin);
      const credential = await createPasskey(data);
      return api.call(passkeyEndpoints.add, { body: { name, credential } });
    },
    {
      success: t`The passkey is added`,
      onSuccess: ({ data }) => {
        setName('');
        setIsChecked(false);
        if (data.recoveryCodes !== null) onCodes(data.recoveryCodes);
        return refresh();
      },
    },
  );
  const missing = isChecked && name.trim() === '' ? t`Enter a name` : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (name.trim() !== '') void add.run();
  }
  return (
    <StackedForm onSubmit={submit} noValidate aria-label={t`Add a passkey`}>
      <RefusalNote>{add.problem ?? add.errorOf('credential')}</RefusalNote>
      <Field
        label={t`Name of the passkey`}
        help={t`By which you know it again, such as “Office laptop”.`}
        error={missing ?? add.errorOf('name')}
        isRequired
      >
        <Input
          name="passkey-name"
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Button type="submit" isLoading={add.isBusy}>
        {t`Add a passkey`}
      </Button>
    </StackedForm>
  );
}

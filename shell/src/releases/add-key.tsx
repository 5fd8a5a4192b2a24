import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { releaseEndpoints } from 'contract/release';
import { FileKey } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button, Field, Input, showToast, Textarea } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
import { DraftNote, useDraftState } from 'shared-ui/form';
import { LineForm } from '../parts/line-form';
import { useRefresh } from './use-releases';

export interface AddKeyProps {
  readonly remote: string;
}

/** Adds a public key; once a remote has a key, its releases must be signed. */
export function AddKey({ remote }: AddKeyProps) {
  const api = useApi();
  const refresh = useRefresh();
  const { values, change, clear, draft } = useDraftState(`releaseKey/${remote}`, {
    label: '',
    publicKey: '',
  });
  const { label, publicKey } = values;
  const add = useMutation({
    mutationFn: () => api.call(releaseEndpoints.addKey, { body: { remote, label, publicKey } }),
    onSuccess: async () => {
      clear();
      showToast({ title: t`The key was added`, tone: 'success' });
      await refresh();
    },
  });
  const isWhole = label.trim() !== '' && publicKey.trim() !== '';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isWhole) add.mutate();
  }

  return (
    <LineForm onSubmit={submit}>
      <DraftNote draft={draft} />
      <Field label={t`Name of the key`} help={t`Whose it is, or what signs with it.`}>
        <Input
          value={label}
          maxLength={60}
          onChange={(event) => change({ label: event.target.value })}
        />
      </Field>
      <Field
        label={t`Public key`}
        help={t`ed25519: what “npx mfe-kit key” prints, or PEM. The private key stays with the team.`}
        error={add.error === null ? undefined : messageOf(add.error)}
      >
        <Textarea
          rows={2}
          spellCheck={false}
          value={publicKey}
          onChange={(event) => change({ publicKey: event.target.value })}
        />
      </Field>
      <Button type="submit" isLoading={add.isPending} disabled={!isWhole}>
        <FileKey aria-hidden="true" /> {t`Add the key`}
      </Button>
    </LineForm>
  );
}

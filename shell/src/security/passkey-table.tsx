import { t } from '@lingui/core/macro';
import { dateTimeText } from 'contract';
import { type Passkey, passkeyEndpoints } from 'contract/staff';
import { type FormEvent, useState } from 'react';
import { Button, Field, Input, useConfirm } from 'shared-ui';
import { useCall } from 'shared-ui/resource';
import { useRefreshPasskeys } from '../passkey/use-passkeys';
import { LineActions, StackedHead, StackedTable } from '../parts/stacked-table';
import { StackedForm } from './stacked-form';

export interface PasskeyTableProps {
  readonly passkeys: readonly Passkey[];
}

/** The passkeys, each with buttons to rename and to remove it. */
export function PasskeyTable({ passkeys }: PasskeyTableProps) {
  const [renamed, setRenamed] = useState<string>();
  const remove = useRemove();
  return (
    <StackedTable>
      <StackedHead columns={[t`Passkey`, t`Made`, t`Last used`]} />
      <tbody>
        {passkeys.map((one) => (
          <tr key={one._id}>
            <th scope="row">
              {renamed === one._id ? (
                <NameForm passkey={one} onDone={() => setRenamed(undefined)} />
              ) : (
                <span dir="auto">{one.name}</span>
              )}
            </th>
            <td data-label={t`Made`}>{dateTimeText(one.createdAt)}</td>
            <td data-label={t`Last used`}>
              {one.lastUsedAt === null ? 'never' : dateTimeText(one.lastUsedAt)}
            </td>
            <td>
              {renamed === one._id ? null : (
                <LineActions>
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={t`Rename ${{ name: one.name }}`}
                    onClick={() => setRenamed(one._id)}
                  >
                    {t`Rename`}
                  </Button>
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={t`Remove ${{ name: one.name }}`}
                    onClick={() => void remove(one)}
                  >
                    {t`Remove`}
                  </Button>
                </LineActions>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}

interface NameFormProps {
  readonly passkey: Passkey;
  readonly onDone: () => void;
}

function NameForm({ passkey: { _id: id, name: former }, onDone }: NameFormProps) {
  const refresh = useRefreshPasskeys();
  const [name, setName] = useState(former);
  const rename = useCall(passkeyEndpoints.rename, {
    onSuccess: async () => {
      await refresh();
      onDone();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void rename.run({ id, body: { name } });
  }
  return (
    <StackedForm onSubmit={submit} noValidate aria-label={t`Rename ${former}`}>
      <Field label={t`New name`} error={rename.errorOf('name') ?? rename.problem}>
        <Input
          maxLength={60}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button beside it asked for it
          autoFocus
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <LineActions>
        <Button type="submit" size="sm" isLoading={rename.isBusy}>
          {t`Save`}
        </Button>
        <Button variant="outline" size="sm" onClick={onDone}>
          {t`Cancel`}
        </Button>
      </LineActions>
    </StackedForm>
  );
}

function useRemove() {
  const confirm = useConfirm();
  const { run } = useCall(passkeyEndpoints.remove, {
    success: t`The passkey is removed`,
    failure: t`The passkey was not removed`,
    onSuccess: useRefreshPasskeys(),
  });
  return async ({ _id, name }: Passkey) => {
    const isSure = await confirm({
      title: t`Remove the passkey “${name}”?`,
      description: t`It signs in here no more. Delete it on the device too, which still offers it.`,
      confirmLabel: t`Remove`,
      isDestructive: true,
    });
    if (isSure) await run({ id: _id });
  };
}

import { t } from '@lingui/core/macro';
import { type MadeLink, staffEndpoints } from 'contract/staff';
import { UserPlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button, Card, Field, Input, Select } from 'shared-ui';
import { DraftNote, useDraftState } from 'shared-ui/form';
import { useCall } from 'shared-ui/resource';
import { LineForm } from '../parts/line-form';
import { useRoleOptions } from '../roles/role-select';
import { RefusalNote } from '../security/refusal-note';
import { MadeLinkNote } from './made-link';
import { useRefreshStaff } from './use-colleagues';

/** Invites a person by mail. */
export function InviteForm() {
  const refresh = useRefreshStaff();
  const { values, change, clear, draft } = useDraftState('invitation/new', blankInvitation);
  const { email, roleId } = values;
  const roleOptions = useRoleOptions();
  const [made, setMade] = useState<MadeLink>();
  const invite = useCall(staffEndpoints.invite, {
    onSuccess: ({ data }) => {
      clear();
      setMade(data);
      return refresh();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setMade(undefined);
    if (email.trim() !== '' && roleId !== null)
      void invite.run({ body: { email: email.trim(), roleId } });
  }
  return (
    <Card
      title={t`Invite a colleague`}
      description={t`They get a link for three days, by which they enter their name and choose a password.`}
    >
      <DraftNote draft={draft} />
      <LineForm onSubmit={submit} noValidate aria-label={t`Invite a colleague`}>
        <Field label={t`Email`} error={invite.errorOf('email')}>
          <Input
            name="invited-email"
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={(event) => change({ email: event.target.value })}
          />
        </Field>
        <Field label={t`Role`} error={invite.errorOf('roleId')}>
          <Select
            options={roleOptions}
            value={roleId ?? undefined}
            placeholder={t`Choose a role`}
            onValueChange={(id) => change({ roleId: id })}
          />
        </Field>
        <Button
          type="submit"
          isLoading={invite.isBusy}
          disabled={email.trim() === '' || roleId === null}
        >
          <UserPlus aria-hidden="true" /> {t`Invite`}
        </Button>
      </LineForm>
      <RefusalNote>{invite.problem}</RefusalNote>
      <MadeLinkNote made={made} />
    </Card>
  );
}

interface Invitation {
  email: string;
  roleId: string | null;
}

const blankInvitation: Invitation = { email: '', roleId: null };

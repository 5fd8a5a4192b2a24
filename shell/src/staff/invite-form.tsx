import { type MadeLink, staffEndpoints } from 'contract/staff';
import { UserPlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button, Card, Field, Input, Select } from 'shared-ui';
import { useCall } from 'shared-ui/resource';
import { LineForm } from '../parts/line-form';
import { useRoleOptions } from '../roles/role-select';
import { RefusalNote } from '../security/refusal-note';
import { MadeLinkNote } from './made-link';
import { useRefreshStaff } from './use-colleagues';

/** Invites a person by mail. */
export function InviteForm() {
  const refresh = useRefreshStaff();
  const [email, setEmail] = useState('');
  const [roleId, setRoleId] = useState<string>();
  const roleOptions = useRoleOptions();
  const [made, setMade] = useState<MadeLink>();
  const invite = useCall(staffEndpoints.invite, {
    onSuccess: ({ data }) => {
      setEmail('');
      setMade(data);
      return refresh();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setMade(undefined);
    if (email.trim() !== '' && roleId) void invite.run({ body: { email: email.trim(), roleId } });
  }
  return (
    <Card
      title="Invite a colleague"
      description="They get a link for three days, by which they enter their name and choose a password."
    >
      <LineForm onSubmit={submit} noValidate aria-label="Invite a colleague">
        <Field label="Email" error={invite.errorOf('email')}>
          <Input
            name="invited-email"
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field label="Role" error={invite.errorOf('roleId')}>
          <Select
            options={roleOptions}
            value={roleId}
            placeholder="Choose a role"
            onValueChange={setRoleId}
          />
        </Field>
        <Button type="submit" isLoading={invite.isBusy} disabled={email.trim() === '' || !roleId}>
          <UserPlus aria-hidden="true" /> Invite
        </Button>
      </LineForm>
      <RefusalNote>{invite.problem}</RefusalNote>
      <MadeLinkNote made={made} />
    </Card>
  );
}

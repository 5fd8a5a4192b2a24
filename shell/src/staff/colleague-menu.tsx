import { t } from '@lingui/core/macro';
import {
  type Colleague,
  type MadeLink,
  passkeyEndpoints,
  secondFactorEndpoints,
  staffEndpoints,
} from 'contract/staff';
import {
  Ellipsis,
  KeyRound,
  KeySquare,
  LogOut,
  MailX,
  Send,
  ShieldOff,
  UserCheck,
  UserX,
  type LucideIcon,
} from 'lucide-react';
import { DropdownMenu, DropdownMenuItem, IconButton, useConfirm } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { useAction } from 'shared-ui/resource';
import { colleagueName } from './colleague-name';
import { useRefreshStaff } from './use-colleagues';

export interface ColleagueMenuProps {
  readonly colleague: Colleague;
  readonly onDeactivate: () => void;
  /** A link was made, mailed or not. */
  readonly onLink: (made: MadeLink) => void;
}

interface Action {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly run: () => void;
}

/** What one can do with an account or an invitation. */
export function ColleagueMenu(props: ColleagueMenuProps) {
  const actions = useActions(props);
  return (
    <DropdownMenu
      trigger={
        <IconButton
          label={t`Actions for ${{ colleagueName: colleagueName(props.colleague) }}`}
          size="sm"
        >
          <Ellipsis />
        </IconButton>
      }
    >
      {actions.map(({ label, Icon, run }) => (
        <DropdownMenuItem key={label} onSelect={run}>
          <Icon aria-hidden="true" /> {label}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}

function useActions({ colleague, onDeactivate, onLink }: ColleagueMenuProps): readonly Action[] {
  const { _id: id, state } = colleague;
  const name = colleagueName(colleague);
  const api = useApi();
  const confirm = useConfirm();
  const act = useColleagueWrite();
  const removals = useRemovals(colleague);
  const link = (write: () => Promise<{ data: MadeLink }>) =>
    act(async () => onLink((await write()).data));

  async function endSessions() {
    const isSure = await confirm({
      title: t`End all sessions of ${name}?`,
      description: t`What is not saved in them is lost. They can sign in again.`,
      confirmLabel: t`End sessions`,
      isDestructive: true,
    });
    if (isSure) act(() => api.call(staffEndpoints.endSessions, { id }), t`${name} is signed out`);
  }
  switch (state) {
    case 'active':
      return [
        {
          label: t`Make a password link`,
          Icon: KeyRound,
          run: () => link(() => api.call(staffEndpoints.resetLink, { id })),
        },
        { label: t`End all sessions`, Icon: LogOut, run: () => void endSessions() },
        ...removals,
        { label: t`Deactivate…`, Icon: UserX, run: onDeactivate },
      ];
    case 'invited':
    case 'expired':
      return [
        {
          label: t`Send the invitation again`,
          Icon: Send,
          run: () => link(() => api.call(staffEndpoints.resend, { id })),
        },
        {
          label: t`Withdraw the invitation`,
          Icon: MailX,
          run: () =>
            act(() => api.call(staffEndpoints.withdraw, { id }), t`The invitation is withdrawn`),
        },
      ];
    case 'deactivated':
      return [
        {
          label: t`Reactivate`,
          Icon: UserCheck,
          run: () =>
            act(() => api.call(staffEndpoints.reactivate, { id }), t`${name} can sign in again`),
        },
      ];
    default:
      return state satisfies never;
  }
}

/** For somebody who has lost the device that they sign in with. */
function useRemovals(colleague: Colleague): readonly Action[] {
  const { _id: id, hasSecondFactor, hasPasskey } = colleague;
  const name = colleagueName(colleague);
  const api = useApi();
  const confirm = useConfirm();
  const act = useColleagueWrite();
  const sure = (title: string, description: string) =>
    confirm({ title, description, confirmLabel: t`Remove`, isDestructive: true });

  async function removeFactor() {
    const after = t`The password alone is then enough, unless they have a passkey.`;
    const isSure = await sure(
      t`Remove the second factor of ${name}?`,
      t`For somebody who has lost the device. ${after}`,
    );
    if (!isSure) return;
    act(() => api.call(secondFactorEndpoints.removeOf, { id }), t`The second factor is removed`);
  }
  async function removePasskeys() {
    const after = t`They sign in with the password again.`;
    const isSure = await sure(
      t`Remove all passkeys of ${name}?`,
      t`For somebody who has lost the device. ${after}`,
    );
    if (isSure) act(() => api.call(passkeyEndpoints.removeOf, { id }), t`The passkeys are removed`);
  }
  return [
    ...(hasSecondFactor
      ? [{ label: t`Remove the second factor`, Icon: ShieldOff, run: () => void removeFactor() }]
      : []),
    ...(hasPasskey
      ? [{ label: t`Remove the passkeys`, Icon: KeySquare, run: () => void removePasskeys() }]
      : []),
  ];
}

/** Returns a function that writes, shows what was done, and refetches the list. */
function useColleagueWrite() {
  const { run } = useAction((write: () => Promise<unknown>, _title?: string) => write(), {
    success: (_answer, _write, title) => title,
    failure: t`Nothing was changed`,
    onSuccess: useRefreshStaff(),
  });
  return (write: () => Promise<unknown>, title?: string) => void run(write, title);
}

import { releaseEndpoints, type ReleaseToken } from 'contract/release';
import { dateTimeText } from 'contract';
import { Badge, Button, useConfirm } from 'shared-ui';
import { useCall } from 'shared-ui/resource';
import { StackedHead, StackedTable } from '../parts/stacked-table';
import { ReleaseActions } from './release-actions';
import { useRefresh } from './use-releases';

export interface TokenListProps {
  readonly tokens: readonly ReleaseToken[];
}

/** The release tokens of a remote, each with a button to end it. */
export function TokenList({ tokens }: TokenListProps) {
  const revoke = useCall(releaseEndpoints.revokeToken, {
    failure: 'Not revoked',
    onSuccess: useRefresh(),
  });
  const confirm = useConfirm();

  async function ask({ _id, label }: ReleaseToken) {
    const isSure = await confirm({
      title: `Revoke the token “${label}”?`,
      description: 'Publishing with it is refused from now on.',
      confirmLabel: 'Revoke',
      isDestructive: true,
    });
    if (isSure) await revoke.run({ id: _id });
  }

  return (
    <StackedTable>
      <StackedHead columns={['Token', 'Made', 'Ends', 'Last used']} />
      <tbody>
        {tokens.map((one) => (
          <tr key={one._id}>
            <th scope="row">
              {one.label} <TokenState token={one} />
              <small>{one.mayActivate ? 'publishes and activates' : 'publishes only'}</small>
            </th>
            <td data-label="Made">
              {dateTimeText(one.createdAt)}
              <small>{one.createdBy}</small>
            </td>
            <td data-label="Ends">{dateTimeText(one.expiresAt)}</td>
            <td data-label="Last used">
              {one.lastUsedAt === null ? 'never' : dateTimeText(one.lastUsedAt)}
            </td>
            <td>
              {one.state !== 'revoked' && one.state !== 'expired' ? (
                <ReleaseActions>
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={`Revoke ${one.label}`}
                    onClick={() => void ask(one)}
                  >
                    Revoke
                  </Button>
                </ReleaseActions>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}

const week = 7 * 24 * 3_600_000;

const states = {
  active: undefined,
  expired: 'Ended',
  revoked: 'Revoked',
  'maker-deactivated': 'Ended with its maker’s account',
  'maker-not-permitted': 'Its maker may not release',
  'maker-without-second-factor': 'Its maker lacks a second factor',
} as const;

function endsSoon({ expiresAt }: ReleaseToken): boolean {
  return Date.parse(expiresAt) - Date.now() < week;
}

function TokenState({ token }: { readonly token: ReleaseToken }) {
  const text = states[token.state];
  if (text !== undefined) return <Badge>{text}</Badge>;
  return endsSoon(token) ? <Badge tone="warning">Ends soon</Badge> : null;
}

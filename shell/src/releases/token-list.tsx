import { t } from '@lingui/core/macro';
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
    failure: t`Not revoked`,
    onSuccess: useRefresh(),
  });
  const confirm = useConfirm();

  async function ask({ _id, label }: ReleaseToken) {
    const isSure = await confirm({
      title: t`Revoke the token “${label}”?`,
      description: t`Publishing with it is refused from now on.`,
      confirmLabel: t`Revoke`,
      isDestructive: true,
    });
    if (isSure) await revoke.run({ id: _id });
  }

  return (
    <StackedTable>
      <StackedHead columns={[t`Token`, t`Made`, t`Ends`, t`Last used`]} />
      <tbody>
        {tokens.map((one) => (
          <tr key={one._id}>
            <th scope="row">
              {one.label} <TokenState token={one} />
              <small>{one.mayActivate ? t`publishes and activates` : t`publishes only`}</small>
            </th>
            <td data-label={t`Made`}>
              {dateTimeText(one.createdAt)}
              <small>{one.createdBy}</small>
            </td>
            <td data-label={t`Ends`}>{dateTimeText(one.expiresAt)}</td>
            <td data-label={t`Last used`}>
              {one.lastUsedAt === null ? t`never` : dateTimeText(one.lastUsedAt)}
            </td>
            <td>
              {one.state !== 'revoked' && one.state !== 'expired' ? (
                <ReleaseActions>
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={t`Revoke ${{ label: one.label }}`}
                    onClick={() => void ask(one)}
                  >
                    {t`Revoke`}
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
  get expired() {
    return t`Ended`;
  },
  get revoked() {
    return t`Revoked`;
  },
  get 'maker-deactivated'() {
    return t`Ended with its maker’s account`;
  },
  get 'maker-not-permitted'() {
    return t`Its maker may not release`;
  },
  get 'maker-without-second-factor'() {
    return t`Its maker lacks a second factor`;
  },
} as const;

function endsSoon({ expiresAt }: ReleaseToken): boolean {
  return Date.parse(expiresAt) - Date.now() < week;
}

function TokenState({ token }: { readonly token: ReleaseToken }) {
  const text = states[token.state];
  if (text !== undefined) return <Badge>{text}</Badge>;
  return endsSoon(token) ? <Badge tone="warning">{t`Ends soon`}</Badge> : null;
}

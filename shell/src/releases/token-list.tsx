import { releaseEndpoints, type ReleaseToken } from 'contract/release';
import { dateTimeText } from 'contract';
import { Badge, Button, useConfirm } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { StackedHead, StackedTable } from '../parts/stacked-table';
import { ReleaseActions } from './release-actions';
import { useRefresh } from './use-releases';
import { useWrite } from './use-write';

export interface TokenListProps {
  readonly tokens: readonly ReleaseToken[];
}

/** The release tokens of a remote, each with a button to end it. */
export function TokenList({ tokens }: TokenListProps) {
  const revoke = useRevoke();
  const confirm = useConfirm();

  async function ask({ _id, label }: ReleaseToken) {
    const isSure = await confirm({
      title: `Revoke the token “${label}”?`,
      description: 'Publishing with it is refused from now on.',
      confirmLabel: 'Revoke',
      isDestructive: true,
    });
    if (isSure) revoke.mutate(_id);
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
              {stateOf(one) === 'in-use' || stateOf(one) === 'ending' ? (
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

type State = 'in-use' | 'ending' | 'ended' | 'revoked';

const week = 7 * 24 * 3_600_000;

function stateOf({ revokedAt, expiresAt }: ReleaseToken): State {
  if (revokedAt !== null) return 'revoked';
  const left = Date.parse(expiresAt) - Date.now();
  if (left <= 0) return 'ended';
  return left < week ? 'ending' : 'in-use';
}

const states = {
  'in-use': undefined,
  ending: ['warning', 'Ends soon'],
  ended: ['neutral', 'Ended'],
  revoked: ['neutral', 'Revoked'],
} as const;

function TokenState({ token }: { readonly token: ReleaseToken }) {
  const badge = states[stateOf(token)];
  return badge === undefined ? null : <Badge tone={badge[0]}>{badge[1]}</Badge>;
}

function useRevoke() {
  const api = useApi();
  const refresh = useRefresh();
  return useWrite({
    write: (id: string) => api.call(releaseEndpoints.revokeToken, { id }),
    onSuccess: refresh,
    refusal: 'Not revoked',
  });
}

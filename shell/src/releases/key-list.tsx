import { t } from '@lingui/core/macro';
import { releaseEndpoints, type SigningKey } from 'contract/release';
import { dateTimeText } from 'contract';
import { Badge, Button, useConfirm } from 'shared-ui';
import { useCall } from 'shared-ui/resource';
import { StackedHead, StackedTable } from '../parts/stacked-table';
import { ReleaseActions } from './release-actions';
import { useRefresh } from './use-releases';

export interface KeyListProps {
  readonly keys: readonly SigningKey[];
}

/** The signing keys of a remote, each with a button to retire it. */
export function KeyList({ keys }: KeyListProps) {
  const remove = useCall(releaseEndpoints.removeKey, {
    failure: t`Not removed`,
    onSuccess: useRefresh(),
  });
  const confirm = useConfirm();
  const inUse = keys.filter(({ removedAt }) => removedAt === null).length;

  async function ask({ _id, label }: SigningKey) {
    const isSure = await confirm({
      title: t`Remove the key “${label}”?`,
      description:
        inUse === 1
          ? t`It is the last one: from then on unsigned builds are published. What was signed with it stays.`
          : t`Nothing new is published with it. What was signed with it stays: revoke such versions if the key was stolen.`,
      confirmLabel: t`Remove`,
      isDestructive: true,
    });
    if (isSure) await remove.run({ id: _id });
  }

  return (
    <StackedTable>
      <StackedHead columns={[t`Key`, t`Added`]} />
      <tbody>
        {keys.map((one) => (
          <tr key={one._id}>
            <th scope="row">
              {one.label} {one.removedAt === null ? null : <Badge>{t`Removed`}</Badge>}
              <small>
                <code>{one.publicKey}</code>
              </small>
            </th>
            <td data-label={t`Added`}>
              {dateTimeText(one.createdAt)}
              <small>{one.createdBy}</small>
            </td>
            <td>
              {one.removedAt === null ? (
                <ReleaseActions>
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={t`Remove ${{ label: one.label }}`}
                    onClick={() => void ask(one)}
                  >
                    {t`Remove`}
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

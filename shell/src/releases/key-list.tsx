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
    failure: 'Not removed',
    onSuccess: useRefresh(),
  });
  const confirm = useConfirm();
  const inUse = keys.filter(({ removedAt }) => removedAt === null).length;

  async function ask({ _id, label }: SigningKey) {
    const isSure = await confirm({
      title: `Remove the key “${label}”?`,
      description:
        inUse === 1
          ? 'It is the last one: from then on unsigned builds are published. What was signed with it stays.'
          : 'Nothing new is published with it. What was signed with it stays: revoke such versions if the key was stolen.',
      confirmLabel: 'Remove',
      isDestructive: true,
    });
    if (isSure) await remove.run({ id: _id });
  }

  return (
    <StackedTable>
      <StackedHead columns={['Key', 'Added']} />
      <tbody>
        {keys.map((one) => (
          <tr key={one._id}>
            <th scope="row">
              {one.label} {one.removedAt === null ? null : <Badge>Removed</Badge>}
              <small>
                <code>{one.publicKey}</code>
              </small>
            </th>
            <td data-label="Added">
              {dateTimeText(one.createdAt)}
              <small>{one.createdBy}</small>
            </td>
            <td>
              {one.removedAt === null ? (
                <ReleaseActions>
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={`Remove ${one.label}`}
                    onClick={() => void ask(one)}
                  >
                    Remove
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

import { t } from '@lingui/core/macro';
import { words } from 'shared-ui/i18n';
import { panelId, type ReleasedRemote } from 'contract/release';
import { Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge, Button, useConfirm } from 'shared-ui';
import { releasesHref } from '../app/hrefs';
import { FailureCount, sessionsText } from './release-counts';
import { rolloutWords } from './rollout-words';
import { StackedHead, StackedTable } from '../parts/stacked-table';
import { ReleaseActions } from './release-actions';
import { type ReleaseAction, useReleaseAction } from './use-releases';

export interface RemoteTableProps {
  readonly remotes: readonly ReleasedRemote[];
}

/** A row per remote: its active version, failures, rollback and switching off. */
export function RemoteTable({ remotes }: RemoteTableProps) {
  const action = useReleaseAction();
  return (
    <StackedTable>
      <StackedHead
        columns={[t`Remote`, t`Active version`, t`Last 24 hours`, t`Failures`, t`Owner`]}
      />
      <tbody>
        {remotes.map((remote) => (
          <RemoteLine
            key={remote.id}
            remote={remote}
            isBusy={action.isPending}
            onAct={(one) => action.mutate(one)}
          />
        ))}
      </tbody>
    </StackedTable>
  );
}

interface RemoteLineProps {
  readonly remote: ReleasedRemote;
  readonly isBusy: boolean;
  readonly onAct: (action: ReleaseAction) => void;
}

function RemoteLine({ remote, isBusy, onAct }: RemoteLineProps) {
  const { id, owner, active, rollbackTo, disabled, sessions, failures } = remote;
  const title = words(remote.title);
  const confirm = useConfirm();

  async function switchOver() {
    const isSure =
      disabled ||
      (await confirm({
        title: t`Switch ${title} off?`,
        description: t`Nobody can open its pages until it is switched on again.`,
        confirmLabel: t`Switch off`,
        isDestructive: true,
      }));
    if (isSure) onAct({ kind: 'switch', remote: id, disabled: !disabled });
  }

  return (
    <tr>
      <th scope="row">
        <Link to={releasesHref(id)}>{title}</Link>
        <small>{id}</small>
      </th>
      <td data-label={t`Active version`}>
        {active === null ? 'none' : <code>{active}</code>}
        <RemoteState remote={remote} />
      </td>
      <td data-label={t`Last 24 hours`}>{sessionsText(sessions)}</td>
      <td data-label={t`Failures`}>
        <FailureCount count={failures} />
      </td>
      <td data-label={t`Owner`}>{owner}</td>
      <td>
        <ReleaseActions>
          {rollbackTo === null ? null : (
            <Button
              variant="outline"
              size="sm"
              disabled={isBusy}
              onClick={() => onAct({ kind: 'roll-back', remote: id, version: rollbackTo })}
            >
              <Undo2 aria-hidden="true" />
              {remote.rollout
                ? t`End the rollout of ${{ version: remote.rollout.version }}`
                : t`Roll back to ${rollbackTo}`}
            </Button>
          )}
          {id === panelId ? null : (
            <Button
              variant={disabled ? 'default' : 'outline'}
              size="sm"
              disabled={isBusy}
              aria-label={disabled ? t`Switch on ${title}` : t`Switch off ${title}`}
              onClick={() => void switchOver()}
            >
              {disabled ? t`Switch on` : t`Switch off`}
            </Button>
          )}
        </ReleaseActions>
      </td>
    </tr>
  );
}

/** Badges for a remote that is switched off, in a rollout, or has a version that waits. */
export function RemoteState({
  remote: { disabled, rollout, waiting },
}: Pick<RemoteLineProps, 'remote'>) {
  return (
    <>
      {disabled ? (
        <small>
          <Badge tone="warning">{t`Switched off`}</Badge>
        </small>
      ) : null}
      {rollout === null ? null : (
        <small>
          <Badge tone="info">
            {t`${{ version: rollout.version }} for ${{ rolloutText: rolloutWords(rollout) }}`}
          </Badge>
        </small>
      )}
      {waiting === null ? null : (
        <small>
          <Badge tone="warning">{t`${waiting} waits for the next panel`}</Badge>
        </small>
      )}
    </>
  );
}

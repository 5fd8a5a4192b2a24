import { t } from '@lingui/core/macro';
import { type Release, type ReleasedRemote, shortCommit } from 'contract/release';
import { dateTimeText } from 'contract';
import { Badge, type BadgeTone, Button } from 'shared-ui';
import { useState } from 'react';
import { FailureCount, SessionShare } from './release-counts';
import { RevokeDialog } from './revoke-dialog';
import { RolloutDialog } from './rollout-dialog';
import { sizeText } from './size-text';
import { StackedHead, StackedTable } from '../parts/stacked-table';
import { ReleaseActions } from './release-actions';
import { useReleaseAction } from './use-releases';

export interface VersionTableProps {
  readonly versions: readonly Release[];
  readonly remote: Pick<ReleasedRemote, 'sessions' | 'rollout' | 'rolloutPeople'>;
}

/** The versions of a remote, latest first, with their actions. */
export function VersionTable({ versions, remote }: VersionTableProps) {
  const { sessions } = remote;
  const action = useReleaseAction();
  const [rollingOut, setRollingOut] = useState<Release>();
  const [revoking, setRevoking] = useState<Release>();
  return (
    <>
      <StackedTable>
        <StackedHead
          columns={[t`Version`, t`Published`, t`Active since`, t`Size`, t`Share`, t`Failures`]}
        />
        <tbody>
          {versions.map((release) => (
            <VersionLine
              key={release._id}
              release={release}
              sessions={sessions}
              isBusy={action.isPending}
              onActivate={() =>
                action.mutate({ kind: 'activate', id: release._id, version: release.version })
              }
              onRollOut={() => setRollingOut(release)}
              onRevoke={() => setRevoking(release)}
            />
          ))}
        </tbody>
      </StackedTable>
      {rollingOut === undefined ? null : (
        <RolloutDialog
          key={rollingOut._id}
          release={rollingOut}
          remote={remote}
          onClose={() => setRollingOut(undefined)}
          onRollOut={(share) => {
            const { _id: id, version } = rollingOut;
            action.mutate({ kind: 'roll-out', id, version, ...share });
            setRollingOut(undefined);
          }}
        />
      )}
      {revoking === undefined ? null : (
        <RevokeDialog
          key={revoking._id}
          release={revoking}
          onClose={() => setRevoking(undefined)}
          onRevoke={(reason) => {
            const { _id: id, version } = revoking;
            action.mutate({ kind: 'revoke', id, version, reason });
            setRevoking(undefined);
          }}
        />
      )}
    </>
  );
}

interface VersionLineProps {
  readonly release: Release;
  readonly sessions: number;
  readonly isBusy: boolean;
  readonly onActivate: () => void;
  readonly onRollOut: () => void;
  readonly onRevoke: () => void;
}

function VersionLine(props: VersionLineProps) {
  const { release, sessions } = props;
  const { version, state, commit, mount, size } = release;
  return (
    <tr>
      <th scope="row">
        <code>{version}</code> <StateBadge state={state} />
        <small>
          {t`${{ shortCommit: shortCommit(commit) }} · ${mount} · built ${{ dateTimeText: dateTimeText(release.buildTime) }}`}
        </small>
        {release.signedWith === null ? null : (
          <small>{t`signed with “${{ signedWith: release.signedWith }}”`}</small>
        )}
        {state === 'revoked' ? (
          <RevocationNote release={release} />
        ) : (
          <NeedsNote release={release} />
        )}
      </th>
      <td data-label={t`Published`}>
        {dateTimeText(release.publishedAt)}
        <small>{release.publishedBy ?? t`by the installation itself`}</small>
      </td>
      <td data-label={t`Active since`}>
        {release.activatedAt === null ? t`never` : dateTimeText(release.activatedAt)}
        <small>{release.activatedBy}</small>
      </td>
      <td data-label={t`Size`}>
        {sizeText(size.compressed)}
        <small>{t`${{ sizeText: sizeText(size.plain) }} plain`}</small>
      </td>
      <td data-label={t`Share`}>
        <SessionShare sessions={release.sessions} all={sessions} />
      </td>
      <td data-label={t`Failures`}>
        <FailureCount count={release.failures} />
      </td>
      <td>{state === 'revoked' ? null : <VersionActions {...props} />}</td>
    </tr>
  );
}

function VersionActions({
  release: { version, state },
  isBusy,
  onActivate,
  onRollOut,
  onRevoke,
}: VersionLineProps) {
  const shared = { variant: 'outline', size: 'sm', disabled: isBusy } as const;
  return (
    <ReleaseActions>
      {state === 'active' ? null : (
        <>
          <Button {...shared} onClick={onRollOut}>
            {t`Roll out…`}
          </Button>
          <Button {...shared} aria-label={t`Activate ${version}`} onClick={onActivate}>
            {t`Activate`}
          </Button>
        </>
      )}
      <Button {...shared} aria-label={t`Revoke ${version}…`} onClick={onRevoke}>
        {t`Revoke…`}
      </Button>
    </ReleaseActions>
  );
}

const states: Readonly<Record<Release['state'], readonly [BadgeTone, string] | undefined>> = {
  get active() {
    return ['success', t`Active`] as const;
  },
  get rollout() {
    return ['info', t`Rolling out`] as const;
  },
  get waiting() {
    return ['warning', t`Waits for the next panel`] as const;
  },
  get 'last-known-good'() {
    return ['neutral', t`Last known good`] as const;
  },
  published: undefined,
  get revoked() {
    return ['danger', t`Revoked`] as const;
  },
};

function StateBadge({ state }: Pick<Release, 'state'>) {
  const badge = states[state];
  return badge === undefined ? null : <Badge tone={badge[0]}>{badge[1]}</Badge>;
}

/** Why a version was revoked. */
function RevocationNote({ release }: Pick<VersionLineProps, 'release'>) {
  const { revokedAt, revokedBy, revokedReason } = release;
  return (
    <small>
      {revokedAt === null ? null : dateTimeText(revokedAt)}, {revokedBy}: {revokedReason}
    </small>
  );
}

/** Why this panel cannot run a version, or what it brings for that; nothing for the usual one. */
function NeedsNote({ release: { fit, lacks } }: Pick<VersionLineProps, 'release'>) {
  switch (fit) {
    case 'as-it-is':
      return null;
    case 'with-edition':
      return <small>{t`Runs with its own edition of the shared packages.`}</small>;
    case 'none':
      return (
        <small>
          <Badge tone="danger">{t`Cannot run here`}</Badge> {lacks.join('; ')}.
        </small>
      );
    default:
      return fit satisfies never;
  }
}

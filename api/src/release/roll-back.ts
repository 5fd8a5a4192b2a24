import type { RemoteId } from 'contract/release';
import type { Database, Work } from '../db/database';
import { requireFit } from './activate';
import { inTurn, refused } from './in-turn';
import { requireVersion, type StoredRelease } from './find-release';
import { record, type RemoteState, requireState, writeState } from './remote-state';
import { announceRelease } from './release-events';
import { changesBetween } from '../repository/values';
import { requireActivation, type Viewer } from '../kernel/viewer';
import { lastKnownGood } from './report/last-known-good';

/** A rollback: the version that is replaced, the one that runs afterwards, and the state. */
interface Step {
  readonly from: string | null;
  readonly release: StoredRelease;
  readonly state: RemoteState;
}

/**
 * Rolls back the newest version. During a rollout this ends the rollout and the active version stays; otherwise the
 * previously active version becomes active again.
 *
 * @throws ApiProblem `in-use` when there was none
 */
export function rollBack(database: Database, remote: RemoteId, viewer: Viewer): Promise<void> {
  requireActivation(viewer, remote);
  return inTurn(database, async (work) => {
    const before = await requireState(work, remote);
    const rolledOut = await endOfRollout(work, remote, before);
    const { from, release, state } = rolledOut ?? (await stepBack(work, remote, before));
    if (!rolledOut) await requireFit(work, release.document);
    await writeState(work, { state, release });
    const event = { release, how: 'rollback', percent: null, fromVersion: from } as const;
    await record(work, { ...event, changes: changesBetween(before, state) }, viewer);
    await announceRelease(work, { topic: 'release.rolledBack', release, from }, viewer);
  });
}

async function endOfRollout(
  work: Work,
  remote: RemoteId,
  before: RemoteState,
): Promise<Step | undefined> {
  const { rollout, activeVersion } = before;
  if (rollout === null || activeVersion === null) return undefined;
  const release = await requireVersion(work, remote, activeVersion);
  return {
    from: rollout.version,
    release,
    state: { ...before, rollout: null, waitingVersion: null },
  };
}

/** A version that was rolled back is never a fallback. */
async function stepBack(work: Work, remote: RemoteId, before: RemoteState): Promise<Step> {
  const formerVersions = before.formerVersions.slice(0, -1);
  const version = before.formerVersions.at(-1);
  if (version === undefined) throw refused(`${remote} has no version to go back to.`);
  const candidates = [version, ...formerVersions.toReversed()];
  const state: RemoteState = {
    ...before,
    activeVersion: version,
    lastKnownGood: (await lastKnownGood(work, remote, candidates)) ?? version,
    rollout: null,
    waitingVersion: null,
    formerVersions,
  };
  return {
    from: before.activeVersion,
    release: await requireVersion(work, remote, version),
    state,
  };
}

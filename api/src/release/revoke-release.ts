import { panelId, type RemoteId } from 'contract/release';
import type { Database, Work } from '../db/database';
import { ApiProblem } from '../kernel/problem';
import { changesBetween } from '../repository/values';
import { inTurn, refused } from './in-turn';
import { readStored, requireVersion, type StoredRelease } from './find-release';
import { neverActive, readState, record, type RemoteState, writeState } from './remote-state';
import { requireFreeAddresses } from './publish/require-free-addresses';
import { announceRelease } from './release-events';
import { actorId, requireStaff, type Viewer } from '../kernel/viewer';

export interface Revocation {
  readonly id: string;
  readonly reason: string;
}

/**
 * Revokes a version for everyone, for good. If it is active, the previous version takes its place, or the remote is
 * left without one. Does nothing if it is already revoked.
 *
 * @returns the remote
 */
export function revokeRelease(
  database: Database,
  { id, reason }: Revocation,
  viewer: Viewer,
): Promise<RemoteId> {
  requireStaff(viewer);
  return inTurn(database, async (work) => {
    const release = await readStored(work, id);
    const { remote } = release;
    if (release.revokedAt !== null) return remote;
    const before = (await readState(work, remote)) ?? neverActive;
    const state = await stateWithout(work, release, before);
    await work
      .updateTable('release')
      .set({ revokedAt: new Date().toISOString(), revokedBy: actorId(viewer) })
      .set({ revokedReason: reason })
      .where('_id', '=', id)
      .execute();
    await writeState(work, { state, release: await runningOf(work, state, release) });
    const changes = [
      { field: 'revoked', from: null, to: reason },
      ...changesBetween({ ...before }, { ...state }),
    ];
    const from = before.activeVersion;
    await record(
      work,
      { release, how: 'revoke', percent: null, fromVersion: from, changes },
      viewer,
    );
    const facts = { from, reason, active: state.activeVersion };
    await announceRelease(work, { topic: 'release.revoked', release, ...facts }, viewer);
    return remote;
  });
}

async function stateWithout(
  work: Work,
  { remote, version }: StoredRelease,
  before: RemoteState,
): Promise<RemoteState> {
  const formerVersions = before.formerVersions.filter((one) => one !== version);
  const isGood = before.lastKnownGood !== version;
  const rest = {
    ...before,
    formerVersions,
    lastKnownGood: isGood ? before.lastKnownGood : (formerVersions.at(-1) ?? null),
    rollout: before.rollout?.version === version ? null : before.rollout,
    waitingVersion: before.waitingVersion === version ? null : before.waitingVersion,
  };
  if (before.activeVersion !== version) return rest;
  const candidates = [rest.lastKnownGood, ...formerVersions.toReversed()];
  const next = await firstThatFits(work, remote, candidates);
  if (next === undefined && remote === panelId)
    throw refused('It is the only build of the panel: release another one first.');
  // Without an active version, the rollout would reach everyone.
  if (next === undefined)
    return { ...rest, activeVersion: null, lastKnownGood: null, rollout: null };
  const untilNext = formerVersions.slice(0, Math.max(0, formerVersions.lastIndexOf(next)));
  return { ...rest, activeVersion: next, lastKnownGood: next, formerVersions: untilNext };
}

/** The first of the versions whose addresses are still free. */
async function firstThatFits(
  work: Work,
  remote: RemoteId,
  versions: readonly (string | null)[],
): Promise<string | undefined> {
  for (const version of new Set(versions)) {
    if (version !== null && (await fits(work, remote, version))) return version;
  }
  return undefined;
}

async function fits(work: Work, remote: RemoteId, version: string): Promise<boolean> {
  const { document } = await requireVersion(work, remote, version);
  try {
    await requireFreeAddresses(work, document);
    return true;
  } catch (error) {
    if (error instanceof ApiProblem) return false;
    throw error;
  }
}

async function runningOf(
  work: Work,
  { activeVersion }: RemoteState,
  release: StoredRelease,
): Promise<StoredRelease> {
  if (activeVersion === null) return release;
  return requireVersion(work, release.remote, activeVersion);
}

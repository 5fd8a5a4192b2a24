import { randomUUID } from 'node:crypto';
import { panelId, type RemoteId } from 'contract/release';
import type { Database, Work } from '../db/database';
import { changesBetween } from '../repository/values';
import { requireOtherPerson } from './second-person';
import { requireActivation, requireStaff, type Viewer } from '../kernel/viewer';
import { activate, requireFit } from './activate';
import { activateWaitingIn } from './activate-waiting';
import { requireRelease, requireVersion, type StoredRelease } from './find-release';
import { inTurn, refused } from './in-turn';
import { activeOffer } from './panel/panel-builds';
import { lackedBy } from './publish/require-runnable';
import {
  neverActive,
  readState,
  record,
  type RemoteState,
  requireState,
  writeState,
} from './remote-state';
import { announceRelease } from './release-events';

export interface Activation {
  readonly id: string;
  /** Whether a version that this shell cannot run waits for one that can, instead of being refused. */
  readonly whenItFits?: boolean;
}

/**
 * Activates a published version for everyone, which ends a rollout; does nothing if it is already active.
 *
 * @returns the remote
 */
export function activateRelease(
  database: Database,
  { id, whenItFits = false }: Activation,
  viewer: Viewer,
): Promise<RemoteId> {
  return inTurn(database, async (work) => {
    const release = await requireRelease(work, id);
    requireActivation(viewer, release.remote);
    await requireOtherPerson(work, release, viewer);
    const isWaiting = whenItFits && lackedBy(await activeOffer(work), release.document).length > 0;
    await (isWaiting ? wait(work, release, viewer) : activate(work, release, viewer));
    if (release.remote === panelId) await activateWaitingIn(work);
    return release.remote;
  });
}

async function wait(work: Work, release: StoredRelease, viewer: Viewer): Promise<void> {
  const { remote, version } = release;
  const before = (await readState(work, remote)) ?? neverActive;
  if (before.waitingVersion === version) return;
  const state: RemoteState = { ...before, waitingVersion: version };
  await writeState(work, { state, release });
  const event = { release, how: 'wait', percent: null, fromVersion: before.activeVersion } as const;
  await record(work, { ...event, changes: changesBetween(before, state) }, viewer);
}

export interface Share {
  readonly id: string;
  /** Percentage of admins; 0 ends the rollout. */
  readonly percent: number;
}

/**
 * Rolls a version out to a share of the admins. The salt is kept while the share changes, so that a growing share
 * only adds admins.
 *
 * @returns the remote
 * @throws ApiProblem `in-use` for the active version, and for a remote that has none
 */
export function rollOut(
  database: Database,
  { id, percent }: Share,
  viewer: Viewer,
): Promise<RemoteId> {
  return inTurn(database, async (work) => {
    const release = await requireRelease(work, id);
    const { remote, version } = release;
    requireActivation(viewer, remote);
    const before = (await readState(work, remote)) ?? neverActive;
    const running = before.rollout?.version === version ? before.rollout : undefined;
    if ((running?.percent ?? 0) === percent) return remote;
    if (percent > 0) {
      requireOtherActive(release, before);
      await requireFit(work, release.document);
      await requireOtherPerson(work, release, viewer);
    }
    const salt = running?.salt ?? randomUUID();
    const state = { ...before, rollout: percent === 0 ? null : { version, percent, salt } };
    const from = before.activeVersion;
    await writeState(work, { state, release });
    const event = { release, how: 'rollout', percent, fromVersion: from } as const;
    await record(work, { ...event, changes: changesBetween(before, state) }, viewer);
    await announceRelease(work, { topic: 'release.rollout', release, from, percent }, viewer);
    return remote;
  });
}

function requireOtherActive({ remote, version }: StoredRelease, { activeVersion }: RemoteState) {
  if (activeVersion === null)
    throw refused(`${remote} has no active version yet: activate one first.`);
  if (activeVersion === version)
    throw refused(`${version} is the active version: all admins have it already.`);
}

interface Switch {
  readonly remote: RemoteId;
  readonly disabled: boolean;
}

/**
 * The kill switch; does nothing if already in that state. A team may switch its remote off, but only an admin may
 * switch one on.
 */
export function switchRemote(
  database: Database,
  { remote, disabled }: Switch,
  viewer: Viewer,
): Promise<void> {
  if (disabled) requireActivation(viewer, remote);
  else requireStaff(viewer);
  if (remote === panelId) throw refused('The panel cannot be switched off. Roll it back.');
  return inTurn(database, async (work) => {
    const before = await requireState(work, remote);
    const { activeVersion: from } = before;
    if (from === null) throw refused(`${remote} has no active version that could be switched.`);
    if (before.isDisabled === disabled) return;
    const state = { ...before, isDisabled: disabled };
    const release = await requireVersion(work, remote, from);
    await writeState(work, { state, release });
    const how = disabled ? 'disable' : 'enable';
    const event = { release, how, percent: null, fromVersion: from } as const;
    await record(work, { ...event, changes: changesBetween({ ...before }, { ...state }) }, viewer);
    await announceRelease(work, { topic: 'release.switched', release, from, disabled }, viewer);
  });
}

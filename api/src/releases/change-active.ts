import { randomUUID } from 'node:crypto';
import type { RemoteId } from 'contract/release';
import type { Database, Work } from '../db/database';
import { ApiProblem } from '../problem';
import { inTransaction } from '../repository/in-transaction';
import { changesBetween } from '../repository/values';
import { requireOtherPerson } from '../release/second-person';
import { requireActivation, requireStaff, type Viewer } from '../viewer';
import { requireRelease, requireVersion, type StoredRelease } from './find-release';
import {
  neverActive,
  readState,
  record,
  type RemoteState,
  requireState,
  waitForTurn,
  writeState,
} from './remote-state';
import { requireFreeAddresses } from './require-free-addresses';
import { tellOfRelease } from './tell-of-release';

/** In whose name something is done in its turn. */
interface Turn {
  readonly work: Work;
  readonly viewer: Viewer;
}

/** So many versions can be gone back to. */
const longestWayBack = 50;

/**
 * Makes a published version everybody's, which ends a rollout; nothing happens when it is so already.
 *
 * @returns the remote
 */
export function activateRelease(database: Database, id: string, viewer: Viewer): Promise<RemoteId> {
  return inTurn(database, async (work) => {
    const release = await requireRelease(work, id);
    requireActivation(viewer, release.remote);
    await requireOtherPerson(work, release, viewer);
    await activate({ work, viewer }, release);
    return release.remote;
  });
}

/** `activateRelease` within a turn that was waited for. */
export async function activate({ work, viewer }: Turn, release: StoredRelease): Promise<void> {
  const { remote, version, document } = release;
  const before = (await readState(work, remote)) ?? neverActive;
  const { activeVersion: from, rollout, formerVersions } = before;
  if (from === version && rollout === null) return;
  if (from !== version) await requireFreeAddresses(work, document);
  const isInPlaceOf = from !== null && from !== version;
  const state: RemoteState = {
    ...before,
    activeVersion: version,
    rollout: null,
    ...(isInPlaceOf && {
      lastKnownGood: from,
      formerVersions: [...formerVersions, from].slice(-longestWayBack),
    }),
  };
  await writeState(work, { state, release });
  const event = { release, how: 'activate', percent: null, fromVersion: from } as const;
  await record(work, { ...event, changes: changesBetween(before, state) }, viewer);
  await tellOfRelease(work, { topic: 'release.activated', release, from }, viewer);
}

/**
 * Goes back to the version that was active before, which is the last known good one from then on: the one that was left
 * is never fallen back on.
 *
 * @throws ApiProblem `in-use` when there was none
 */
export function rollBack(database: Database, remote: RemoteId, viewer: Viewer): Promise<void> {
  requireActivation(viewer, remote);
  return inTurn(database, async (work) => {
    const before = await requireState(work, remote);
    const version = before.formerVersions.at(-1);
    if (version === undefined) throw refused(`${remote} has no version to go back to.`);
    const release = await requireVersion(work, remote, version);
    await requireFreeAddresses(work, release.document);
    const state: RemoteState = {
      ...before,
      activeVersion: version,
      lastKnownGood: version,
      rollout: null,
      formerVersions: before.formerVersions.slice(0, -1),
    };
    const from = before.activeVersion;
    await writeState(work, { state, release });
    const event = { release, how: 'rollback', percent: null, fromVersion: from } as const;
    await record(work, { ...event, changes: changesBetween(before, state) }, viewer);
    await tellOfRelease(work, { topic: 'release.rolledBack', release, from }, viewer);
  });
}

export interface Share {
  readonly id: string;
  /** Of a hundred admins; 0 ends the rollout. */
  readonly percent: number;
}

/**
 * Gives a version to a share of the admins. The salt stays while a version's share changes: who has it keeps it when the
 * share grows.
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
      await requireOtherPerson(work, release, viewer);
    }
    const salt = running?.salt ?? randomUUID();
    const state = { ...before, rollout: percent === 0 ? null : { version, percent, salt } };
    const from = before.activeVersion;
    await writeState(work, { state, release });
    const event = { release, how: 'rollout', percent, fromVersion: from } as const;
    await record(work, { ...event, changes: changesBetween(before, state) }, viewer);
    await tellOfRelease(work, { topic: 'release.rollout', release, from, percent }, viewer);
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

/** The kill switch. Nothing happens when it stands so already. */
export function switchRemote(
  database: Database,
  { remote, disabled }: Switch,
  viewer: Viewer,
): Promise<void> {
  requireStaff(viewer);
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
    await tellOfRelease(work, { topic: 'release.switched', release, from, disabled }, viewer);
  });
}

export function inTurn<Result>(
  database: Database,
  act: (work: Work) => Promise<Result>,
): Promise<Result> {
  return inTransaction(database, async (work) => {
    await waitForTurn(work);
    return act(work);
  });
}

function refused(detail: string): ApiProblem {
  return new ApiProblem('in-use', detail);
}

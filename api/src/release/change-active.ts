import { randomUUID } from 'node:crypto';
import { compareVersions, type Offer, type RemoteId } from 'contract/release';
import type { Database, Work } from '../db/database';
import { ApiProblem } from '../kernel/problem';
import { inTransaction } from '../repository/in-transaction';
import { changesBetween } from '../repository/values';
import { lastKnownGood } from './report/last-known-good';
import { requireOwnMenu } from './publish/require-own-menu';
import { lackedBy, requireRunnable } from './publish/require-runnable';
import { requireOtherPerson } from './second-person';
import type { Services } from '../kernel/services';
import { requireActivation, requireStaff, type Viewer } from '../kernel/viewer';
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
import { requireFreeAddresses } from './publish/require-free-addresses';
import { announceRelease } from './release-events';

/** On whose behalf a change runs while it holds the release lock. */
interface Turn {
  readonly work: Work;
  readonly viewer: Viewer;
  readonly shell: Offer | undefined;
}

export type ReleaseServices = Pick<Services, 'database' | 'shell'>;

/** Maximum number of former versions kept for rollbacks. */
const maxFormerVersions = 50;

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
  { database, shell }: ReleaseServices,
  { id, whenItFits = false }: Activation,
  viewer: Viewer,
): Promise<RemoteId> {
  return inTurn(database, async (work) => {
    const release = await requireRelease(work, id);
    requireActivation(viewer, release.remote);
    await requireOtherPerson(work, release, viewer);
    const isWaiting = whenItFits && lackedBy(shell, release.document).length > 0;
    await (isWaiting ? wait(work, release, viewer) : activate({ work, viewer, shell }, release));
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

/** `activateRelease` for a caller that already holds the release lock. */
export async function activate(
  { work, viewer, shell }: Turn,
  release: StoredRelease,
): Promise<void> {
  const { remote, version, document } = release;
  const before = (await readState(work, remote)) ?? neverActive;
  const { activeVersion: from, rollout, formerVersions } = before;
  if (from === version && rollout === null) return;
  if (from !== version) await requireFit(work, document, shell);
  const isInPlaceOf = from !== null && from !== version;
  const left = isInPlaceOf ? [from, ...formerVersions.toReversed()] : [];
  const state: RemoteState = {
    ...before,
    activeVersion: version,
    rollout: null,
    waitingVersion: null,
    ...(isInPlaceOf && {
      lastKnownGood: (await lastKnownGood(work, remote, left)) ?? before.lastKnownGood,
      formerVersions: [...formerVersions, from].slice(-maxFormerVersions),
    }),
  };
  await writeState(work, { state, release });
  const isBack = from !== null && (await isOlder(work, release, from));
  const how = isBack ? 'rollback' : 'activate';
  const event = { release, how, percent: null, fromVersion: from } as const;
  await record(work, { ...event, changes: changesBetween(before, state) }, viewer);
  const topic = isBack ? 'release.rolledBack' : 'release.activated';
  await announceRelease(work, { topic, release, from }, viewer);
}

/** By number, then by the time of publishing. */
async function isOlder(work: Work, release: StoredRelease, version: string): Promise<boolean> {
  const order = compareVersions(release.version, version);
  if (order !== 0) return order < 0;
  const other = await requireVersion(work, release.remote, version);
  return release.publishedAt < other.publishedAt;
}

/** The checks before a version is given to anyone. */
export async function requireFit(
  work: Work,
  document: StoredRelease['document'],
  shell: Offer | undefined,
): Promise<void> {
  requireRunnable(document, shell);
  await requireFreeAddresses(work, document);
  await requireOwnMenu(work, document);
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
  { database, shell }: ReleaseServices,
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
      await requireFit(work, release.document, shell);
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

export function inTurn<Result>(
  database: Database,
  act: (work: Work) => Promise<Result>,
): Promise<Result> {
  return inTransaction(database, async (work) => {
    await waitForTurn(work);
    return act(work);
  });
}

export function refused(detail: string): ApiProblem {
  return new ApiProblem('in-use', detail);
}

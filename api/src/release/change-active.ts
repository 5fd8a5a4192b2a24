import { worded } from '../kernel/problem';
import { randomUUID } from 'node:crypto';
import { panelId, type RemoteId } from 'contract/release';
import type { Database, Work } from '../db/database';
import { isSameValue } from '../repository/same-value';
import { invalid } from '../repository/parse-input';
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
  /** Percentage of admins; 0 ends the rollout, unless people are named. */
  readonly percent: number;
  /** Emails of admins who get it whatever the share. */
  readonly emails?: readonly string[];
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
  { id, percent, emails = [] }: Share,
  viewer: Viewer,
): Promise<RemoteId> {
  return inTurn(database, async (work) => {
    const release = await requireRelease(work, id);
    const { remote, version } = release;
    requireActivation(viewer, remote);
    const before = (await readState(work, remote)) ?? neverActive;
    const running = before.rollout?.version === version ? before.rollout : undefined;
    const people = await adminsOf(work, emails);
    const share = { percent, people };
    if (isSameValue({ percent: running?.percent ?? 0, people: running?.people ?? [] }, share))
      return remote;
    const isEnded = percent === 0 && people.length === 0;
    if (!isEnded) {
      requireOtherActive(release, before);
      await requireFit(work, release.document);
      await requireOtherPerson(work, release, viewer);
    }
    const salt = running?.salt ?? randomUUID();
    const state = { ...before, rollout: isEnded ? null : { version, ...share, salt } };
    const from = before.activeVersion;
    await writeState(work, { state, release });
    const event = { release, how: 'rollout', percent, fromVersion: from } as const;
    await record(work, { ...event, changes: changesBetween(before, state) }, viewer);
    const facts = { from, percent, people: people.length };
    await announceRelease(work, { topic: 'release.rollout', release, ...facts }, viewer);
    return remote;
  });
}

/** The ids of admins by their emails. @throws ApiProblem `invalid` for an email without an account */
async function adminsOf(work: Work, emails: readonly string[]): Promise<string[]> {
  if (emails.length === 0) return [];
  const rows = await work
    .selectFrom('admin')
    .select(['_id', 'email'])
    .where('deletedAt', 'is', null)
    .where('email', 'in', [...emails])
    .execute();
  const known = new Map(rows.map(({ _id, email }) => [email, _id]));
  const unknown = emails.filter((email) => !known.has(email));
  if (unknown.length > 0)
    throw invalid([
      { path: 'people', ...worded`Nobody has an account as ${{ unknown: unknown.join(', ') }}` },
    ]);
  return [...known.values()].toSorted();
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

import { compareVersions, panelId } from 'contract/release';
import type { Work } from '../db/database';
import type { Viewer } from '../kernel/viewer';
import { changesBetween } from '../repository/values';
import { requireVersion, type StoredRelease } from './find-release';
import { activeOffer } from './panel/panel-builds';
import { requirePanelFit } from './panel/require-panel-fit';
import { requireFreeAddresses } from './publish/require-free-addresses';
import { requireOwnMenu } from './publish/require-own-menu';
import { requireRunnable } from './publish/require-runnable';
import { announceRelease } from './release-events';
import { neverActive, readState, record, type RemoteState, writeState } from './remote-state';
import { lastKnownGood } from './report/last-known-good';

/** Maximum number of former versions kept for rollbacks. */
const maxFormerVersions = 50;

/** Makes a version active for everyone, for a caller that holds the release lock. */
export async function activate(work: Work, release: StoredRelease, viewer: Viewer): Promise<void> {
  const { remote, version, document } = release;
  const before = (await readState(work, remote)) ?? neverActive;
  const { activeVersion: from, rollout, formerVersions } = before;
  if (from === version && rollout === null) return;
  if (from !== version) await requireFit(work, document);
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
export async function requireFit(work: Work, document: StoredRelease['document']): Promise<void> {
  if (document.id === panelId) return requirePanelFit(work, document);
  requireRunnable(document, await activeOffer(work));
  await requireFreeAddresses(work, document);
  await requireOwnMenu(work, document);
}

import { compareVersions, type Offer, ReleaseDocument, RemoteId } from 'contract/release';
import { sql } from 'kysely';
import type { Database, Work } from '../db/database';
import { system } from '../kernel/viewer';
import { activate } from './activate';
import { requireVersion } from './find-release';
import { inTurn } from './in-turn';
import { activeOffer } from './panel/panel-builds';
import { fitOf, lackedBy } from './publish/require-runnable';
import { readState, writeState } from './remote-state';

/**
 * The versions that may have to run and that this shell cannot, each with its reason, and those that it runs with an
 * edition of their own, for the terminal.
 */
export async function misfits(database: Database): Promise<string[]> {
  const offer = await activeOffer(database);
  const { rows } = await sql<{ remote: string; version: string; document: unknown }>`
    select release.remote, release.version, release.document from release
    join remote on remote._id = release.remote and not remote.is_disabled
      and release.version in (remote.active_version, remote.last_known_good,
        remote.rollout ->> 'version')
    order by release.remote, release.version`.execute(database);
  return rows.flatMap(({ remote, version, document }) => {
    const fit = fitOf(offer, ReleaseDocument.parse(document));
    switch (fit.kind) {
      case 'as-it-is':
        return [];
      case 'with-edition':
        return [`${remote} ${version} runs with its own edition of the shared packages`];
      case 'none':
        return [`${remote} ${version} cannot run in this panel: it ${fit.reasons[0] ?? ''}`];
      default:
        return fit satisfies never;
    }
  });
}

/** A version that has become active, or waits on for the reason. */
export interface Waiting {
  readonly remote: RemoteId;
  readonly version: string;
  /** Undefined when it is active now. */
  readonly reason: string | undefined;
}

/**
 * Activates the versions that waited for what the active panel offers. One that was revoked meanwhile, or is older than
 * what has become active since, waits no more.
 */
export function activateWaiting(database: Database): Promise<Waiting[]> {
  return inTurn(database, activateWaitingIn);
}

/** `activateWaiting` for a caller that holds the release lock. */
export async function activateWaitingIn(work: Work): Promise<Waiting[]> {
  const remotes = await work
    .selectFrom('remote')
    .select('_id')
    .where('waitingVersion', 'is not', null)
    .orderBy('_id')
    .execute();
  const offer = await activeOffer(work);
  const outcomes: Waiting[] = [];
  for (const { _id } of remotes) {
    const outcome = await judgeWaiting(work, RemoteId.parse(_id), offer);
    if (outcome) outcomes.push(outcome);
  }
  return outcomes;
}

async function judgeWaiting(
  work: Work,
  remote: RemoteId,
  offer: Offer | undefined,
): Promise<Waiting | undefined> {
  const state = await readState(work, remote);
  const version = state?.waitingVersion ?? null;
  if (!state || version === null) return undefined;
  const release = await requireVersion(work, remote, version);
  const { activeVersion: active } = state;
  const isOld = active !== null && compareVersions(version, active) < 0;
  if (release.revokedAt !== null || isOld) {
    await writeState(work, { state: { ...state, waitingVersion: null }, release });
    return undefined;
  }
  const [reason] = lackedBy(offer, release.document);
  if (reason === undefined) await activate(work, release, system);
  return { remote, version, reason };
}

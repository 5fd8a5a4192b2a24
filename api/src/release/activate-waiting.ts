import { compareVersions, ReleaseDocument, RemoteId } from 'contract/release';
import { sql } from 'kysely';
import { system } from '../kernel/viewer';
import { activate, inTurn, type ReleaseServices } from './change-active';
import { requireVersion } from './find-release';
import { fitOf, lackedBy } from './publish/require-runnable';
import { readState, writeState } from './remote-state';

/**
 * The versions that may have to run and that this shell cannot, each with its reason, and those that it runs with an
 * edition of their own, for the terminal.
 */
export async function misfits({ database, shell }: ReleaseServices): Promise<string[]> {
  const { rows } = await sql<{ remote: string; version: string; document: unknown }>`
    select release.remote, release.version, release.document from release
    join remote on remote._id = release.remote and not remote.is_disabled
      and release.version in (remote.active_version, remote.last_known_good,
        remote.rollout ->> 'version')
    order by release.remote, release.version`.execute(database);
  return rows.flatMap(({ remote, version, document }) => {
    const fit = fitOf(shell, ReleaseDocument.parse(document));
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
 * Activates the versions that waited for what this shell offers. One that was revoked meanwhile, or is older than what
 * has become active since, waits no more.
 */
export async function activateWaiting({ database, shell }: ReleaseServices): Promise<Waiting[]> {
  const remotes = await database
    .selectFrom('remote')
    .select('_id')
    .where('waitingVersion', 'is not', null)
    .orderBy('_id')
    .execute();
  const outcomes: Waiting[] = [];
  for (const { _id } of remotes) {
    const remote = RemoteId.parse(_id);
    const outcome = await inTurn(database, async (work): Promise<Waiting | undefined> => {
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
      const [reason] = lackedBy(shell, release.document);
      if (reason === undefined) await activate({ work, viewer: system, shell }, release);
      return { remote, version, reason };
    });
    if (outcome) outcomes.push(outcome);
  }
  return outcomes;
}

import { RemoteId, type RemoteReport } from 'contract/release';
import { sql } from 'kysely';
import { announce } from '../../repository/journal';
import { changesBetween } from '../../repository/values';
import type { Database, Work } from '../../db/database';
import { system } from '../../kernel/viewer';
import { inTurn } from '../in-turn';
import { requireVersion } from '../find-release';
import { readState, record, writeState } from '../remote-state';
import { ownFailures } from './own-failures';

/** Sessions that have to fail before a rollout stops: one person may have a strange browser. */
const minFailed = 3;
/** By how much the share of failing sessions has to exceed that of the active version. */
const margin = 0.1;

/** Sessions of a version since it has been rolled out or active, a day at most. */
interface Health {
  readonly sessions: number;
  readonly failed: number;
}

/**
 * Ends the rollout of a version that fails more than the active one, and tells all who may release.
 *
 * @returns whether it was ended
 */
export async function stopFailingRollout(
  database: Database,
  { remote: id, version, kind }: Pick<RemoteReport, 'remote' | 'version' | 'kind'>,
): Promise<boolean> {
  if (!ownFailures.includes(kind) || !(await isRolledOut(database, id, version))) return false;
  const remote = RemoteId.parse(id);
  return inTurn(database, async (work) => {
    const before = await readState(work, remote);
    const active = before?.activeVersion ?? null;
    if (before?.rollout?.version !== version || active === null) return false;
    const [rolledOut, ofActive] = [
      await healthOf(work, remote, version),
      await healthOf(work, remote, active),
    ];
    if (rolledOut.failed < minFailed || shareOf(rolledOut) < shareOf(ofActive) + margin)
      return false;
    const state = { ...before, rollout: null };
    const release = await requireVersion(work, remote, active);
    await writeState(work, { state, release });
    const event = { release, how: 'rollback', percent: null, fromVersion: version } as const;
    await record(work, { ...event, changes: changesBetween(before, state) }, system);
    const { title } = release.document;
    await announce(work, 'release.stopped', { remote, title, version, active, ...rolledOut });
    return true;
  });
}

function shareOf({ sessions, failed }: Health): number {
  return sessions === 0 ? 0 : failed / sessions;
}

async function isRolledOut(database: Database, id: string, version: string): Promise<boolean> {
  const { rows } = await sql`
    select from remote where _id = ${id} and rollout ->> 'version' = ${version}`.execute(database);
  return rows.length > 0;
}

async function healthOf(work: Work, remote: RemoteId, version: string): Promise<Health> {
  const { rows } = await sql<Health>`
    with since as (
      select greatest(now() - interval '24 hours', max(at)) as at from release_activation
      where remote = ${remote} and version = ${version}
    ), failed as (
      select distinct session_id from release_report, since
      where remote = ${remote} and version = ${version} and release_report.at >= since.at
        and kind in (${sql.join(ownFailures)})
    ), started as (
      select distinct session_id from release_session, since
      where remote = ${remote} and version = ${version} and release_session.at >= since.at
    )
    select (select count(*)::integer from failed) as failed,
      (select count(*)::integer from (table started union table failed) as session) as sessions
    `.execute(work);
  return rows[0] ?? { sessions: 0, failed: 0 };
}

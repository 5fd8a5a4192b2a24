import type { RemoteId } from 'contract/release';
import { sql } from 'kysely';
import type { Work } from '../../db/database';
import { ownFailures } from './own-failures';

/**
 * The first of these versions that has run without failing in most of its sessions; if there is none, the first without
 * reported failures.
 *
 * @param candidates - formerly active versions, latest first
 * @returns null when all of them are broken
 */
export async function lastKnownGood(
  work: Work,
  remote: RemoteId,
  candidates: readonly string[],
): Promise<string | null> {
  if (candidates.length === 0) return null;
  const { rows } = await sql<{ version: string; started: number; failed: number }>`
    select version,
      (select count(distinct session_id)::integer from release_session as session
        where session.remote = release.remote and session.version = release.version) as started,
      (select count(distinct session_id)::integer from release_report as report
        where report.remote = release.remote and report.version = release.version
          and report.kind in (${sql.join(ownFailures)})) as failed
    from release
    where remote = ${remote} and version in (${sql.join(candidates)}) and revoked_at is null
    `.execute(work);
  const known = new Map(rows.map((row) => [row.version, row]));
  const isGood = (version: string) => {
    const { started = 0, failed = 0 } = known.get(version) ?? {};
    return started > 2 * failed;
  };
  const isUntouched = (version: string) => known.get(version)?.failed === 0;
  return candidates.find(isGood) ?? candidates.find(isUntouched) ?? null;
}

import type { RemoteId } from 'contract/release';
import { sql } from 'kysely';
import type { Work } from '../../db/database';

/** Failures of a version's code itself, independent of who loads it. */
const disqualifying = ['script', 'crash-loop'] as const;

/**
 * The first of these versions that has run in sessions without reported failures; if there is none, the first without
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
  const { rows } = await sql<{ version: string; hasStarted: boolean; isBroken: boolean }>`
    select version,
      exists (select from release_session as session
        where session.remote = release.remote and session.version = release.version) as has_started,
      exists (select from release_report as report
        where report.remote = release.remote and report.version = release.version
          and report.kind in (${sql.join(disqualifying)})) as is_broken
    from release
    where remote = ${remote} and version in (${sql.join(candidates)}) and revoked_at is null
    `.execute(work);
  const whole = new Map(
    rows.filter(({ isBroken }) => !isBroken).map((row) => [row.version, row.hasStarted]),
  );
  return (
    candidates.find((version) => whole.get(version)) ??
    candidates.find((version) => whole.has(version)) ??
    null
  );
}

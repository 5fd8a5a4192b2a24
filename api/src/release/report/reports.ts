import type { RemoteReport } from 'contract/release';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { adminName } from '../../repository/admin-name';
import type { Database } from '../../db/database';
import type { Page } from '../../repository/read';
import { readPage } from '../../repository/one-page';

/** Limits, for each kind: different failures in a session, and rows of an admin within an hour. */
const maxPerSession = 20;
const maxPerAdmin = 200;

/**
 * Stores a shell's report. A repeated failure of a session is counted, and one beyond the limits is added to the
 * latest of its kind. Reports of unpublished versions are dropped.
 *
 * @returns whether it has a row
 */
export async function storeReport(
  database: Database,
  report: RemoteReport,
  adminId: string,
): Promise<boolean> {
  if (report.kind === 'started') return storeStart(database, report, adminId);
  if (await countAgain(database, report)) return true;
  if (await storeFailure(database, clean(report), adminId)) return true;
  await countWithLatest(database, report);
  return false;
}

async function storeStart(
  database: Database,
  { remote, version, sessionId }: RemoteReport,
  adminId: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into release_session (remote, version, session_id, day, at, admin_id)
    select remote, version, ${sessionId}, (now() at time zone 'UTC')::date, now(), ${adminId}
    from release
    where remote = ${remote} and version = ${version} and (
      select count(*) from release_session
      where admin_id = ${adminId} and at > now() - interval '1 hour') < ${maxPerAdmin}
    on conflict do nothing`.execute(database);
  return (numAffectedRows ?? 0n) > 0n;
}

async function countAgain(
  database: Database,
  { remote, version, kind, sessionId }: RemoteReport,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update release_report set count = count + 1, at = now()
    where session_id = ${sessionId} and remote = ${remote} and version = ${version}
      and kind = ${kind}`.execute(database);
  return (numAffectedRows ?? 0n) > 0n;
}

async function storeFailure(
  database: Database,
  { remote, version, kind, sessionId, commit, message, stack, path }: RemoteReport,
  adminId: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into release_report as known
      (_id, session_id, remote, version, kind, commit, message, stack, path, admin_id)
    select ${uuidv7()}, ${sessionId}, remote, version, ${kind}, ${commit}, ${message}, ${stack},
      ${path}, ${adminId}
    from release
    where remote = ${remote} and version = ${version}
      and (select count(*) from release_report where session_id = ${sessionId}) < ${maxPerSession}
      and (select count(*) from release_report
        where admin_id = ${adminId} and at > now() - interval '1 hour') < ${maxPerAdmin}
    on conflict on constraint release_report__once
      do update set count = known.count + 1, at = now()`.execute(database);
  return (numAffectedRows ?? 0n) > 0n;
}

async function countWithLatest(database: Database, { remote, version, kind }: RemoteReport) {
  await sql`
    update release_report set count = count + 1
    where _id = (
      select _id from release_report
      where remote = ${remote} and version = ${version} and kind = ${kind}
      order by at desc, _id desc limit 1)`.execute(database);
}

/**
 * Removes characters that no database stores: a browser's text may contain anything, such as half a surrogate pair at
 * its end.
 */
function clean(report: RemoteReport): RemoteReport {
  const { commit, message, stack, path } = report;
  return {
    ...report,
    commit: storable(commit),
    message: storable(message),
    stack: storable(stack),
    path: storable(path),
  };
}

function storable(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Cs}/gu, '');
}

interface Wanted {
  readonly remote: string;
  readonly version?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** Failures reported by shells, latest first. */
export function listReports(
  database: Database,
  { remote, version, ...page }: Wanted,
): Promise<Page> {
  const ofVersion = version === undefined ? sql`true` : sql`report.version = ${version}`;
  return readPage(database, {
    columns: sql`report._id, report.remote, report.version, report.kind, report.commit,
      report.message, report.stack, report.path, report.count, report.at, ${adminName} as by`,
    from: sql`release_report as report left join admin on admin._id = report.admin_id`,
    where: sql<boolean>`report.remote = ${remote} and ${ofVersion}`,
    orderBy: sql`report.at desc, report._id desc`,
    ...page,
  });
}

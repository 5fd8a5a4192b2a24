import type { mailServers } from 'contract/email';
import type { Permissions } from 'contract/staff';
import { sql } from 'kysely';
import { ApiProblem } from '../../kernel/problem';
import type { Viewer } from '../../kernel/viewer';
import type { Work } from '../../db/database';
import type { RecordOf } from '../../repository/record-of';
import type { Draft } from '../../repository/write-rules';
import { isManageable, managesEveryAccount } from '../../account/assign-role';

/** Where a server sends, and as whom. Bounces and replies quote what was sent. */
export const routeFields = [
  'host',
  'port',
  'security',
  'username',
  'passwordSetAt',
  'fromAddress',
  'replyTo',
  'bounceAddress',
  'sendsAccountLinks',
] as const satisfies readonly (keyof RecordOf<typeof mailServers>)[];

/** How long a change of the server holds links back. */
const hold = sql.lit('60 minutes');

/**
 * Who redirects account links could take over every account that they are sent to.
 *
 * @throws ApiProblem `not-permitted` unless the viewer may manage every active account
 */
export async function requireAccountLinkServer(
  work: Work,
  drafts: readonly Draft<typeof mailServers>[],
  viewer: Viewer,
): Promise<void> {
  if (!drafts.some(redirects) || (await managesEveryAccount(work, viewer))) return;
  const detail =
    'Links for accounts leave by this mail server: only an Owner can choose it, or change where and as whom it sends.';
  throw new ApiProblem('not-permitted', detail);
}

function redirects({ record, before, secrets }: Draft<typeof mailServers>): boolean {
  if (before?.sendsAccountLinks !== true) return record.sendsAccountLinks;
  return secrets.password !== undefined || isRerouted(before, record);
}

type Route = Partial<Pick<RecordOf<typeof mailServers>, (typeof routeFields)[number]>>;

/** Whether the fields of `after` differ. */
export function isRerouted(before: Route, after: Route): boolean {
  return routeFields.some((name) => after[name] !== undefined && after[name] !== before[name]);
}

/**
 * Until when no link is mailed to accounts of a role: for an hour after the server was changed by somebody who could
 * not change such an account today. Undefined when links leave at once.
 */
export async function heldUntil(work: Work, roleId: string): Promise<string | undefined> {
  for (const { viewer, until } of await recentChanges(work)) {
    if (!viewer || !(await isManageable(work, roleId, viewer))) return until;
  }
  return undefined;
}

interface RecentChange {
  /** Undefined for an account that is no longer active. */
  readonly viewer: Viewer | undefined;
  readonly until: string;
}

interface ChangeRow {
  readonly adminId: string;
  readonly roleId: string | null;
  readonly levels: Permissions | null;
  readonly until: string;
}

/** The latest change by each person within the hour. */
async function recentChanges(work: Work): Promise<RecentChange[]> {
  const { rows } = await sql<ChangeRow>`
    select audit.admin_id, role_id, role.levels, max(at) + ${hold}::interval as until
    from audit join smtp on smtp._id = audit.record_id
    left join admin on admin._id = audit.admin_id and admin.deleted_at is null
    left join role on role._id = admin.role_id
    where audit.resource = 'smtp' and audit.admin_id is not null
      and sends_account_links and smtp.deleted_at is null
      and at > now() - ${hold}::interval
      and exists (select from jsonb_array_elements(changes) as change
        where change ->> 'field' in (${sql.join(routeFields)}))
    group by 1, 2, 3`.execute(work);
  return rows.map(({ adminId, roleId, levels, until }) => ({
    until,
    viewer:
      roleId && levels
        ? { kind: 'admin', adminId, sessionId: '', roleId, permissions: levels }
        : undefined,
  }));
}

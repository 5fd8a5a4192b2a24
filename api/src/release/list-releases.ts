import { type Offer, panelId, ReleaseDocument } from 'contract/release';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/database';
import { adminName } from '../repository/admin-name';
import type { FieldValues } from '../repository/field-values';
import { notFound } from '../kernel/problem';
import type { Page } from '../repository/read';
import { activeOffer } from './panel/panel-builds';
import { fitOf } from './publish/require-runnable';

interface Wanted {
  readonly remote: string;
  readonly page: number;
  readonly pageSize: number;
}

/** The versions of a remote, latest first; figures are computed for the versions of the page only. */
export async function listReleases(
  database: Database,
  { remote, page, pageSize }: Wanted,
): Promise<Page> {
  const ofPage = sql`
    select * from release where remote = ${remote} order by ${latestFirst}
    limit ${pageSize} offset ${(page - 1) * pageSize}`;
  const { rows } = await sql<FieldValues & { total: number; _id: string | null }>`
    select every.total, shown.*
    from (select count(*) as total from release where remote = ${remote}) as every
    left join (${linesOf(ofPage)}) as shown on true
    order by ${latestFirst}`.execute(database);
  const offer = await activeOffer(database);
  const data = rows.filter(({ _id }) => _id !== null).map((row) => withFit(row, offer));
  return { data, total: rows[0]?.total ?? 0, page, pageSize };
}

const latestFirst = sql`published_at desc, _id desc`;

/** @throws ApiProblem `not-found` */
export async function readRelease(database: Database, id: string): Promise<FieldValues> {
  const one = sql`select * from release where _id = ${id}`;
  const { rows } = await linesOf(one).execute(database);
  if (!rows[0]) throw notFound('release');
  return withFit(rows[0], await activeOffer(database));
}

const Requirements = ReleaseDocument.pick({ needs: true, edition: true });

function withFit({ edition, ...row }: FieldValues, offer: Offer | undefined): FieldValues {
  const fit = fitOf(
    row['remote'] === panelId ? undefined : offer,
    Requirements.parse({ needs: row['needs'], edition: edition ?? undefined }),
  );
  return { ...row, fit: fit.kind, lacks: fit.kind === 'none' ? fit.reasons : [] };
}

function linesOf(releases: RawBuilder<unknown>) {
  return sql<FieldValues>`
    select release._id, release.remote, release.version, release.mount, release.published_at,
      case when release.revoked_at is not null then 'revoked' else case release.version
        when remote.active_version then 'active'
        when remote.rollout ->> 'version' then 'rollout'
        when remote.waiting_version then 'waiting'
        when remote.last_known_good then 'last-known-good'
        else 'published' end end as state,
      coalesce(release.published_by_label, ${nameOf(sql`release.published_by`)}) as published_by,
      activated.at as activated_at,
      coalesce(activated.label, ${nameOf(sql`activated.admin_id`)}) as activated_by,
      release.revoked_at, ${nameOf(sql`release.revoked_by`)} as revoked_by,
      release.revoked_reason,
      (select label from signing_key where signing_key._id = release.signing_key) as signed_with,
      release.document ->> 'buildTime' as build_time, release.document ->> 'commit' as commit,
      release.document -> 'size' as size, release.document -> 'needs' as needs,
      release.document -> 'edition' as edition,
      (select count(distinct session_id) from release_session as started
        where started.remote = release.remote and started.version = release.version
          and started.at > now() - interval '24 hours'
          and started.day >= current_date - 2) as sessions,
      (select coalesce(sum(count), 0) from release_report as report
        where report.remote = release.remote and report.version = release.version
          and report.at > now() - interval '24 hours') as failures
    from (${releases}) as release
    left join remote on remote._id = release.remote
    left join lateral (
      select at, label, admin_id from release_activation as change
      where change.remote = release.remote and change.version = release.version
        and change.how in ('activate', 'rollback')
      order by at desc limit 1
    ) as activated on true`;
}

function nameOf(adminId: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`(select ${adminName} from admin where admin._id = ${adminId})`;
}

import type { ReleasedRemote, RemoteId } from 'contract/release';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/database';
import { notFound } from '../kernel/problem';

type Line = { [Key in keyof ReleasedRemote]: unknown };

/** All remotes with a published version or a release token. */
export async function listRemotes(database: Database): Promise<readonly Line[]> {
  const { rows } = await lines(sql`true`).execute(database);
  return rows;
}

/** @throws ApiProblem `not-found` */
export async function readRemote(database: Database, remote: RemoteId): Promise<Line> {
  const { rows } = await lines(sql`known.id = ${remote}`).execute(database);
  if (!rows[0]) throw notFound('remote');
  return rows[0];
}

/** Long sessions count on the day of their start. */
function lines(condition: RawBuilder<boolean>) {
  return sql<Line>`
    with known as (
      select _id as id from remote union select remote from release_token
    ), started as (
      select remote, count(distinct session_id) as sessions from release_session
      where at > now() - interval '24 hours' group by remote
    ), failed as (
      select remote, sum(count) as failures from release_report
      where at > now() - interval '24 hours' group by remote
    ), published as (
      select remote, count(*) as versions from release group by remote
    )
    select known.id, coalesce(remote.document ->> 'title', known.id) as title,
      coalesce(remote.document ->> 'owner', '') as owner,
      remote.active_version as active, remote.last_known_good,
      case when remote.rollout is null then remote.former_versions ->> -1
        else remote.active_version end as rollback_to,
      '{"people": []}'::jsonb || remote.rollout as rollout, remote.waiting_version as waiting,
      coalesce((select jsonb_agg(email order by email) from admin
        where remote.rollout -> 'people' ? _id::text), '[]'::jsonb) as rollout_people,
      coalesce(remote.is_disabled, false) as disabled,
      coalesce(published.versions, 0) as versions, coalesce(started.sessions, 0) as sessions,
      coalesce(failed.failures, 0) as failures
    from known left join remote on remote._id = known.id
    left join started on started.remote = known.id
    left join failed on failed.remote = known.id
    left join published on published.remote = known.id
    where ${condition}
    order by known.id`;
}

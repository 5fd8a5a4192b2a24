import type { DeprecatedUse, RemoteId } from 'contract/release';
import { sql } from 'kysely';
import type { Database } from '../../db/database';

const maxListed = 200;

/** @param remote - all of them where it is left out */
export async function listUses(
  database: Database,
  remote: RemoteId | undefined,
): Promise<readonly { [Key in keyof DeprecatedUse]: unknown }[]> {
  const ofRemote = remote === undefined ? sql`true` : sql`use.remote = ${remote}`;
  const { rows } = await sql<{ [Key in keyof DeprecatedUse]: unknown }>`
    select use.remote, use.version, use.what, use.instead, use.until, use.count, use.last_at,
      use.version in (
        remote.active_version, remote.last_known_good, remote.rollout ->> 'version') is true as runs
    from deprecated_use as use left join remote on remote._id = use.remote
    where ${ofRemote}
    order by use.until, use.what, use.remote, use.version
    limit ${maxListed}`.execute(database);
  return rows;
}

/** Deletes what nobody has used for a month. */
export async function purgeUses(database: Database): Promise<void> {
  await sql`delete from deprecated_use where last_at < now() - interval '30 days'`.execute(
    database,
  );
}

import type { ColleagueState } from 'contract/staff';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { containsWords } from '../../kernel/contains-text';
import { readPage } from '../../repository/one-page';
import type { Page } from '../../repository/read';

interface ColleagueQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly search?: string | undefined;
  readonly state?: ColleagueState | undefined;
}

/** Accounts, and the invitations that are neither accepted nor withdrawn. */
const colleagues = sql`(
  select admin._id, case when admin.deleted_at is null then 'active' else 'deactivated' end as state,
    admin.firstname, admin.lastname, admin.email, admin.photo, admin.role_id,
    admin.last_sign_in_at,
    admin.created_at as since, factor.confirmed_at is not null as has_second_factor,
    exists (select from passkey where passkey.admin_id = admin._id) as has_passkey,
    null::timestamptz as expires_at
  from admin left join second_factor as factor on factor.admin_id = admin._id
  union all
  select link._id, case when link.expires_at > now() then 'invited' else 'expired' end,
    null, null, link.email, null, link.role_id, null, link.created_at, false, false,
    link.expires_at
  from account_link as link where link.kind = 'invitation' and link.ended_at is null) as colleague`;

/** A page of the staff by name; every word of the search text must occur in the name or address. */
export function listColleagues(
  database: Database,
  { search, state, ...page }: ColleagueQuery,
): Promise<Page> {
  const name = sql`coalesce(colleague.firstname || ' ' || colleague.lastname || ' ', '')`;
  const found =
    search === undefined
      ? sql<boolean>`true`
      : containsWords(sql`${name} || colleague.email`, search);
  const inState = state === undefined ? sql<boolean>`true` : sql`colleague.state = ${state}`;
  return readPage(database, {
    ...page,
    columns: sql`colleague.*`,
    from: colleagues,
    where: sql<boolean>`${found} and ${inState}`,
    orderBy: sql`lower(${name} || colleague.email) collate "C", colleague._id`,
  });
}

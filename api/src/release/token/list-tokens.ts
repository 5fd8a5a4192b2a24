import { sql } from 'kysely';
import { adminName } from '../../repository/admin-name';
import type { Database } from '../../db/database';
import type { FieldValues } from '../../repository/field-values';
import { notFound } from '../../kernel/problem';
import { readPage } from '../../repository/one-page';
import type { Page } from '../../repository/read';
import { releaseMakerState } from './release-tokens';

interface Wanted {
  readonly remote?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** The release tokens without their hashes, unusable ones last. */
export function listTokens(database: Database, { remote, ...page }: Wanted): Promise<Page> {
  return readPage(database, {
    columns,
    from,
    where: remote === undefined ? sql`true` : sql`token.remote = ${remote}`,
    orderBy: sql`(${state} <> 'active'), token.created_at desc, token._id desc`,
    ...page,
  });
}

/** @throws ApiProblem `not-found` */
export async function readToken(database: Database, id: string): Promise<FieldValues> {
  const { rows } = await sql<FieldValues>`
    select ${columns} from ${from} where token._id = ${id}`.execute(database);
  if (!rows[0]) throw notFound('release token');
  return rows[0];
}

const from = sql`release_token as token left join admin on admin._id = token.created_by
  left join role on role._id = admin.role_id`;

const state = sql`case when token.revoked_at is not null then 'revoked'
  when token.expires_at <= now() then 'expired' else coalesce(${releaseMakerState}, 'active') end`;

const columns = sql`token._id, token.remote, token.label, token.created_at,
  ${adminName} as created_by, token.last_used_at, token.expires_at, token.may_activate, token.revoked_at,
  ${state} as state`;

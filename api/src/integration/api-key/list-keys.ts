import { keyAreas } from 'contract/staff';
import { sql } from 'kysely';
import { notFound } from '../../kernel/problem';
import type { Database } from '../../db/database';
import { adminName } from '../../repository/admin-name';
import type { FieldValues } from '../../repository/field-values';
import { readPage } from '../../repository/one-page';
import type { Page } from '../../repository/read';
import { makerState } from '../../account/maker-state';

/** The API keys without their hashes, those that work first. */
export function listKeys(
  database: Database,
  page: { readonly page: number; readonly pageSize: number },
): Promise<Page> {
  return readPage(database, {
    columns,
    from,
    where: sql`true`,
    orderBy: sql`(${state} <> 'active'), key.created_at desc, key._id desc`,
    ...page,
  });
}

/** @throws ApiProblem `not-found` */
export async function readKey(database: Database, id: string): Promise<FieldValues> {
  const { rows } = await sql<FieldValues>`
    select ${columns} from ${from} where key._id = ${id}`.execute(database);
  if (!rows[0]) throw notFound('API key');
  return rows[0];
}

const from = sql`api_key as key join admin on admin._id = key.created_by
  join role on role._id = admin.role_id`;

const state = sql`case when key.revoked_at is not null then 'revoked'
  when key.expires_at <= now() then 'expired'
  else coalesce(${makerState}, 'active') end`;

/** Without the areas that no key is given. */
const levels = sql`jsonb_build_object(${sql.join(
  keyAreas.flatMap((area) => [sql.lit(area), sql`key.levels -> ${sql.lit(area)}`]),
)})`;

const columns = sql`key._id, key.name, key.prefix, ${levels} as levels, key.created_at,
  ${adminName} as created_by, key.last_used_at, key.expires_at, key.revoked_at, ${state} as state`;

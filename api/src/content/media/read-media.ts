import { sql, type RawBuilder } from 'kysely';
import { adminName } from '../../repository/admin-name';
import type { Database, Work } from '../../db/database';
import type { FieldValues } from '../../repository/field-values';
import { notFound } from '../../kernel/problem';
import { containsWords } from '../../kernel/contains-text';
import { readPage } from '../../repository/one-page';

export interface MediaQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
  readonly kind?: string | undefined;
  readonly audience?: 'everyone' | 'staff' | undefined;
  readonly name?: string | undefined;
  readonly unused?: boolean | undefined;
}

const columns = sql`
  record._id, record.name, record.original_name, record.kind, record.mime, record.size,
  record.width, record.height, record.created_at, record.alt,
  case when record.visibility = 'public' then 'everyone' else 'staff' end as audience,
  case when record.focus_x is null then null
    else json_build_object('x', record.focus_x, 'y', record.focus_y) end as focus,
  ${adminName} as by,
  (select count(*) from (
    select distinct resource, record_id from used_file where used_file.name = record.name) as used)
    as uses`;

const from = sql`file as record left join admin on admin._id = record.created_by`;

const searched = sql`concat_ws(' ', record.original_name, record.alt)`;

const orders: Readonly<Record<string, RawBuilder<unknown>>> = {
  originalName: sql`lower(record.original_name), record._id`,
  '-originalName': sql`lower(record.original_name) desc, record._id desc`,
  size: sql`record.size, record._id`,
  '-size': sql`record.size desc, record._id desc`,
  createdAt: sql`record.created_at, record._id`,
};
const latestFirst = sql`record.created_at desc, record._id desc`;

/** One page of the library. */
export function listMedia(
  database: Database,
  { page, pageSize, ...query }: MediaQuery,
  seen: RawBuilder<boolean>,
) {
  return readPage(database, {
    page,
    pageSize,
    columns,
    from,
    where: sql<boolean>`${seen} and ${conditionOf(query)}`,
    orderBy: orders[query.sort ?? ''] ?? latestFirst,
  });
}

/** @throws ApiProblem `not-found` */
export async function readMedia(
  database: Database | Work,
  id: string,
  seen: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<FieldValues> {
  const { rows } = await sql<FieldValues>`
    select ${columns} from ${from} where record._id = ${id} and ${seen}`.execute(database);
  if (!rows[0]) throw notFound('file');
  return rows[0];
}

function conditionOf(query: Omit<MediaQuery, 'page' | 'pageSize'>): RawBuilder<boolean> {
  const { search, kind, audience, name, unused } = query;
  const conditions = [sql<boolean>`true`];
  if (search !== undefined) conditions.push(containsWords(searched, search));
  if (kind !== undefined) conditions.push(sql<boolean>`record.kind = ${kind}`);
  if (name !== undefined) conditions.push(sql<boolean>`record.name = ${name}`);
  if (audience !== undefined) {
    const visibility = audience === 'everyone' ? 'public' : 'staff';
    conditions.push(sql<boolean>`record.visibility = ${visibility}`);
  }
  if (unused !== undefined) {
    const isUsed = sql`exists (select from used_file where used_file.name = record.name)`;
    conditions.push(unused ? sql<boolean>`not ${isUsed}` : sql<boolean>`${isUsed}`);
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

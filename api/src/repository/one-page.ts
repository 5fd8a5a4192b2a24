import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/database';
import type { FieldValues } from './field-values';
import { notFound } from '../kernel/problem';
import { living, source } from './columns';
import type { Page } from './read';
import type { ResourceTable } from './resource-table';

/** The parts of the query to page, `select … from … where …`, without limits. */
interface Paged {
  readonly columns: RawBuilder<unknown>;
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<boolean>;
  readonly orderBy: RawBuilder<unknown>;
  readonly page: number;
  readonly pageSize: number;
  /** The record whose relations are listed; it must exist. */
  readonly of?: { readonly table: ResourceTable; readonly id: string };
}

/**
 * Reads a page and the total in one statement, for the short lists of one record's relations.
 *
 * @throws ApiProblem `not-found` for the record
 */
export async function readPage(
  database: Database,
  { columns, from, where, orderBy, page, pageSize, of }: Paged,
): Promise<Page> {
  const { rows } = await sql<
    FieldValues & { total: number; isThere: boolean; place: number | null }
  >`
    select every.total, every.is_there, slice.*
    from (
      select count(*) as total, ${of ? isThere(of) : sql`true`} as is_there
      from ${from} where ${where}
    ) as every
    left join (
      select ${columns}, row_number() over (order by ${orderBy}) as place
      from ${from} where ${where}
      order by ${orderBy} limit ${pageSize} offset ${(page - 1) * pageSize}
    ) as slice on true
    order by slice.place`.execute(database);
  if (of && rows[0]?.isThere !== true) throw notFound(of.table.resource.label.one);
  const data = rows.filter(({ place }) => place !== null);
  return { data, total: rows[0]?.total ?? 0, page, pageSize };
}

function isThere({ table, id }: NonNullable<Paged['of']>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from ${source(table)} where ${living(table)} and record._id = ${id})`;
}

import type { MediaUse } from 'contract/content';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { adminName } from '../../repository/admin-name';
import type { Database } from '../../db/database';
import { columnOf, own, source } from '../../repository/columns';
import type { TableRegistry } from '../../repository/references';
import { readPage } from '../../repository/one-page';

const UseRow = z.object({ resource: z.string(), recordId: z.string(), field: z.string() });
type UseRow = z.infer<typeof UseRow>;

interface UsesQuery {
  readonly name: string;
  readonly page: number;
  readonly pageSize: number;
  /** Which uses may be named; all when undefined. */
  readonly isSeen: RawBuilder<boolean> | undefined;
}

/** One page of the records that use a file, with their titles: one query for each resource. */
export async function readUses(
  database: Database,
  tables: TableRegistry,
  { name, page, pageSize, isSeen = sql<boolean>`true` }: UsesQuery,
) {
  const found = await readPage(database, {
    page,
    pageSize,
    columns: sql`used_file.resource, used_file.record_id, used_file.field`,
    from: sql`used_file`,
    where: sql<boolean>`used_file.name = ${name} and ${isSeen}`,
    orderBy: sql`used_file.resource, used_file.record_id, used_file.field`,
  });
  const uses = found.data.map((row) => UseRow.parse(row));
  const titles = await titlesOf(database, tables, uses);
  const data = uses.map(({ resource, recordId, field }): MediaUse => {
    return { resource, _id: recordId, title: titles.get(recordId) ?? '', field };
  });
  return { ...found, data };
}

async function titlesOf(
  database: Database,
  tables: TableRegistry,
  uses: readonly UseRow[],
): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>();
  for (const resource of new Set(uses.map((use) => use.resource))) {
    const ids = uses.filter((use) => use.resource === resource).map(({ recordId }) => recordId);
    const { rows } = await sql<{ _id: string; title: string | null }>`
      ${titled(tables, resource)} and record._id in (${sql.join(ids)})`.execute(database);
    for (const { _id, title } of rows) titles.set(_id, title ?? '');
  }
  return titles;
}

/** Admins are not a resource, but have photos. */
function titled(tables: TableRegistry, resource: string): RawBuilder<unknown> {
  const table = tables.get(resource);
  if (!table) {
    return sql`
      select record._id, record.title
      from (select admin._id, ${adminName} as title from admin) as record where true`;
  }
  return sql`
    select record._id, ${columnOf(table, table.resource.title)}::text as title
    from ${source(table)} where ${own(table)}`;
}

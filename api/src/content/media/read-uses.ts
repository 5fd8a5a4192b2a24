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
  /** The resources whose records may be named; all when undefined. */
  readonly resources: readonly string[] | undefined;
}

/** One page of the records that use a file, with their titles: one query for each resource. */
export async function readUses(
  database: Database,
  registry: TableRegistry,
  { name, page, pageSize, resources }: UsesQuery,
) {
  const seen = resources
    ? sql`record.resource in (${sql.join(['admin', ...resources])})`
    : sql`true`;
  const found = await readPage(database, {
    page,
    pageSize,
    columns: sql`record.resource, record.record_id, record.field`,
    from: sql`used_file as record`,
    where: sql<boolean>`record.name = ${name} and ${seen}`,
    orderBy: sql`record.resource, record.record_id, record.field`,
  });
  const uses = found.data.map((row) => UseRow.parse(row));
  const titles = await titlesOf(database, registry, uses);
  const data = uses.map(({ resource, recordId, field }): MediaUse => {
    return { resource, _id: recordId, title: titles.get(recordId) ?? '', field };
  });
  return { ...found, data };
}

async function titlesOf(
  database: Database,
  registry: TableRegistry,
  uses: readonly UseRow[],
): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>();
  for (const resource of new Set(uses.map((use) => use.resource))) {
    const ids = uses.filter((use) => use.resource === resource).map(({ recordId }) => recordId);
    const { rows } = await sql<{ _id: string; title: string | null }>`
      ${titled(registry, resource)} and record._id in (${sql.join(ids)})`.execute(database);
    for (const { _id, title } of rows) titles.set(_id, title ?? '');
  }
  return titles;
}

/** Admins are not a resource, but have photos. */
function titled(registry: TableRegistry, resource: string): RawBuilder<unknown> {
  const table = registry.get(resource);
  if (!table) {
    return sql`
      select record._id, record.title
      from (select admin._id, ${adminName} as title from admin) as record where true`;
  }
  return sql`
    select record._id, ${columnOf(table, table.resource.title)}::text as title
    from ${source(table)} where ${own(table)}`;
}

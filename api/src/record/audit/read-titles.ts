import { sql } from 'kysely';
import type { Services } from '../../kernel/services';
import type { Viewer } from '../../kernel/viewer';
import { adminName } from '../../repository/admin-name';
import { columnOf, own, source } from '../../repository/columns';
import { hiddenFields } from '../../repository/hidden-fields';
import { andVisible } from '../../repository/hidden-rows';

interface Named {
  readonly resource: string;
  readonly recordId: string | null;
}

/** The names of records by id, in one statement; those in the trash have theirs. */
export async function readTitles(
  { database, tables }: Pick<Services, 'database' | 'tables'>,
  entries: readonly Named[],
  viewer: Viewer,
): Promise<ReadonlyMap<string, string>> {
  const idsBy = new Map<string, Set<string>>();
  for (const { resource, recordId } of entries) {
    if (recordId === null) continue;
    idsBy.set(resource, (idsBy.get(resource) ?? new Set()).add(recordId));
  }
  const statements = [...idsBy].flatMap(([resource, set]) => {
    const ids = [...set];
    if (resource === 'admin')
      return [sql`select _id, ${adminName} as title from admin where _id = any(${ids}::uuid[])`];
    const table = tables.get(resource);
    if (!table || hiddenFields(table.resource, viewer).has(table.resource.title)) return [];
    return [
      sql`select record._id, (${columnOf(table, table.resource.title)})::text as title
        from ${source(table)} where ${own(table)} and record._id = any(${ids}::uuid[])${andVisible(table, viewer)}`,
    ];
  });
  if (statements.length === 0) return new Map();
  const { rows } = await sql<{ _id: string; title: string | null }>`
    ${sql.join(statements, sql` union all `)}`.execute(database);
  return new Map(rows.flatMap(({ _id, title }) => (title === null ? [] : [[_id, title] as const])));
}

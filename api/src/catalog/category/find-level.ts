import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { notFound } from '../../kernel/problem';
import type { ResourceTable } from '../../repository/resource-table';

/** Fields shared by categories of all levels. */
export interface Level {
  readonly _id: string;
  readonly slug: string | null;
}

export interface Wanted {
  readonly table: ResourceTable;
  readonly slug?: string | undefined;
  readonly parentId?: string | undefined;
}

/**
 * The category with this current or former slug, below the parent if one is given; without a slug, all of them. Reads no
 * levels for a slug that no category has.
 *
 * @throws ApiProblem `not-found`
 */
export async function findLevel<L extends Level>(
  database: Database,
  readLevels: () => Promise<L[]>,
  { table, slug, parentId }: Wanted,
): Promise<L | L[]> {
  if (slug === undefined) return readLevels();
  const { rows } = await sql<{ recordId: string }>`
    select record_id from slug
    where resource = ${table.resource.name} and slug = ${slug}
      and (${parentId ?? null}::text is null or scope = ${`category/${parentId}`})
    order by is_current desc limit 1`.execute(database);
  const [row] = rows;
  const found = row && (await readLevels()).find(({ _id }) => _id === row.recordId);
  if (!found) throw notFound(table.resource.label.one);
  return found;
}

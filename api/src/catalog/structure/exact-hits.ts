import { sql } from 'kysely';
import type { Hit, Hits, Search } from './structure-search';
import { seenStructures } from './seen-structures';

/** The chemicals with this structure, however it is drawn: same stereo, isotopes, charges and components. */
export async function exactHits(search: Search): Promise<Hits> {
  const { database, viewer, query, page, pageSize } = search;
  const found = sql`
    from ${seenStructures(viewer)}
    where structure.id_code = ${query.idCode} and structure.formula = ${query.formula}`;
  const hits = sql<Omit<Hit, 'match'>>`
    select structure.chemical_id, 1 as similarity ${found}
    order by record.sort_key, record._id
    limit ${pageSize} offset ${(page - 1) * pageSize}`;
  const count = sql<{ total: number }>`select count(*) as total ${found}`;
  const [{ rows }, counted] = await Promise.all([hits.execute(database), count.execute(database)]);
  return {
    hits: rows.map((row) => ({ ...row, match: 'whole' })),
    total: counted.rows[0]?.total ?? 0,
    isTotalExact: true,
  };
}

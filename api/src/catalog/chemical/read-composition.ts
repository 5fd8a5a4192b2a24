import type { Composition } from 'contract/catalog';
import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** In how many published chemicals each functional group and element is. */
export async function readComposition(database: Database): Promise<Composition> {
  const { rows } = await sql<Composition>`
    with published as (
      select _id, formula from chemical where status = 'published' and deleted_at is null)
    select
      (select coalesce(jsonb_agg(jsonb_build_object('group', name, 'count', count)
          order by count desc, name), '[]')
        from (
          select substr(trait, 7) as name, count(*) as count
          from chemical_structure, unnest(traits) as trait
          where trait like 'group %' and chemical_id in (select _id from published)
          group by 1) as counted) as "functionalGroups",
      (select coalesce(jsonb_agg(jsonb_build_object('symbol', symbol, 'count', count)
          order by count desc, symbol), '[]')
        from (
          select symbol, count(*) as count
          from published, unnest(formula_elements(formula)) as symbol
          group by 1) as counted) as elements`.execute(database);
  return rows[0] ?? { functionalGroups: [], elements: [] };
}

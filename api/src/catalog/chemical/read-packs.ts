import type { PublishedPacks } from 'contract/catalog';
import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** Containers are typed by staff: there may be any number of them. */
const maxPacks = 60;

/**
 * What published chemicals are sold in, as their pages show it: the packs of the offered forms where there are forms,
 * else those of the chemical.
 */
export async function readPacks(database: Database): Promise<PublishedPacks> {
  const { rows } = await sql<PublishedPacks>`
    with published as (
      select _id, packagings, offered_forms from chemical
      where status = 'published' and deleted_at is null
        and (packagings <> '[]' or offered_forms <> '[]')),
    pack as (
      select published._id, item ->> 'container' as container,
        (item ->> 'quantity')::float8 as quantity, (item ->> 'unitId')::uuid as unit_id
      from published, jsonb_array_elements(
        case when offered_forms = '[]' then packagings
          else jsonb_path_query_array(offered_forms, '$[*].packagings[*]') end) as item),
    sized as (
      select lower(container) as key, unit.symbol, min(quantity) as low, max(quantity) as high
      from pack join unit on unit._id = pack.unit_id group by 1, 2),
    counted as (
      select lower(container) as key, min(container) as container, count(distinct _id) as chemicals
      from pack group by 1 order by chemicals desc, container limit ${maxPacks})
    select
      (select coalesce(jsonb_agg(jsonb_build_object(
          'container', container, 'chemicals', chemicals, 'amounts', (
            select jsonb_agg(jsonb_build_object('unit', symbol, 'from', low, 'to', high)
              order by symbol)
            from sized where sized.key = counted.key)) order by chemicals desc, container), '[]')
        from counted) as packs,
      (select coalesce(jsonb_agg(jsonb_build_object('form', form, 'chemicals', chemicals)
          order by chemicals desc, form), '[]')
        from (
          select item ->> 'physicalForm' as form, count(distinct published._id) as chemicals
          from published, jsonb_array_elements(offered_forms) as item
          where item ->> 'physicalForm' is not null group by 1) as counted) as forms`.execute(
    database,
  );
  return rows[0] ?? { packs: [], forms: [] };
}

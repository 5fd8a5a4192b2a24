import { type RawBuilder, sql } from 'kysely';
import { sumColumns } from './money-sums';

/**
 * Groups by chemical over the table `valued`; inquiries without a value have none. The largest chemical of an inquiry takes
 * what rounding leaves, so that its chemicals are its value.
 */
export function chemicalGroups(places: number): RawBuilder<unknown> {
  const share = (whole: RawBuilder<unknown>) => sql`round(${whole} * line.share)`;
  return sql`
    select 'chemical' as grouping, totals.chemical_id::text as key, chemical.name, open_count,
      open_valued, open_value, open_weighted, won_count, won_valued, won_value, lost_count,
      lost_valued, lost_value, null::jsonb as facts
    from (
      with shared as materialized (
        select valued._id, kind, is_now, line.place, line.chemical_id, valued.value as whole,
          valued.weighted as weighted_whole, ${share(sql`valued.value`)} as part,
          ${share(sql`valued.weighted`)} as weighted_part
        from valued join inquiry_value_line as line on line.inquiry_id = valued._id
        where kind = 'open' or is_now),
      rest as (
        select _id, min(whole) - sum(part) as rest,
          min(weighted_whole) - sum(weighted_part) as weighted_rest
        from shared group by _id),
      valued_share as (
        select kind, is_now, chemical_id,
          part + case when place = 1 then rest.rest else 0 end as value,
          weighted_part + case when place = 1 then rest.weighted_rest else 0 end as weighted
        from shared join rest on rest._id = shared._id)
      select chemical_id, ${sumColumns(places)} from valued_share group by chemical_id) as totals
    left join chemical on chemical._id = totals.chemical_id`;
}

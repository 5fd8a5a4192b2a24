import { sql, type RawBuilder } from 'kysely';

/** The filters of the facets. */
export interface FacetFilters {
  readonly category?: unknown;
  readonly type?: unknown;
  readonly grade?: unknown;
}

/** Whether `facet` of a row of `counted` matches the filters. */
export function hasChosen({ category, type, grade }: FacetFilters): RawBuilder<boolean> {
  const wanted = {
    ...(category === undefined ? {} : { category }),
    ...(type === undefined ? {} : { type: [type] }),
    ...(grade === undefined ? {} : { grade: [grade] }),
  };
  return sql<boolean>`facet @> ${JSON.stringify(wanted)}::jsonb`;
}

/** The facets as JSON, summed over the rows of `counted`, each without its own filter. */
export function facetCounts({ category, type, grade }: FacetFilters): RawBuilder<unknown> {
  return sql`jsonb_build_object(
    'category', ${named('category', sql`jsonb_build_array(facet -> 'category')`, hasChosen({ type, grade }))},
    'type', ${named('chemical_type', sql`facet -> 'type'`, hasChosen({ category, grade }))},
    'grade', ${plain(sql`facet -> 'grade'`, hasChosen({ category, type }))})`;
}

/** Counts of records of another table with their names, except those in the trash. */
function named(
  table: 'category' | 'chemical_type',
  values: RawBuilder<unknown>,
  condition: RawBuilder<boolean>,
): RawBuilder<unknown> {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('_id', _id, 'name', name, 'count', total)
      order by total desc, name, _id), '[]')
    from (${totals(values, condition)}) as summed
    join ${sql.table(table)} as other on other._id = summed.value::uuid and other.deleted_at is null)`;
}

function plain(values: RawBuilder<unknown>, condition: RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('value', value, 'count', total)
      order by total desc, value), '[]')
    from (${totals(values, condition)}) as summed)`;
}

function totals(values: RawBuilder<unknown>, condition: RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`
    select value, sum(hits) as total from counted, jsonb_array_elements_text(${values}) as value
    where ${condition} group by value`;
}

import { sql, type RawBuilder } from 'kysely';

/** The facets of a search, by the names of their values in `chemical_search.facets`. */
export const facetNames = [
  'category',
  'type',
  'grade',
  'hazard',
  'flash',
  'boiling',
  'pictogram',
  'storage',
  'svhc',
  'sheet',
] as const;
export type FacetName = (typeof facetNames)[number];

/** The filters of the facets. */
export type FacetFilters = { readonly [Name in FacetName]?: unknown };

/** The parameters of a list that are filters of facets. */
export const facetParameters = {
  category: 'categoryId',
  type: 'typeId',
  grade: 'grade',
  hazard: 'hazardClass',
  flash: 'flashRange',
  boiling: 'boilingRange',
  pictogram: 'pictogram',
  storage: 'storageClass',
  svhc: 'svhc',
  sheet: 'safetyDataSheet',
} as const satisfies Record<FacetName, string>;

/** The facets' filters among the parameters of a list. */
export function facetFiltersOf(parameters: Readonly<Record<string, unknown>>): FacetFilters {
  return Object.fromEntries(facetNames.map((name) => [name, parameters[facetParameters[name]]]));
}

/** A chemical has several of these. */
const lists: ReadonlySet<FacetName> = new Set(['type', 'grade', 'pictogram']);

/** Whether `facet` of a row of `counted` matches the filters, but for that of one facet. */
export function hasChosen(filters: FacetFilters, without?: FacetName): RawBuilder<boolean> {
  const wanted = facetNames.flatMap((name) => {
    const value = filters[name];
    if (value === undefined || name === without) return [];
    return [[name, lists.has(name) ? [value] : value]];
  });
  return sql<boolean>`facet @> ${JSON.stringify(Object.fromEntries(wanted))}::jsonb`;
}

/** The facets as JSON, summed over the rows of `counted`, each without its own filter. */
export function facetCounts(filters: FacetFilters): RawBuilder<unknown> {
  return sql`jsonb_build_object(${sql.join(
    facetNames.map((name) => sql`${sql.lit(name)}, ${countsOf(name, hasChosen(filters, name))}`),
  )})`;
}

function countsOf(name: FacetName, condition: RawBuilder<boolean>): RawBuilder<unknown> {
  const value = sql`facet -> ${sql.lit(name)}`;
  const values = lists.has(name) ? value : sql`jsonb_build_array(${value})`;
  if (name === 'category') return named('category', values, condition);
  return name === 'type' ? named('chemical_type', values, condition) : plain(values, condition);
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
    from (${totals(values, condition)}) as summed where value is not null)`;
}

function totals(values: RawBuilder<unknown>, condition: RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`
    select value, sum(hits) as total from counted, jsonb_array_elements_text(${values}) as value
    where ${condition} group by value`;
}

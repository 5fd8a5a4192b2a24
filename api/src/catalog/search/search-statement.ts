import { sql, type RawBuilder } from 'kysely';
import { filterConditions, sortOrder } from '../../repository/list-compiler';
import type { ListParameters } from '../../repository/read';
import { chemicalTable } from '../chemical/chemical.table';
import { isStaff, type Viewer } from '../../kernel/viewer';
import { facetCounts, facetFiltersOf, facetParameters, hasChosen } from './facet-counts';
import { rankOfNames, rankOfWeight } from './match-rank';
import { namesBeginning } from './names-beginning';
import type { Wanted } from './read-text';

/** Maximum number of names ranked as prefix matches: from three letters on, others still match by their words. */
const maxNames = 1_000;

/** Which rows of `chemical_search as every` have the words, and their rank; undefined when the text has none. */
export interface WordHits {
  readonly hasWords: RawBuilder<boolean> | undefined;
  readonly rank: RawBuilder<unknown> | undefined;
}

interface SearchRequest extends WordHits {
  readonly parameters: ListParameters;
  readonly viewer: Viewer;
}

/**
 * One statement for a page of ids in order, the total, and the facets. Hits are grouped once by facet values, and
 * each facet sums these groups without its own filter. Undefined when the text has nothing to search for.
 */
export function searchStatement(
  wanted: Wanted,
  { parameters, ...request }: SearchRequest,
): RawBuilder<unknown> | undefined {
  const others = withoutFacets(parameters);
  const found = foundBy(wanted, request);
  if (!found) return undefined;
  const filters = facetFiltersOf(parameters);
  const isFiltered = Object.values(filters).some((filter) => filter !== undefined);
  const isChosen = isFiltered ? sql`facets in (select facets from chosen)` : sql`true`;
  return sql`
    with ${found},
    hit as materialized (${remaining(others)}),
    counted as materialized (
      select facets, facets::jsonb as facet, count(*)::integer as hits from hit group by facets),
    chosen as materialized (select facets, hits from counted where ${hasChosen(filters)})
    select
      (select coalesce(sum(hits), 0)::integer from chosen) as total,
      array(
        select chemical_id from hit where ${isChosen}
        order by place, chemical_id
        limit ${others.pageSize} offset ${(others.page - 1) * others.pageSize}) as ids,
      ${facetCounts(filters)} as facets`;
}

const filtersOfFacets: ReadonlySet<string> = new Set(Object.values(facetParameters));

/** Facets are filtered by what is counted; the rest by the chemicals themselves. */
function withoutFacets({ page, pageSize, ...parameters }: ListParameters): ListParameters {
  const others = Object.entries(parameters).filter(([name]) => !filtersOfFacets.has(name));
  return { page, pageSize, ...Object.fromEntries(others) };
}

/**
 * `named` has the chemicals with a prefix match, `found` these and those with all the words, as far as the viewer may
 * see them.
 */
function foundBy(
  wanted: Wanted,
  { viewer, hasWords, rank }: Omit<SearchRequest, 'parameters'>,
): RawBuilder<unknown> | undefined {
  const beginning = namesBeginning(wanted, { limit: maxNames, publishedOnly: !isStaff(viewer) });
  if (hasWords === undefined || rank === undefined || !beginning) return undefined;
  const isSeen = isStaff(viewer) ? sql`true` : sql`is_published`;
  return sql`
    named as materialized (
      select chemical_id, ${rankOfNames} as rank
      from (${beginning}) as name group by chemical_id),
    found as (
      select every.chemical_id, facets, least(named.rank, ${rank}) + ${rankOfWeight} as rank
      from chemical_search as every left join named on named.chemical_id = every.chemical_id
      where ${hasWords} and ${isSeen}
      union all
      select every.chemical_id, facets, named.rank + ${rankOfWeight} as rank
      from named join chemical_search as every on every.chemical_id = named.chemical_id
      where not (${hasWords}) and ${isSeen})`;
}

/**
 * Found chemicals outside the trash that match the filters. Most searches have only facet filters and the default
 * order: they skip the wide rows and subtract the few chemicals in the trash.
 */
function remaining(parameters: ListParameters): RawBuilder<unknown> {
  const { sort } = parameters;
  const conditions = filterConditions(chemicalTable, parameters);
  if (sort === undefined && conditions.length === 0) {
    return sql`
      select chemical_id, facets, rank as place from found
      where not exists (
        select 1 from chemical as record
        where record._id = found.chemical_id and record.deleted_at is not null)`;
  }
  const place =
    sort === undefined
      ? sql`rank`
      : sql`row_number() over (order by ${sortOrder(chemicalTable, sort)})`;
  return sql`
    select chemical_id, facets, ${place} as place
    from found join chemical as record on record._id = found.chemical_id
    where ${sql.join([sql`record.deleted_at is null`, ...conditions], sql` and `)}`;
}

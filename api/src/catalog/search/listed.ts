import {
  BoilingRange,
  FlashRange,
  notStatedValue,
  rangeCuts,
  type SearchFacets,
  type YesOrNo,
} from 'contract/catalog';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database';
import type { FieldValues } from '../../repository/field-values';
import { matching } from '../../repository/read';
import { chemicalTable } from '../chemical/chemical.table';
import { isStaff, type Viewer } from '../../kernel/viewer';
import { type FacetFilters, type FacetName, facetNames } from './facet-counts';

/** The number of chemicals with the same values in all facets. */
interface Alike extends Readonly<Record<FacetName, unknown>> {
  readonly count: number;
}

type Names = Readonly<Record<string, string>>;

/** A listing's chemicals grouped by their facets, with the names of categories and types outside the trash. */
export interface Listed {
  readonly alike: readonly Alike[];
  readonly categories: Names;
  readonly types: Names;
}

const notStated = sql.lit(notStatedValue);

/** Filters of visitors' listings whose chemicals need not be counted, with the columns of `chemical_count`. */
const counted = {
  letter: sql`index_letter`,
  subCategoryId: sql`sub_category_id`,
  subSubCategoryId: sql`sub_sub_category_id`,
} as const;

/** Whether the numbers of a listing are kept by the writes. */
export function isCounted(filters: FieldValues, viewer: Viewer): boolean {
  const chosen = Object.keys(filters).filter((name) => filters[name] !== undefined);
  return !isStaff(viewer) && chosen.every((name) => name in counted);
}

/** @param filters - the listing's filters except those of the facets */
export async function readListed(
  database: Database,
  filters: FieldValues,
  viewer: Viewer,
): Promise<Listed> {
  const { rows } = await sql<Listed>`
    select
      (select coalesce(jsonb_agg(alike), '[]')
        from (${isCounted(filters, viewer) ? sums(filters) : counts(filters, viewer)}) as alike) as alike,
      (select coalesce(jsonb_object_agg(_id, name), '{}') from category
        where level = 1 and deleted_at is null) as categories,
      (select coalesce(jsonb_object_agg(_id, name), '{}') from chemical_type
        where deleted_at is null) as types`.execute(database);
  return rows[0] ?? { alike: [], categories: {}, types: {} };
}

/** The facets of chemicals with the same columns, from a table that has them. */
const facets = sql`
  category_id as category, type_ids as type, grades as grade,
  coalesce(hazard_class, ${notStated}) as hazard,
  case when ghs_pictograms = '[]' then jsonb_build_array(${notStated}::text)
    else ghs_pictograms end as pictogram,
  coalesce(storage_class, ${notStated}) as storage`;

function sums(filters: FieldValues): RawBuilder<unknown> {
  const chosen = Object.entries(counted).flatMap(([name, column]) => {
    const value = filters[name];
    return value === undefined ? [] : [sql`and ${column} = ${value}`];
  });
  return sql`
    select ${facets}, case when is_svhc then 'listed' end as svhc,
      ${hasSheet(sql`has_sheet`)} as sheet, coalesce(flash, ${notStated}) as flash, coalesce(boiling, ${notStated}) as boiling,
      sum(published)::integer as count
    from chemical_count where true ${sql.join(chosen, sql` `)}
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 having sum(published) > 0`;
}

function counts(filters: FieldValues, viewer: Viewer): RawBuilder<unknown> {
  return sql`
    select ${facets}, case when svhc_since is not null then 'listed' end as svhc,
      ${hasSheet(sql`has_safety_data_sheet`)} as sheet,
      ${rangeOf(sql`flash_point`, rangeCuts.flash, FlashRange.options)} as flash,
      ${rangeOf(sql`boiling_point`, rangeCuts.boiling, BoilingRange.options)} as boiling,
      count(*)::integer as count
    from chemical as record where ${matching(chemicalTable, filters, viewer)}
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`;
}

function hasSheet(column: RawBuilder<unknown>): RawBuilder<YesOrNo> {
  return sql<YesOrNo>`case when ${column} then 'yes' else 'no' end`;
}

/** The range that a value is in. */
function rangeOf(
  column: RawBuilder<unknown>,
  cuts: readonly number[],
  names: readonly string[],
): RawBuilder<string | null> {
  const bucket = sql`width_bucket(${column}, ${sql.lit(`{${cuts.join(',')}}`)}::float8[])`;
  return sql`coalesce((${sql.lit(`{${names.join(',')}}`)}::text[])[1 + ${bucket}], ${notStated})`;
}

/** The number of chemicals that match the facets' filters. */
export function totalOf({ alike }: Listed, filters: FacetFilters): number {
  return alike.filter((one) => has(one, filters)).reduce((sum, { count }) => sum + count, 0);
}

/** The facets, each without its own filter. */
export function facetsOf(
  { alike, categories, types }: Listed,
  filters: FacetFilters,
): SearchFacets {
  const sums = (name: FacetName) => {
    const others = { ...filters, [name]: undefined };
    return totals(
      alike.filter((one) => has(one, others)),
      (one) => valuesOf(one[name]),
    );
  };
  return {
    category: named(categories, sums('category')),
    type: named(types, sums('type')),
    grade: valued(sums('grade')),
    hazard: valued(sums('hazard')),
    flash: valued(sums('flash')),
    boiling: valued(sums('boiling')),
    pictogram: valued(sums('pictogram')),
    storage: valued(sums('storage')),
    svhc: valued(sums('svhc')),
    sheet: valued(sums('sheet')),
  };
}

function has(one: Alike, filters: FacetFilters): boolean {
  return facetNames.every((name) => {
    const wanted = filters[name];
    return wanted === undefined || valuesOf(one[name]).some((value) => value === wanted);
  });
}

function valuesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'string' ? [value] : [];
}

function totals(
  alike: readonly Alike[],
  read: (one: Alike) => readonly string[],
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const one of alike) {
    for (const value of read(one)) sums.set(value, (sums.get(value) ?? 0) + one.count);
  }
  return sums;
}

function named(names: Names, sums: ReadonlyMap<string, number>): SearchFacets['category'] {
  const found = [...sums].flatMap(([_id, count]) => {
    const name = names[_id];
    return name === undefined ? [] : [{ _id, name, count }];
  });
  return byCountDescending(found);
}

function valued(sums: ReadonlyMap<string, number>): SearchFacets['grade'] {
  const found = [...sums].map(([name, count]) => ({ name, count }));
  return byCountDescending(found).map(({ name, count }) => ({ value: name, count }));
}

interface Counted {
  readonly name: string;
  readonly count: number;
}

function byCountDescending<One extends Counted>(counted: One[]): One[] {
  return counted.toSorted(
    (one, other) => other.count - one.count || one.name.localeCompare(other.name, 'en'),
  );
}

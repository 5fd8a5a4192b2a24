import type { SearchFacets } from 'contract/catalog';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { FieldValues } from '../../repository/field-values';
import { matching } from '../../repository/read';
import { chemicalTable } from '../chemical/chemical.table';
import type { Viewer } from '../../core/viewer';
import type { FacetFilters } from './facet-counts';

/** The number of chemicals with the same category, types and grades. */
interface Alike {
  readonly category: string | null;
  readonly types: readonly string[];
  readonly grades: readonly string[];
  readonly count: number;
}

type Names = Readonly<Record<string, string>>;

/** A listing's chemicals grouped by their facets, with the names of categories and types outside the trash. */
export interface Listed {
  readonly alike: readonly Alike[];
  readonly categories: Names;
  readonly types: Names;
}

/** @param filters - the listing's filters except those of the facets */
export async function readListed(
  database: Database,
  filters: FieldValues,
  viewer: Viewer,
): Promise<Listed> {
  const { rows } = await sql<Listed>`
    select
      (select coalesce(jsonb_agg(alike), '[]') from (
        select category_id as category, type_ids as types, grades, count(*)::integer as count
        from chemical as record where ${matching(chemicalTable, filters, viewer)}
        group by category_id, type_ids, grades) as alike) as alike,
      (select coalesce(jsonb_object_agg(_id, name), '{}') from category
        where level = 1 and deleted_at is null) as categories,
      (select coalesce(jsonb_object_agg(_id, name), '{}') from chemical_type
        where deleted_at is null) as types`.execute(database);
  return rows[0] ?? { alike: [], categories: {}, types: {} };
}

/** The number of chemicals that match the facets' filters. */
export function totalOf({ alike }: Listed, filters: FacetFilters): number {
  return alike.filter(has(filters)).reduce((sum, { count }) => sum + count, 0);
}

/** The facets, each without its own filter. */
export function facetsOf(
  { alike, categories, types }: Listed,
  { category, type, grade }: FacetFilters,
): SearchFacets {
  const ofCategory = (one: Alike) => (one.category === null ? [] : [one.category]);
  return {
    category: named(categories, totals(alike.filter(has({ type, grade })), ofCategory)),
    type: named(
      types,
      totals(alike.filter(has({ category, grade })), (one) => one.types),
    ),
    grade: graded(totals(alike.filter(has({ category, type })), ({ grades }) => grades)),
  };
}

function has({ category, type, grade }: FacetFilters): (one: Alike) => boolean {
  return (one) =>
    (category === undefined || one.category === category) &&
    (type === undefined || one.types.some((value) => value === type)) &&
    (grade === undefined || one.grades.some((value) => value === grade));
}

function totals(
  alike: readonly Alike[],
  valuesOf: (one: Alike) => readonly string[],
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const one of alike) {
    for (const value of valuesOf(one)) sums.set(value, (sums.get(value) ?? 0) + one.count);
  }
  return sums;
}

function named(names: Names, sums: ReadonlyMap<string, number>): SearchFacets['category'] {
  const found = [...sums].flatMap(([_id, count]) => {
    const name = names[_id];
    return name === undefined ? [] : [{ _id, name, count }];
  });
  return mostFirst(found);
}

function graded(sums: ReadonlyMap<string, number>): SearchFacets['grade'] {
  const found = [...sums].map(([name, count]) => ({ name, count }));
  return mostFirst(found).map(({ name, count }) => ({ value: name, count }));
}

interface Counted {
  readonly name: string;
  readonly count: number;
}

function mostFirst<One extends Counted>(counted: One[]): One[] {
  return counted.toSorted(
    (one, other) => other.count - one.count || one.name.localeCompare(other.name, 'en'),
  );
}

import type { LetterCount } from 'contract/catalog';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/database';

/** The columns by which `chemical_count` has the numbers of published chemicals. */
export const countedBy = [
  'index_letter',
  'category_id',
  'sub_category_id',
  'sub_sub_category_id',
  'type_ids',
  'grades',
  'hazard_class',
  'ghs_pictograms',
  'storage_class',
  'is_svhc',
  'flash',
  'boiling',
  'has_sheet',
] as const;

/** The numbers of published chemicals by category of any level, as a query. */
export const publishedByCategory: RawBuilder<unknown> = sql`
  select category, sum(published) as products
  from chemical_count, unnest(array[category_id, sub_category_id, sub_sub_category_id]) as category
  where category is not null
  group by category`;

export async function publishedByLetter(database: Database): Promise<LetterCount[]> {
  const { rows } = await sql<LetterCount>`
    select index_letter as letter, sum(published) as count from chemical_count
    group by 1 having sum(published) > 0 order by 1`.execute(database);
  return rows;
}

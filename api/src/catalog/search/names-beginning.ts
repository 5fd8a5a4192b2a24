import { sql, type RawBuilder } from 'kysely';
import { afterAll } from './known-words';
import type { Wanted } from './read-text';

export interface Names {
  /** Maximum number of rows for each reading of the text: as name, number and formula. */
  readonly limit: number;
  readonly publishedOnly: boolean;
}

/**
 * The rows of `chemical_name` with the whole text as prefix, those of the substances known by it and of those with
 * its structure; `is_same` marks
 * exact matches. Undefined when the text has no reading.
 */
export function namesBeginning(
  { key, number, formula, known, structures }: Wanted,
  { limit, publishedOnly }: Names,
): RawBuilder<unknown> | undefined {
  const isSeen = publishedOnly ? sql`is_published` : sql`true`;
  const keys = new Set([key, number, formula].filter((one) => one !== undefined && one !== ''));
  const ranges = [...keys].map(
    (one) => sql`(
      select normal, kind, chemical_id, normal = ${one} as is_same from chemical_name
      where normal >= ${one} and normal < ${`${one}${afterAll}`} and ${isSeen}
      order by normal limit ${limit})`,
  );
  const others = known.map(
    (one) => sql`(
      select normal, kind, chemical_id, true as is_same from chemical_name
      where normal = ${one} and kind = 'casNumber' and ${isSeen} limit ${limit})`,
  );
  const drawn = structures.map(
    (id) => sql`(
      select normal, kind, chemical_id, true as is_same from chemical_name
      where chemical_id = ${id} and kind = 'name' and ${isSeen} limit 1)`,
  );
  const all = [...ranges, ...others, ...drawn];
  return all.length === 0 ? undefined : sql`${sql.join(all, sql` union all `)}`;
}

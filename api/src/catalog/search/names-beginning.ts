import { sql, type RawBuilder } from 'kysely';
import type { Wanted } from './read-text';

/** After every text that begins like another, in the order of code points. */
const afterAll = '\u{10ffff}';

export interface Names {
  /** At most so many for each meaning of the text as a name, a number and a formula. */
  readonly most: number;
  readonly publishedOnly: boolean;
}

/**
 * The rows of `chemical_name` that begin like the whole text, with `is_same` where they are it. Undefined when the text
 * means nothing.
 */
export function namesBeginning(
  { key, number, formula }: Wanted,
  { most, publishedOnly }: Names,
): RawBuilder<unknown> | undefined {
  const isSeen = publishedOnly ? sql`is_published` : sql`true`;
  const keys = new Set([key, number, formula].filter((one) => one !== undefined && one !== ''));
  const ranges = [...keys].map(
    (one) => sql`(
      select normal, kind, chemical_id, normal = ${one} as is_same from chemical_name
      where normal >= ${one} and normal < ${`${one}${afterAll}`} and ${isSeen}
      order by normal limit ${most})`,
  );
  return ranges.length === 0 ? undefined : sql`${sql.join(ranges, sql` union all `)}`;
}

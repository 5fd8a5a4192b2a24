import type { FoundCategory } from 'contract/catalog';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database';
import { anyOf } from '../../repository/any-of';
import { containsWords } from '../../kernel/contains-text';
import { queryForUses, columnOfUses } from './words-of-uses';

const maxCategories = 3;

/**
 * The categories with published chemicals whose names, in any language, have all the words of a text, those with the
 * fewest other words first.
 *
 * @param isTyping - whether the last word may be the beginning of one
 */
export async function foundCategories(
  database: Database,
  text: string,
  isTyping = false,
): Promise<FoundCategory[]> {
  const query = queryForUses(text, isTyping);
  if (query === undefined) return [];
  const { rows } = await sql<FoundCategory>`
    select record._id, record.name,
      array_remove(array[above.name, parent.name], null) as parents,
      array_remove(array[above.slug, parent.slug, record.slug], null) as slugs
    from category as record
    left join category as parent on parent._id = record.parent_id
    left join category as above on above._id = parent.parent_id
    where record.deleted_at is null
      and (to_tsvector('english', ${columnOfUses(sql`record.name`)}) @@ ${query}
        or record._id in (
          select record_id from translation
          where field = 'name' and ${containsWords(sql.ref('translation.text'), text)}))
      and exists (
        select 1 from chemical where record._id = case record.level
            when 1 then category_id when 2 then sub_category_id else sub_sub_category_id end
          and status = 'published' and chemical.deleted_at is null)
    order by length(record.name), record.level, record.name
    limit ${maxCategories}`.execute(database);
  return rows;
}

/** Which rows of `chemical_search as every` are of one of the categories or below it. */
export function isOfCategories(ids: readonly string[]): RawBuilder<boolean> {
  if (ids.length === 0) return sql<boolean>`false`;
  const among = anyOf(ids, 'uuid');
  return sql<boolean>`every.chemical_id in (
    select _id from chemical
    where category_id = ${among} or sub_category_id = ${among} or sub_sub_category_id = ${among})`;
}

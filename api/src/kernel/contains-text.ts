import { type RawBuilder, sql } from 'kysely';

/** Whether the value contains the text, ignoring case. `%` and `_` are matched literally. */
export function containsText(value: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  return sql<boolean>`${value} ilike ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`;
}

const maxWords = 8;

/** Whether the value contains every word of the text, in any order. */
export function containsWords(value: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const matches = words.slice(0, maxWords).map((word) => containsText(value, word));
  return sql<boolean>`(${sql.join(matches, sql` and `)})`;
}

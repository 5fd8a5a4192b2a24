import { sql, type RawBuilder } from 'kysely';
import { namesBeginning } from './names-beginning';
import { readText } from './read-text';
import { wordQuery } from './word-query';

/** How many names that begin alike count; more begin so with one or two letters alone. */
const mostNames = 20_000;

/** The chemicals that a text finds, for the list: it begins one of their texts, or all of its words are theirs. */
export function isFoundBy(text: string): RawBuilder<boolean> {
  const wanted = readText(text);
  const beginning = namesBeginning(wanted, { most: mostNames, publishedOnly: false });
  const words = wordQuery(wanted, { within: 'everything', prefix: true });
  const sources = [
    ...(beginning ? [sql`select chemical_id from (${beginning}) as name`] : []),
    ...(words === undefined
      ? []
      : [sql`select chemical_id from chemical_search where words @@ ${words}::tsquery`]),
  ];
  if (sources.length === 0) return sql<boolean>`false`;
  return sql<boolean>`record._id in (${sql.join(sources, sql` union `)})`;
}

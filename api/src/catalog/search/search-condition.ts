import { sql, type RawBuilder } from 'kysely';
import { namesBeginning } from './names-beginning';
import { readText } from './read-text';
import { hasWords } from './word-search';

/** Maximum number of names with the same prefix; only one or two letters exceed it. */
const maxNames = 20_000;

/** Matches chemicals of which a text begins with the search text, or that have all its words. */
export function isFoundBy(text: string): RawBuilder<boolean> {
  const wanted = readText(text);
  const beginning = namesBeginning(wanted, { limit: maxNames, publishedOnly: false });
  const words = hasWords(wanted);
  const sources = [
    ...(beginning ? [sql`select chemical_id from (${beginning}) as name`] : []),
    ...(words === undefined
      ? []
      : [sql`select chemical_id from chemical_search as every where ${words}`]),
  ];
  if (sources.length === 0) return sql<boolean>`false`;
  return sql<boolean>`record._id in (${sql.join(sources, sql` union `)})`;
}

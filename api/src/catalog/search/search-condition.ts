import { sql, type RawBuilder } from 'kysely';
import type { BroadSearch } from '../../repository/resource-table';
import { namesBeginning } from './names-beginning';
import { readText } from './read-text';
import { minPrefixLength } from './word-condition';
import { hasWords } from './word-search';

/** Maximum number of names with the same prefix; only one or two letters exceed it. */
const maxNames = 20_000;

/** Chemicals of which a text begins with the search text, and those that have all its words. */
function sourcesOf(text: string) {
  const wanted = readText(text);
  const beginning = namesBeginning(wanted, { limit: maxNames, publishedOnly: false });
  return {
    wanted,
    named: beginning && sql`select chemical_id from (${beginning}) as name`,
    words: hasWords(wanted),
  };
}

/** Matches chemicals of which a text begins with the search text, or that have all its words. */
export function isFoundBy(text: string): RawBuilder<boolean> {
  const { named, words } = sourcesOf(text);
  const sources = [
    ...(named ? [named] : []),
    ...(words === undefined
      ? []
      : [sql`select chemical_id from chemical_search as every where ${words}`]),
  ];
  if (sources.length === 0) return sql<boolean>`false`;
  return sql<boolean>`record._id in (${sql.join(sources, sql` union `)})`;
}

/** The same for words that many chemicals have; undefined for a text without any, and for letters that begin many names. */
export function broadSearch(text: string): BroadSearch | undefined {
  const { wanted, named, words } = sourcesOf(text);
  if (!named || words === undefined || wanted.key.length < minPrefixLength) return undefined;
  // A subquery for each of them: a join would find all that have the words once more.
  const hasThem = (id: RawBuilder<unknown>) =>
    sql<boolean>`(select ${words} from chemical_search as every where every.chemical_id = ${id})`;
  return {
    found: sql`
      select chemical_id as _id from chemical_search as every where ${words}
      union all
      select distinct chemical_id from (${named}) as named
      where ${hasThem(sql`named.chemical_id`)} is not true`,
    isFound: (id) => sql<boolean>`(${hasThem(id)} or ${id} in (${named}))`,
  };
}

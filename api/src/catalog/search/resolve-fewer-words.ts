import type { LineChemical, LineVerdict } from 'contract/catalog';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { visitor } from '../../kernel/viewer';
import { seenBy } from '../../repository/read';
import { chemicalTable } from '../chemical/chemical.table';
import { fewerWordsOf, type FewerWords } from './fewer-words';
import type { Wanted } from './read-text';
import { wordQuery } from './word-query';

const maxSimilar = 3;

interface Hit extends LineChemical {
  readonly line: number;
}

/**
 * The chemicals that have all words of a line, in any order, else as many of them as possible, and the words that they
 * lack. Reads the selections of all lines in turn, as many times as one line has.
 */
export async function resolveFewerWords(
  database: Database,
  wanted: readonly Wanted[],
): Promise<(LineVerdict | undefined)[]> {
  const fewer = await fewerWordsOf(database, wanted);
  const selections = wanted.map((one, line) => [
    { words: one, leftOut: [] },
    ...(fewer[line] ?? []),
  ]);
  const verdicts: (LineVerdict | undefined)[] = wanted.map(() => undefined);
  const turns = Math.max(0, ...selections.map(({ length }) => length));
  for (let turn = 0; turn < turns; turn += 1) {
    const open = selections.flatMap((own, line) => {
      const selection = own[turn];
      return selection && !verdicts[line] ? [{ line, selection }] : [];
    });
    for (const [line, verdict] of await verdictsOf(database, open)) verdicts[line] = verdict;
  }
  return verdicts;
}

interface Open {
  readonly line: number;
  readonly selection: FewerWords;
}

async function verdictsOf(
  database: Database,
  open: readonly Open[],
): Promise<Map<number, LineVerdict>> {
  const hits = await hitsOf(database, open);
  const found = new Map<number, LineVerdict>();
  for (const { line, selection } of open) {
    const chemicals = hits.filter((hit) => hit.line === line).map(({ line: _line, ...one }) => one);
    const { leftOut } = selection;
    if (chemicals.length === 0) continue;
    found.set(line, {
      kind: 'similar',
      chemicals,
      ...(leftOut.length > 0 && { leftOut: [...leftOut] }),
    });
  }
  return found;
}

/** Chemicals of which the name has the words come first, then those with the fewest other words. */
async function hitsOf(database: Database, open: readonly Open[]): Promise<Hit[]> {
  const asked = open.flatMap(({ line, selection: { words } }) => {
    const everything = wordQuery(words, { within: 'everything', prefix: true });
    const name = wordQuery(words, { within: 'name', prefix: true });
    return everything === undefined || name === undefined ? [] : [{ line, everything, name }];
  });
  if (asked.length === 0) return [];
  const { rows } = await sql<Hit>`
    select asked.line, record._id, record.name, record.slug, record.cas_number, record.formula
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as asked (line integer, everything text, name text)
    cross join lateral (
      select chemical_id, size, words @@ asked.name::tsquery as is_named from chemical_search
      where words @@ asked.everything::tsquery and is_published
      order by is_named desc, size, chemical_id limit ${maxSimilar}
    ) as worded
    join chemical as record on record._id = worded.chemical_id and ${seenBy(chemicalTable, visitor)}
    order by asked.line, is_named desc, size, record._id`.execute(database);
  return rows;
}

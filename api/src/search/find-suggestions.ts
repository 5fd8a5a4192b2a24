import type { Suggestion } from 'contract';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/database';
import type { Row } from '../db/pool';
import { seenBy } from '../repository/read';
import { chemicalTable } from '../resources/catalog/chemical';
import { isStaff, type Viewer } from '../viewer';
import { correctedText } from './correct-words';
import { matchOf } from './match-of';
import { namesBeginning } from './names-beginning';
import { readText, type Wanted } from './read-text';
import { wordQuery } from './word-query';

const most = 8;
/** With fewer hits than these, misspelled words are corrected. */
const tooFew = 3;
/** How many names that begin alike, and chemicals with such words, are looked at. */
const mostNames = 2_000;
const mostChemicals = 500;

/** A chemical with its place among the suggestions. */
interface Candidate extends Row {
  readonly _id: string;
  readonly rank: number;
}

/** The lines of the type-ahead, best first; see the contract. */
export async function findSuggestions(
  database: Database,
  text: string,
  viewer: Viewer,
): Promise<Suggestion[]> {
  const wanted = readText(text);
  const found = await candidatesFor(database, wanted, viewer);
  const lines = found.map((candidate) => toSuggestion(candidate, wanted));
  const isExact = found.some(({ rank }) => rank < rankOfBeginnings);
  if (isExact || found.length >= tooFew) return lines;
  const corrected = await correctedText(database, wanted);
  if (!corrected) return lines;
  const known = new Set(found.map(({ _id }) => _id));
  const others = await candidatesFor(database, corrected.wanted, viewer);
  const more = others.filter(({ _id }) => !known.has(_id));
  return [...lines, ...more.map((one) => toSuggestion(one, corrected.wanted))].slice(0, most);
}

async function candidatesFor(
  database: Database,
  wanted: Wanted,
  viewer: Viewer,
): Promise<Candidate[]> {
  const named = await byName(database, wanted, viewer);
  const isEnough = named.filter(({ rank }) => rank < rankOfWords).length >= most;
  const worded = isEnough ? [] : await byWords(database, wanted, viewer);
  const best = new Map<string, Candidate>();
  for (const candidate of [...named, ...worded]) {
    const known = best.get(candidate._id);
    if (!known || candidate.rank < known.rank) best.set(candidate._id, candidate);
  }
  return [...best.values()].toSorted((one, other) => one.rank - other.rank).slice(0, most);
}

/**
 * Ranks, each with the length of the name after it: 0 the number or code itself, 1 the name itself, 2 another text
 * itself, 3 names that begin so, 4 names with these words, 5 other texts that begin so, 6 other texts with these words.
 */
const rankOfBeginnings = 3_000;
const rankOfWords = 4_000;

async function byName(database: Database, wanted: Wanted, viewer: Viewer): Promise<Candidate[]> {
  const beginning = namesBeginning(wanted, { most: mostNames, publishedOnly: !isStaff(viewer) });
  if (!beginning) return [];
  return ranked(
    database,
    sql`
      select chemical_id, min(least(length(normal), 999) + 1000 * case
        when not is_same then case kind when 'name' then 3 else 5 end
        when kind in ('casNumber', 'ecNumber', 'productCode') then 0
        when kind = 'name' then 1
        else 2 end) as rank
      from (${beginning}) as name group by chemical_id`,
    viewer,
  );
}

async function byWords(database: Database, wanted: Wanted, viewer: Viewer): Promise<Candidate[]> {
  const everywhere = wordQuery(wanted, { within: 'everything', prefix: true });
  const inName = wordQuery(wanted, { within: 'name', prefix: true });
  if (everywhere === undefined || inName === undefined) return [];
  const isSeen = isStaff(viewer) ? sql`true` : sql`is_published`;
  return ranked(
    database,
    sql`
      select chemical_id, size + case when words @@ ${inName}::tsquery then 4000 else 6000 end as rank
      from (
        select chemical_id, size, words from chemical_search
        where words @@ ${everywhere}::tsquery and ${isSeen} limit ${mostChemicals}
      ) as worded`,
    viewer,
  );
}

/** In the order of the candidates alone, so that no more of them are looked at than it takes to find eight. */
async function ranked(
  database: Database,
  candidates: RawBuilder<unknown>,
  viewer: Viewer,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select record._id, record.name, record.slug, record.cas_number, record.formula, record.ec_number,
      record.iupac_name, record.synonyms, record.product_code, candidate.rank
    from (select * from (${candidates}) as every order by rank, chemical_id) as candidate
    join chemical as record on record._id = candidate.chemical_id and ${seenBy(chemicalTable, viewer)}
    order by candidate.rank, candidate.chemical_id limit ${most}`.execute(database);
  return rows;
}

/** Guarantee: the candidate was read with the columns of a suggestion. */
function toSuggestion(candidate: Candidate, wanted: Wanted): Suggestion {
  return { ...(candidate as Row), match: matchOf(candidate, wanted) } as Suggestion;
}

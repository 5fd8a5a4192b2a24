import type { Suggestion } from 'contract/catalog';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/database';
import type { FieldValues } from '../../repository/field-values';
import { seenBy } from '../../repository/read';
import { chemicalTable } from '../chemical/chemical.table';
import { isStaff, type Viewer } from '../../core/viewer';
import { namedCandidates, wordedCandidates } from './candidates';
import { correctedText } from './correct-words';
import { matchOf } from './match-of';
import { rankNumber } from './match-rank';
import { readText, type Wanted } from './read-text';

const most = 8;
/** Below this number of hits, misspelled words are corrected. */
const tooFew = 3;

/** A chemical with its rank among the suggestions. */
interface Candidate extends FieldValues {
  readonly _id: string;
  readonly rank: number;
}

/** The suggestions of the type-ahead, best first; see the contract. */
export async function findSuggestions(
  database: Database,
  text: string,
  viewer: Viewer,
): Promise<Suggestion[]> {
  const wanted = readText(text);
  const found = await candidatesFor(database, wanted, viewer);
  const lines = found.map((candidate) => toSuggestion(candidate, wanted));
  const isExact = found.some(({ rank }) => rank < rankNumber('namePrefix'));
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
  const isEnough = named.filter(({ rank }) => rank < rankNumber('nameWords')).length >= most;
  const worded = isEnough ? [] : await byWords(database, wanted, viewer);
  const best = new Map<string, Candidate>();
  for (const candidate of [...named, ...worded]) {
    const known = best.get(candidate._id);
    if (!known || candidate.rank < known.rank) best.set(candidate._id, candidate);
  }
  return [...best.values()].toSorted((one, other) => one.rank - other.rank).slice(0, most);
}

async function byName(database: Database, wanted: Wanted, viewer: Viewer): Promise<Candidate[]> {
  return ranked(database, namedCandidates(wanted, { publishedOnly: !isStaff(viewer) }), viewer);
}

async function byWords(database: Database, wanted: Wanted, viewer: Viewer): Promise<Candidate[]> {
  return ranked(database, wordedCandidates(wanted, { publishedOnly: !isStaff(viewer) }), viewer);
}

/** Reads candidates in rank order and no more of them than eight suggestions need. */
async function ranked(
  database: Database,
  candidates: RawBuilder<unknown> | undefined,
  viewer: Viewer,
): Promise<Candidate[]> {
  if (!candidates) return [];
  const { rows } = await sql<Candidate>`
    select record._id, record.name, record.slug, record.cas_number, record.formula, record.ec_number,
      record.iupac_name, record.synonyms, record.product_code, record.inchi_key,
      candidate.rank
    from (select * from (${candidates}) as every order by rank, chemical_id) as candidate
    join chemical as record on record._id = candidate.chemical_id and ${seenBy(chemicalTable, viewer)}
    order by candidate.rank, candidate.chemical_id limit ${most}`.execute(database);
  return rows;
}

/** Guarantee: the candidate was read with the columns of a suggestion. */
function toSuggestion(candidate: Candidate, wanted: Wanted): Suggestion {
  return { ...(candidate as FieldValues), match: matchOf(candidate, wanted) } as Suggestion;
}

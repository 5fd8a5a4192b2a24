import type { Suggestion } from 'contract/catalog';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/database';
import type { FieldValues } from '../../repository/field-values';
import { seenBy } from '../../repository/read';
import { chemicalTable } from '../chemical/chemical.table';
import { isStaff, type Viewer } from '../../kernel/viewer';
import { namedCandidates, wordedCandidates } from './candidates';
import { correctedText } from './correct-words';
import { matchOf } from './match-of';
import { rankNumber } from './match-rank';
import { fewerWords } from './fewer-words';
import { mixtureReading } from './mixture-reading';
import { plainReading, readingsOf } from './readings';
import { readText, type Wanted } from './read-text';
import { structureReadings } from './structure-reading';
import type { SearchSource } from './text-search';

const maxSuggestions = 8;
/** Below this number of hits, misspelled words are corrected. */
const tooFew = 3;

/** A chemical with its rank among the suggestions. */
interface Candidate extends FieldValues {
  readonly _id: string;
  readonly rank: number;
}

interface Suggested {
  readonly wanted: Wanted;
  readonly candidates: readonly Candidate[];
}

/** The suggestions of the type-ahead, best first; see the contract. */
export async function findSuggestions(
  source: SearchSource,
  text: string,
  viewer: Viewer,
): Promise<Suggestion[]> {
  const { database } = source;
  const candidates = (wanted: Wanted) => candidatesFor(source, wanted, viewer);
  const readings = readingsOf(text).map(({ wanted }) => wanted);
  const found = (await firstOf(readings, candidates)) ?? {
    wanted: readText(text),
    candidates: [],
  };
  const lines = found.candidates.map((candidate) => toSuggestion(candidate, found.wanted));
  const isExact = found.candidates.some(({ rank }) => rank < rankNumber('nameWords'));
  if (isExact || lines.length >= tooFew) return lines;
  const known = new Set(found.candidates.map(({ _id }) => _id));
  const more = await likelyMeant(text, { database, viewer, candidates, hasSome: lines.length > 0 });
  const further = (more?.candidates ?? []).filter(({ _id }) => !known.has(_id));
  return [...lines, ...further.map((one) => toSuggestion(one, more?.wanted ?? found.wanted))].slice(
    0,
    maxSuggestions,
  );
}

/** The first reading with candidates. */
async function firstOf(
  readings: readonly Wanted[],
  candidatesOf: (wanted: Wanted) => Promise<Candidate[]>,
): Promise<Suggested | undefined> {
  for (const wanted of readings) {
    const candidates = await candidatesOf(wanted);
    if (candidates.length > 0) return { wanted, candidates };
  }
  return undefined;
}

interface Likely {
  readonly database: Database;
  readonly viewer: Viewer;
  readonly candidates: (wanted: Wanted) => Promise<Candidate[]>;
  /** Whether the text itself has some candidates; a selection of its words is then not needed. */
  readonly hasSome: boolean;
}

/** The candidates of the corrected text; else those with the structure that it is, or with most of its words. */
async function likelyMeant(
  text: string,
  { database, viewer, candidates, hasSome }: Likely,
): Promise<Suggested | undefined> {
  const { wanted } = plainReading(text);
  const corrected = await correctedText(database, wanted);
  const found = corrected && (await firstOf([corrected.wanted], candidates));
  if (found || hasSome) return found;
  const structures = await structureReadings(database, text, viewer);
  if (structures.length > 0) {
    return firstOf(
      structures.map(({ wanted: one }) => one),
      candidates,
    );
  }
  const mixture = await mixtureReading(database, text);
  if (mixture) return firstOf([mixture.wanted], candidates);
  const fewer = await fewerWords(database, wanted);
  return firstOf(
    fewer.map(({ words }) => words),
    candidates,
  );
}

async function candidatesFor(
  source: SearchSource,
  wanted: Wanted,
  viewer: Viewer,
): Promise<Candidate[]> {
  const [named, worded] = await Promise.all([
    byName(source.database, wanted, viewer),
    byWords(source, wanted, viewer),
  ]);
  const best = new Map<string, Candidate>();
  for (const candidate of [...named, ...worded]) {
    const known = best.get(candidate._id);
    if (!known || candidate.rank < known.rank) best.set(candidate._id, candidate);
  }
  return [...best.values()]
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, maxSuggestions);
}

async function byName(database: Database, wanted: Wanted, viewer: Viewer): Promise<Candidate[]> {
  return ranked(database, namedCandidates(wanted, { publishedOnly: !isStaff(viewer) }), viewer);
}

async function byWords(
  { database, wordSearch }: SearchSource,
  wanted: Wanted,
  viewer: Viewer,
): Promise<Candidate[]> {
  const among = { publishedOnly: !isStaff(viewer) };
  const found = await wordSearch.find(wanted);
  return ranked(database, wordedCandidates(wanted, among, found), viewer);
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
      record.iupac_name, record.synonyms, record.foreign_names, record.product_code, record.inchi_key,
      record.un_number, record.hs_code,
      candidate.rank
    from (select * from (${candidates}) as every order by rank, chemical_id) as candidate
    join chemical as record on record._id = candidate.chemical_id and ${seenBy(chemicalTable, viewer)}
    order by candidate.rank, candidate.chemical_id limit ${maxSuggestions}`.execute(database);
  return rows;
}

/** Guarantee: the candidate was read with the columns of a suggestion. */
function toSuggestion(candidate: Candidate, wanted: Wanted): Suggestion {
  return { ...(candidate as FieldValues), match: matchOf(candidate, wanted) } as Suggestion;
}

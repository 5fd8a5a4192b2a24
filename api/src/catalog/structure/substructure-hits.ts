import { sql } from 'kysely';
import { invalidField } from '../../kernel/problem';
import { bitString, tanimoto } from './fingerprint';
import { structureField, type Hit, type Hits, type Search } from './structure-search';
import { seenStructures } from './seen-structures';
import { matchGraphs, tooHard } from './structures';

/** Structures read at a time after the screen: enough for the first page of most searches. */
const firstBatch = 300;
const laterBatch = 2_000;

/** Structures matched by one question to a thread: few enough for others to get their turn in between. */
const slice = 100;

/** Milliseconds of processor time for one question to a thread, and for all of a search. */
const sliceTime = 800;
const searchTime = 2_500;

/** Minimum for a question: the last one of a search that has nearly used up its time. */
const minTime = 100;

/** Number of structures after which a search stops, whatever the page. */
const lookLimit = 20_000;

/**
 * The chemicals with this fragment, smallest first, as the fragment makes up most of them. The database screens by
 * fingerprint and features; the rest is matched until the page is full and it is known whether another one follows.
 */
export async function substructureHits(search: Search): Promise<Hits> {
  const { page, pageSize } = search;
  const wanted = page * pageSize + 1;
  const match = matcherOf(search);
  const found: Hit[] = [];
  let looked = 0;
  let isTotalExact = false;
  let last: Candidate | undefined;
  while (found.length < wanted && looked < lookLimit && !isTotalExact) {
    const batch = looked === 0 ? firstBatch : laterBatch;
    const candidates = await screen(search, last, batch);
    found.push(...(await match(candidates)));
    looked += candidates.length;
    isTotalExact = candidates.length < batch;
    last = candidates.at(-1);
  }
  const start = (page - 1) * pageSize;
  return { hits: found.slice(start, start + pageSize), total: found.length, isTotalExact };
}

/**
 * Matches candidates in order as long as the search has time left. Two questions at a time, one for each thread, so
 * that no search fills the queue.
 */
function matcherOf({ query: { fragment }, deadline }: Search) {
  let left = searchTime;
  const matchSlice = async (part: readonly Candidate[]): Promise<Hit[]> => {
    const graphs = part.map(({ graph }) => graph);
    const limits = {
      field: structureField,
      cpuTime: Math.max(Math.min(left, sliceTime), minTime),
    };
    const { matches, cpuTime } = await matchGraphs({ fragment, graphs }, { ...limits, deadline });
    left -= cpuTime;
    return part.flatMap((candidate, place) => {
      const match = matches[place];
      return match ? [{ ...candidate, match }] : [];
    });
  };
  return async (candidates: readonly Candidate[]): Promise<Hit[]> => {
    const found: Hit[] = [];
    for (let start = 0; start < candidates.length; start += 2 * slice) {
      if (left <= 0) throw invalidField(structureField, tooHard);
      const middle = start + slice;
      const parts = [candidates.slice(start, middle), candidates.slice(middle, middle + slice)];
      const filled = parts.filter(({ length }) => length > 0);
      const matched = await Promise.all(filled.map(matchSlice));
      found.push(...matched.flat());
    }
    return found;
  };
}

interface Candidate extends Omit<Hit, 'match'> {
  readonly heavyAtoms: number;
  readonly graph: string;
}

/** The next structures that have all key fragments and features of the query. */
async function screen(
  { database, viewer, query }: Search,
  last: Candidate | undefined,
  batch: number,
): Promise<Candidate[]> {
  const fingerprint = bitString(query.fingerprint);
  const features = bitString(query.features);
  const beyond = last
    ? sql`(structure.heavy_atoms, structure.chemical_id) > (${last.heavyAtoms}::smallint, ${last.chemicalId}::uuid)`
    : sql`true`;
  const { rows } = await sql<Candidate>`
    select structure.chemical_id, structure.heavy_atoms, structure.graph,
      ${tanimoto(query)} as similarity
    from ${seenStructures(viewer)}
    where structure.fingerprint & ${fingerprint} = ${fingerprint}
      and structure.features & ${features} = ${features}
      and structure.heavy_atoms >= ${query.heavyAtoms}::smallint and ${beyond}
    order by structure.heavy_atoms, structure.chemical_id
    limit ${batch}`.execute(database);
  return rows;
}

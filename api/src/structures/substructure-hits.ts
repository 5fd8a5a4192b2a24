import { sql } from 'kysely';
import { bitString, tanimoto } from './fingerprint';
import { structureField, type Hit, type Hits, type Search } from './structure-search';
import { seenStructures } from './seen-structures';
import { matchGraphs } from './structures';

/** How many structures that pass the screen are read at a time: enough for the first page of most searches. */
const firstBatch = 300;
const laterBatch = 2_000;

/** How many are matched by one question to a thread: little enough for others to get their turn in between. */
const slice = 100;

/** After so many structures looking stops, whatever page is asked for. */
const lookLimit = 20_000;

/**
 * The chemicals with this fragment, the smallest first, as less of them is something else. The database screens by
 * fingerprint; what passes is matched, until the page is full and it is known whether another one follows.
 */
export async function substructureHits(search: Search): Promise<Hits> {
  const { page, pageSize, query } = search;
  const wanted = page * pageSize + 1;
  const found: Hit[] = [];
  let looked = 0;
  let isTotalExact = false;
  let last: Candidate | undefined;
  while (found.length < wanted && looked < lookLimit && !isTotalExact) {
    const batch = looked === 0 ? firstBatch : laterBatch;
    const candidates = await screen(search, last, batch);
    found.push(...(await matching(search, candidates)));
    looked += candidates.length;
    isTotalExact = candidates.length < batch;
    last = candidates.at(-1);
  }
  const start = (page - 1) * pageSize;
  return { hits: found.slice(start, start + pageSize), total: found.length, isTotalExact };
}

/** Those of the candidates that have the fragment, in their order. */
async function matching(
  { query }: Search,
  candidates: readonly Candidate[],
): Promise<readonly Candidate[]> {
  const starts = Array.from({ length: Math.ceil(candidates.length / slice) }, (_, n) => n * slice);
  const found: Candidate[][] = [];
  for (const pair of pairsOf(starts)) {
    const matched = pair.map(async (start) => {
      const part = candidates.slice(start, start + slice);
      const graphs = part.map(({ graph }) => graph);
      const places = await matchGraphs({ fragment: query.fragment, graphs }, structureField);
      return places.flatMap((place) => part[place] ?? []);
    });
    found.push(...(await Promise.all(matched)));
  }
  return found.flat();
}

/** Two questions at a time, so that one search never fills the queue. */
function pairsOf(starts: readonly number[]): number[][] {
  return starts.flatMap((start, index) =>
    index % 2 === 0 ? [starts.slice(index, index + 2)] : [],
  );
}

interface Candidate extends Hit {
  readonly heavyAtoms: number;
  readonly graph: string;
}

/** The next structures after the last one that have all key fragments of the query. */
async function screen(
  { database, viewer, query }: Search,
  last: Candidate | undefined,
  batch: number,
): Promise<Candidate[]> {
  const fingerprint = bitString(query.fingerprint);
  const beyond = last
    ? sql`(structure.heavy_atoms, structure.chemical_id) > (${last.heavyAtoms}::smallint, ${last.chemicalId}::uuid)`
    : sql`true`;
  const { rows } = await sql<Candidate>`
    select structure.chemical_id, structure.heavy_atoms, structure.graph,
      ${tanimoto(query)} as similarity
    from ${seenStructures(viewer)}
    where structure.fingerprint & ${fingerprint} = ${fingerprint} and ${beyond}
    order by structure.heavy_atoms, structure.chemical_id
    limit ${batch}`.execute(database);
  return rows;
}

import { sql } from 'kysely';
import { bitString, tanimoto } from './fingerprint';
import { structureField, type Hit, type Hits, type Search } from './structure-search';
import { seenStructures } from './seen-structures';
import { matchGraphs } from './structures';

/** How many structures are matched at a time: little enough for others to get their turn in between. */
const firstBatch = 250;
const laterBatch = 1_000;

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
    const graphs = candidates.map(({ graph }) => graph);
    const places = await matchGraphs({ fragment: query.fragment, graphs }, structureField);
    found.push(...places.flatMap((place) => candidates[place] ?? []));
    looked += candidates.length;
    isTotalExact = candidates.length < batch;
    last = candidates.at(-1);
  }
  const start = (page - 1) * pageSize;
  return { hits: found.slice(start, start + pageSize), total: found.length, isTotalExact };
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

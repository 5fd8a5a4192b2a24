import { mostSimilar } from 'contract/drawing';
import { type RawBuilder, sql } from 'kysely';
import { hasCode } from '../../../core/error-code';
import { invalidField } from '../../../core/problem';
import type { Database, Work } from '../../../db/database';
import { DatabaseError, DatabaseUnavailable, sqlState } from '../../../db/database-error';
import { bitString, tanimoto } from '../fingerprint';
import { seenStructures } from '../seen-structures';
import { type StructureEngine, threadEngine } from '../structure-engine';
import { structureField, type Hit, type Hits, type Search } from '../structure-search';
import { matchGraphs, tooHard } from '../structures';
import { isFilled } from './molecule-index';

/** Milliseconds that the database may search. */
const timeLimit = 5_000;
/** The most hits that are counted, and paged through. */
const mostHits = 10_000;
/** Milliseconds of processor time for the marks on a page of hits. */
const markTime = 800;

/**
 * RDKit can be interrupted between two structures and not within one. A pattern of many atoms or bonds of any kind may
 * take minutes for one, so threads search for it, which can be ended.
 */
const mostWildcards = 6;
const mostAtoms = 80;

/** Searches with RDKit's indexes in PostgreSQL; in threads while the indexes are filled. */
export function openRdkitEngine(database: Database): StructureEngine {
  let isReady = false;
  const ready = async () => (isReady ||= await isFilled(database));
  return {
    place: 'server',
    async substructure(search) {
      if (!(await ready()) || !isDefinite(search.query.smarts)) {
        return threadEngine.substructure(search);
      }
      const found = await withPart(search).catch(unlessUnreadable);
      return found ? withMarks(search, found) : threadEngine.substructure(search);
    },
    async similar(search) {
      return (await ready()) ? alike(search) : threadEngine.similar(search);
    },
  };
}

/** SMARTS that RDKit cannot read is a data exception, class 22, or an exception of its own. */
function unlessUnreadable(error: unknown): undefined {
  if (error instanceof DatabaseError && /^22|^XX/.test(error.code ?? '')) return undefined;
  throw error;
}

function isDefinite(smarts: string): boolean {
  const wildcards = smarts.match(/[*~]|,=/g) ?? [];
  const atoms = smarts.match(/#|[a-z]/g) ?? [];
  return wildcards.length <= mostWildcards && atoms.length <= mostAtoms;
}

interface FoundPart extends Omit<Hit, 'match'> {
  readonly graph: string;
}

interface FoundParts {
  readonly found: readonly FoundPart[];
  readonly total: number;
}

/** The smallest structures first, as the fragment makes up most of them. */
async function withPart({ database, viewer, query, page, pageSize }: Search): Promise<FoundParts> {
  const start = (page - 1) * pageSize;
  const row = await limited<FoundParts>(
    database,
    0,
    sql`
    with hit as materialized (
      select structure.chemical_id, structure.heavy_atoms
      from structure_index.molecule
      join (${seenStructures(viewer)}) on structure.chemical_id = molecule.chemical_id
      where molecule.mol @> ${query.smarts}::qmol
      limit ${mostHits + 1}),
    page as (
      select hit.chemical_id, hit.heavy_atoms, structure.graph, ${tanimoto(query)} as similarity
      from (select * from hit order by heavy_atoms, chemical_id limit ${pageSize} offset ${start}) as hit
      join chemical_structure as structure on structure.chemical_id = hit.chemical_id)
    select (select count(*)::integer from hit) as total,
      (select coalesce(jsonb_agg(
          jsonb_build_object('chemicalId', chemical_id, 'similarity', similarity, 'graph', graph)
          order by heavy_atoms, chemical_id), '[]')
        from page) as found`,
  );
  return row ?? { found: [], total: 0 };
}

/** Marks the fragment in each hit; a hit that the product reads in another way than RDKit has no mark. */
async function withMarks({ query, deadline }: Search, { found, total }: FoundParts): Promise<Hits> {
  const { fragment } = query;
  const graphs = found.map(({ graph }) => graph);
  const limits = { field: structureField, cpuTime: markTime, deadline };
  const marks = await matchGraphs({ fragment, graphs }, limits).catch(() => undefined);
  const hits = found.map(({ chemicalId, similarity }, place): Hit => {
    return { chemicalId, similarity, match: marks?.matches[place] ?? 'none' };
  });
  return { hits, total: Math.min(total, mostHits), isTotalExact: total <= mostHits };
}

/** As `similarHits`: the same fingerprints and figures, found by an index. */
async function alike({
  database,
  viewer,
  query,
  threshold,
  page,
  pageSize,
}: Search): Promise<Hits> {
  const bits = sql`structure_index.bits_of(${bitString(query.fingerprint)})`;
  const row = await limited<{ hits: Omit<Hit, 'match'>[]; total: number }>(
    database,
    threshold,
    sql`
    with near as materialized (
      select chemical_id from structure_index.molecule
      where fingerprint % ${bits} order by fingerprint <%> ${bits} limit ${mostHits + 1}),
    scored as materialized (
      select structure.chemical_id, structure.heavy_atoms,
        case when structure.id_code = ${query.idCode} then 1
          else least(${tanimoto(query)}, ${mostSimilar}::float8) end as similarity
      from ${seenStructures(viewer)}
      where structure.chemical_id in (
        select chemical_id from near
        union select chemical_id from chemical_structure where id_code = ${query.idCode})),
    alike as (select * from scored where similarity >= ${threshold}),
    page as (
      select * from alike order by similarity desc, heavy_atoms, chemical_id
      limit ${pageSize} offset ${(page - 1) * pageSize})
    select (select count(*)::integer from alike) as total,
      (select coalesce(jsonb_agg(
          jsonb_build_object('chemicalId', chemical_id, 'similarity', similarity)
          order by similarity desc, heavy_atoms, chemical_id), '[]')
        from page) as hits`,
  );
  const { hits, total } = row ?? { hits: [], total: 0 };
  return {
    hits: hits.map((hit) => ({ ...hit, match: 'none' })),
    total: Math.min(total, mostHits),
    isTotalExact: total <= mostHits,
  };
}

/** Similarities are compared after they were rounded to four decimals. */
const rounding = 0.000_05;

/** @throws ApiProblem `invalid` for a search that takes too long */
async function limited<Answer>(
  database: Database,
  threshold: number,
  statement: RawBuilder<unknown>,
): Promise<Answer | undefined> {
  const run = async (work: Work) => {
    await sql`
      select set_config('statement_timeout', ${String(timeLimit)}, true), set_config('jit', 'off', true),
        set_config('rdkit.tanimoto_threshold', ${String(Math.max(threshold - rounding, 0))}, true)`.execute(
      work,
    );
    const { rows } = await sql<Answer>`${statement}`.execute(work);
    return rows[0];
  };
  try {
    return await database.transaction().execute(run);
  } catch (error) {
    const cause = error instanceof DatabaseUnavailable ? error.cause : undefined;
    if (hasCode(cause, sqlState.queryCanceled)) throw invalidField(structureField, tooHard);
    throw error;
  }
}

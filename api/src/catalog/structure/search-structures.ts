import type { FieldValues } from '../../repository/field-values';
import type { Services } from '../../kernel/services';
import type { Viewer } from '../../kernel/viewer';
import { exactHits } from './exact-hits';
import { listedRelatives } from './listed-relatives';
import { showHits } from './show-hits';
import type { StructureEngine } from './structure-engine';
import { structureField, type Hits, type Search, type StructureSearch } from './structure-search';
import { inTime, readStructureQuery } from './structures';

/**
 * The hits of a structure search that the viewer may see, best first.
 *
 * @throws ApiProblem `invalid` for a structure that cannot be read or takes too long, `unavailable` when the server
 * is busy
 */
export async function searchStructures(
  { database, structureEngine }: Pick<Services, 'database' | 'structureEngine'>,
  search: StructureSearch,
  viewer: Viewer,
): Promise<FieldValues> {
  const deadline = inTime();
  const isFragment = search.mode === 'substructure';
  const given = { text: search.structure, field: structureField, isFragment };
  const query = await readStructureQuery(given, deadline);
  const full = { ...search, database, viewer, query, deadline };
  const isExact = search.mode === 'exact';
  const [{ hits, ...totals }, relatives] = await Promise.all([
    findHits(full, structureEngine),
    isExact ? listedRelatives(database, query, viewer) : [],
  ]);
  const { page, pageSize } = search;
  return { data: await showHits(full, hits), ...totals, relatives, page, pageSize };
}

function findHits(search: Search, engine: StructureEngine): Promise<Hits> {
  switch (search.mode) {
    case 'exact':
      return exactHits(search);
    case 'substructure':
      return engine.substructure(search);
    case 'similarity':
      return engine.similar(search);
    default:
      return search.mode satisfies never;
  }
}

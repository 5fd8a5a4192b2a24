import type { Database } from '../db/database';
import type { Row } from '../db/pool';
import type { Viewer } from '../viewer';
import { exactHits } from './exact-hits';
import { showHits } from './show-hits';
import { similarHits } from './similar-hits';
import { structureField, type Hits, type Search, type StructureSearch } from './structure-search';
import { readStructureQuery } from './structures';
import { substructureHits } from './substructure-hits';

/** Milliseconds that a search may take in all, so that its asker has an answer within two seconds. */
const searchTime = 1_500;

/**
 * The chemicals that a structure finds, best first, those that the viewer may see.
 *
 * @throws ApiProblem `invalid` for a structure that cannot be read or takes too long, `unavailable` when too many ask
 */
export async function searchStructures(
  database: Database,
  search: StructureSearch,
  viewer: Viewer,
): Promise<Row> {
  const end = performance.now() + searchTime;
  const query = await readStructureQuery({
    text: search.structure,
    field: structureField,
    isFragment: search.mode === 'substructure',
  });
  const full = { ...search, database, viewer, query, end };
  const { hits, ...totals } = await findHits(full);
  const { page, pageSize } = search;
  return { data: await showHits(full, hits), ...totals, page, pageSize };
}

function findHits(search: Search): Promise<Hits> {
  switch (search.mode) {
    case 'exact':
      return exactHits(search);
    case 'substructure':
      return substructureHits(search);
    case 'similarity':
      return similarHits(search);
    default:
      return search.mode satisfies never;
  }
}

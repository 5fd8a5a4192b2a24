import { drawPicture, matchedAtoms } from 'contract/drawing';
import { sql } from 'kysely';
import type { FieldValues } from '../../repository/field-values';
import { recordsWhere } from '../../repository/read';
import { chemicalTable } from '../chemical/chemical.table';
import type { Hit, Search } from './structure-search';

/** The response rows for one page of hits. Chemicals deleted meanwhile are left out. */
export async function showHits(search: Search, hits: readonly Hit[]): Promise<FieldValues[]> {
  if (hits.length === 0) return [];
  const [chemicals, drawings] = await Promise.all([
    chemicalsOf(search, hits),
    drawingsOf(search, hits),
  ]);
  return hits.flatMap(({ chemicalId, similarity, match }) => {
    const chemical = chemicals.get(chemicalId);
    const drawn = drawings.get(chemicalId);
    if (!chemical || !drawn) return [];
    const { drawing, description } = drawn;
    const svg = drawPicture(drawing, match);
    return [{ chemical, similarity, description, svg, matchedAtoms: matchedAtoms(drawing, match) }];
  });
}

async function chemicalsOf({ database, viewer }: Search, hits: readonly Hit[]) {
  const ids = hits.map(({ chemicalId }) => chemicalId);
  const condition = sql<boolean>`record._id in (${sql.join(ids)})`;
  const options = { viewer, limit: ids.length };
  const rows = await recordsWhere(database, chemicalTable, condition, options);
  return new Map(rows.map((row) => [String(row['_id']), row]));
}

async function drawingsOf({ database }: Search, hits: readonly Hit[]) {
  const ids = hits.map(({ chemicalId }) => chemicalId);
  const rows = await database
    .selectFrom('chemicalStructure')
    .select(['chemicalId', 'drawing', 'description'])
    .where('chemicalId', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.chemicalId, row]));
}

import { sql } from 'kysely';
import type { Row } from '../db/pool';
import { recordsWhere } from '../repository/read';
import { chemicalTable } from '../resources/catalog/chemical';
import { structureField, type Hit, type Search } from './structure-search';
import type { MatchPicture } from './structure-messages';
import { markMolecules } from './structures';

interface Drawing {
  readonly chemicalId: string;
  readonly molfile: string;
  readonly svg: string;
  readonly description: string;
}

/** The hits of one page as they are answered. A chemical that went meanwhile is left out. */
export async function showHits(search: Search, hits: readonly Hit[]): Promise<Row[]> {
  if (hits.length === 0) return [];
  const [chemicals, drawings] = await Promise.all([
    chemicalsOf(search, hits),
    drawingsOf(search, hits),
  ]);
  const shown = hits.flatMap((hit) => {
    const chemical = chemicals.get(hit.chemicalId);
    const drawing = drawings.get(hit.chemicalId);
    return chemical && drawing ? [{ hit, chemical, drawing }] : [];
  });
  const pictures = await picturesOf(
    search,
    shown.map(({ drawing }) => drawing),
  );
  return shown.map(({ hit, chemical, drawing }, index) => ({
    chemical,
    similarity: hit.similarity,
    description: drawing.description,
    ...(pictures[index] ?? { svg: drawing.svg, matchedAtoms: [] }),
  }));
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
  const rows: Drawing[] = await database
    .selectFrom('chemicalStructure')
    .select(['chemicalId', 'molfile', 'svg', 'description'])
    .where('chemicalId', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.chemicalId, row]));
}

/** What is merely alike has no place that could be marked. Half of the pictures is drawn in each thread. */
async function picturesOf(
  { mode, query }: Search,
  drawings: readonly Drawing[],
): Promise<readonly MatchPicture[]> {
  if (mode === 'similarity') {
    return drawings.map(({ svg }) => ({ svg, matchedAtoms: [] }));
  }
  const molfiles = drawings.map(({ molfile }) => molfile);
  const fragment = mode === 'exact' ? {} : { fragment: query.fragment };
  const middle = Math.ceil(molfiles.length / 2);
  const halves = await Promise.all(
    [molfiles.slice(0, middle), molfiles.slice(middle)].map((half) =>
      markMolecules({ ...fragment, molfiles: half }, structureField),
    ),
  );
  return halves.flat();
}

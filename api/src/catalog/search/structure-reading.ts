import { looksLikeSmiles } from 'contract/chemistry';
import { sql } from 'kysely';
import type { Viewer } from '../../core/viewer';
import type { Database } from '../../db/database';
import { ApiProblem } from '../../core/problem';
import { seenStructures } from '../structure/seen-structures';
import { structureField } from '../structure/structure-search';
import { readStructureQuery } from '../structure/structures';
import { inchiKeyOf } from './inchi-key';
import { readText, type Wanted } from './read-text';
import { typedReading, type Reading } from './readings';

/** A structure is drawn in at most this many listed chemicals. */
const most = 50;

/** The reading of a text as a structure, in SMILES or as an InChI; undefined when it is none, or not listed. */
export async function structureReading(
  database: Database,
  text: string,
  viewer: Viewer,
): Promise<Reading | undefined> {
  const inchiKey = inchiKeyOf(text);
  if (inchiKey !== undefined) return typedReading(inchiKey);
  if (!looksLikeSmiles(text)) return undefined;
  const structures = await chemicalsWith(database, text, viewer);
  if (structures.length === 0) return undefined;
  const wanted: Wanted = { ...readText(text), structures };
  return { wanted, qualifiers: [] };
}

async function chemicalsWith(database: Database, text: string, viewer: Viewer): Promise<string[]> {
  const query = await queryOf(text);
  if (!query) return [];
  const { rows } = await sql<{ chemicalId: string }>`
    select structure.chemical_id from ${seenStructures(viewer)}
    where structure.id_code = ${query.idCode} and structure.formula = ${query.formula}
    limit ${most}`.execute(database);
  return rows.map(({ chemicalId }) => chemicalId);
}

/** A text that only looks like SMILES, or is too hard to work out now, has no structure here. */
async function queryOf(text: string) {
  try {
    return await readStructureQuery({ text, field: structureField, isFragment: false });
  } catch (cause) {
    if (cause instanceof ApiProblem) return undefined;
    throw cause;
  }
}

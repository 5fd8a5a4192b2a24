import type { StructureDifference } from 'contract/catalog';
import { looksLikeInchi, looksLikeSmiles, parseFormula, sameComposition } from 'contract/chemistry';
import { sql } from 'kysely';
import { ApiProblem } from '../../core/problem';
import type { Viewer } from '../../core/viewer';
import type { Database } from '../../db/database';
import { inchiKeyOf } from '../inchi/inchi-key';
import { seenStructures } from '../structure/seen-structures';
import { structureField } from '../structure/structure-search';
import { readStructure } from '../structure/structures';
import { readText, type Wanted } from './read-text';
import { typedReading, type Reading } from './readings';

/** A structure is drawn in at most this many listed chemicals. */
const most = 50;

const inchiKey = /^\s*([A-Z]{14})-[A-Z]{10}-[A-Z]\s*$/i;

/** Whether a text may be a structure: a SMILES, an InChI or an InChIKey. */
export function looksLikeStructure(text: string): boolean {
  return inchiKey.test(text) || looksLikeInchi(text) || looksLikeSmiles(text);
}

/**
 * The readings of a text as a structure, in SMILES, as InChI or InChIKey, the closest first: the structure itself, then
 * those that differ in stereochemistry alone, then other salts. Empty when it is none, or none is listed.
 */
export async function structureReadings(
  database: Database,
  text: string,
  viewer: Viewer,
): Promise<Reading[]> {
  const [, skeleton] = inchiKey.exec(text) ?? [];
  if (skeleton !== undefined) return [differing(typedReading(skeleton), 'stereo')];
  const key = inchiKeyOf(text);
  if (key === undefined && !looksLikeSmiles(text)) return [];
  const drawn = await drawnAs(database, text, viewer);
  return [...(key === undefined ? [] : [typedReading(key)]), ...drawn];
}

async function drawnAs(database: Database, text: string, viewer: Viewer): Promise<Reading[]> {
  const structure = await structureOf(text);
  if (!structure) return [];
  const { rows } = await sql<RelatedRow>`
    select structure.chemical_id, structure.formula, structure.id_code from ${seenStructures(viewer)}
    where structure.id_code = ${structure.idCode}
      or (structure.skeleton = ${structure.skeleton} and structure.skeleton <> '')
    order by structure.id_code <> ${structure.idCode}, structure.heavy_atoms, structure.chemical_id
    limit ${most}`.execute(database);
  const related = rows.map((row) => ({ ...row, difference: differenceOf(row, structure) }));
  return [undefined, 'stereo' as const, 'salt' as const].flatMap((difference) => {
    const structures = related.filter((one) => one.difference === difference);
    if (structures.length === 0) return [];
    const wanted: Wanted = {
      ...readText(text),
      structures: structures.map(({ chemicalId }) => chemicalId),
    };
    return [differing({ wanted, qualifiers: [] }, difference)];
  });
}

interface RelatedRow {
  readonly chemicalId: string;
  readonly formula: string;
  readonly idCode: string;
}

/** Undefined for the same structure. */
function differenceOf(
  row: RelatedRow,
  structure: Omit<RelatedRow, 'chemicalId'>,
): StructureDifference | undefined {
  if (row.idCode === structure.idCode && row.formula === structure.formula) return undefined;
  const [one, other] = [row, structure].map(({ formula }) =>
    parseFormula(withoutIsotopes(formula)),
  );
  const isSame = one?.ok && other?.ok && sameComposition(one.formula, other.formula);
  return isSame ? 'stereo' : 'salt';
}

function withoutIsotopes(formula: string): string {
  return formula.replace(/[DT](?![a-z])/g, 'H');
}

function differing(reading: Reading, difference: StructureDifference | undefined): Reading {
  return difference === undefined
    ? reading
    : { ...reading, wanted: { ...reading.wanted, difference } };
}

/** A text that only looks like a structure, or is too hard to work out now, has none here. */
async function structureOf(text: string) {
  try {
    return await readStructure({ text, field: structureField });
  } catch (cause) {
    if (cause instanceof ApiProblem) return undefined;
    throw cause;
  }
}

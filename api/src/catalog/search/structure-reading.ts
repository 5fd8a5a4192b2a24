import type { ListedRelative, StructureDifference } from 'contract/catalog';
import { looksLikeInchi, looksLikeSmiles } from 'contract/chemistry';
import { sql } from 'kysely';
import { ApiProblem } from '../../kernel/problem';
import type { Viewer } from '../../kernel/viewer';
import type { Database } from '../../db/database';
import { inchiKeyOf } from '../inchi/inchi-key';
import { listedRelatives } from '../structure/listed-relatives';
import { seenStructures } from '../structure/seen-structures';
import { structureField } from '../structure/structure-search';
import { readStructureCodes } from '../structure/structures';
import { readText, type Wanted } from './read-text';
import { typedReading, type Reading } from './readings';

/** A structure is drawn in at most this many listed chemicals. */
const maxChemicals = 50;

const inchiKey = /^\s*([A-Z]{14})-[A-Z]{10}-[A-Z]\s*$/i;

/** Whether a text may be a structure: a SMILES, an InChI or an InChIKey. */
export function looksLikeStructure(text: string): boolean {
  return inchiKey.test(text) || looksLikeInchi(text) || looksLikeSmiles(text);
}

/**
 * The readings of a text as a structure, in SMILES, as InChI or InChIKey, the closest first: the structure itself, then
 * those that differ in stereochemistry alone, then other forms. Empty when it is none, or none is listed.
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
  const [same, relatives] = await Promise.all([
    listedAs(database, structure.idCode, viewer),
    listedRelatives(database, structure, viewer),
  ]);
  const isForm = ({ relation }: ListedRelative) => relation === 'form';
  return [
    drawnReading(text, same),
    drawnReading(
      text,
      relatives.filter((one) => !isForm(one)),
      'stereo',
    ),
    drawnReading(text, relatives.filter(isForm), 'form'),
  ].flat();
}

function drawnReading(
  text: string,
  found: readonly Pick<ListedRelative, '_id'>[],
  difference?: StructureDifference,
): Reading[] {
  if (found.length === 0) return [];
  const wanted: Wanted = { ...readText(text), structures: found.map(({ _id }) => _id) };
  return [differing({ wanted, qualifiers: [] }, difference)];
}

async function listedAs(database: Database, idCode: string, viewer: Viewer) {
  const { rows } = await sql<Pick<ListedRelative, '_id'>>`
    select record._id from ${seenStructures(viewer)}
    where structure.id_code = ${idCode} order by record._id limit ${maxChemicals}`.execute(
    database,
  );
  return rows;
}

function differing(reading: Reading, difference: StructureDifference | undefined): Reading {
  return difference === undefined
    ? reading
    : { ...reading, wanted: { ...reading.wanted, difference } };
}

/** A text that only looks like a structure, or is too hard to work out now, has none here. */
async function structureOf(text: string) {
  try {
    return await readStructureCodes({ text, field: structureField });
  } catch (cause) {
    if (cause instanceof ApiProblem) return undefined;
    throw cause;
  }
}

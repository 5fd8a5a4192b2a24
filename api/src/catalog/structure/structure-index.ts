import { maxIndexedStructures, type StructureIndex } from 'contract/catalog';
import { sql } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../db/database';
import { visitor } from '../../kernel/viewer';
import { fingerprintWords } from './fingerprint';
import { seenStructures } from './seen-structures';

interface IndexedRow {
  readonly chemicalId: StructureIndex['ids'][number];
  readonly slug: string;
  readonly name: string;
  readonly casNumber: string | null;
  readonly formula: string | null;
  readonly molecularWeight: number | null;
  readonly graph: string;
  readonly idCode: string;
  readonly flatCode: string | null;
  readonly skeleton: string | null;
  readonly fingerprint: string;
}

/** Rows processed before other requests get their turn. */
const stretch = 500;

/** All published structures for a search in the browser; null above the maximum. */
export async function readStructureIndex(database: Database): Promise<StructureIndex | null> {
  const few = sql`select 1 from ${seenStructures(visitor)} limit ${maxIndexedStructures + 1}`;
  const { rows } = await sql<IndexedRow & { isWhole: boolean }>`
    select every.is_whole, structure.chemical_id, coalesce(record.slug, record._id::text) as slug,
      record.name, record.cas_number, record.formula, record.molecular_weight,
      structure.graph, structure.id_code, structure.flat_code, structure.skeleton, structure.fingerprint
    from (select count(*) <= ${maxIndexedStructures} as is_whole from (${few}) as few) as every
    left join (${seenStructures(visitor)}) on every.is_whole
    order by structure.heavy_atoms, structure.chemical_id`.execute(database);
  if (rows[0]?.isWhole === false) return null;
  const found = rows.filter(({ chemicalId }) => chemicalId !== null);
  const fingerprints: string[] = [];
  for (let from = 0; from < found.length; from += stretch) {
    const part = found.slice(from, from + stretch);
    fingerprints.push(...part.map(({ fingerprint }) => fingerprintWords(fingerprint)));
    await setImmediate();
  }
  return {
    ids: found.map(({ chemicalId }) => chemicalId),
    slugs: found.map(({ slug }) => slug),
    names: found.map(({ name }) => name),
    casNumbers: found.map(({ casNumber }) => casNumber),
    formulas: found.map(({ formula }) => formula),
    molarMasses: found.map(({ molecularWeight }) => molecularWeight),
    graphs: found.map(({ graph }) => graph),
    idCodes: found.map(({ graph, idCode }) => otherThan(graph, idCode)),
    flatCodes: found.map(({ idCode, flatCode }) => otherThan(idCode, flatCode ?? idCode)),
    skeletons: found.map(({ idCode, flatCode, skeleton }) =>
      skeleton ? otherThan(flatCode ?? idCode, skeleton) : null,
    ),
    fingerprints,
  };
}

/** Most codes are equal to the one before, and are left out. */
function otherThan(before: string, code: string): string {
  return code === before ? '' : code;
}

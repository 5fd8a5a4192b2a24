import { sql } from 'kysely';
import type { Database, Work } from '../../db/database';
import { later } from '../../db/later';
import type { ChemicalDraft, WrittenChemical } from '../chemical/chemical-writes';
import type { PrecomputedStructure } from 'contract/drawing';
import { inchiOf } from '../inchi/inchi';
import { precomputeStructure } from './structures';

/** A precomputed structure with its standard InChI; null when it has none. */
export interface IdentifiedStructure extends PrecomputedStructure {
  readonly inchi: string | null;
}

/** Facts of a chemical's structure for rules between its fields. */
export type KnownStructure = Pick<
  PrecomputedStructure,
  'formula' | 'molecularWeight' | 'openStereocentres'
>;

/** Reads a chemical's given SMILES or InChI before its transaction begins. */
export async function precomputeChemical({
  smiles,
}: Partial<ChemicalDraft['record']>): Promise<IdentifiedStructure | undefined> {
  if (typeof smiles !== 'string') return undefined;
  const structure = await precomputeStructure({ text: smiles, field: 'smiles' });
  return { ...structure, inchi: await inchiOf(structure.molfile) };
}

/** Syncs the stored structures with the SMILES of written chemicals. */
export async function syncStructures(
  work: Work,
  writes: readonly WrittenChemical[],
): Promise<void> {
  const gone = writes.filter(({ before, after }) => before?.smiles && !after.smiles);
  await removeStructures(
    work,
    gone.map(({ id }) => id),
  );
  const current = writes.flatMap(({ id, after, precomputed: structure }) =>
    structure && after.smiles ? [{ chemicalId: id, structure }] : [],
  );
  await storeStructures(work, current);
}

async function removeStructures(work: Work, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await work.deleteFrom('chemicalStructure').where('chemicalId', 'in', ids).execute();
}

export interface StructureOfChemical {
  readonly chemicalId: string;
  readonly structure: PrecomputedStructure;
}

/** Replaces stored structures, with one statement. */
export async function storeStructures(
  work: Work,
  structures: readonly StructureOfChemical[],
): Promise<void> {
  if (structures.length === 0) return;
  const rows = structures.map(({ chemicalId, structure }) => ({ chemicalId, ...structure }));
  await later(sql`
    insert into chemical_structure (
      chemical_id, smiles, molfile, formula, molecular_weight, heavy_atoms, open_stereocentres,
      drawing, description, id_code, flat_code, skeleton, traits, graph, fingerprint, bits, features)
    select "chemicalId", smiles, molfile, formula, "molecularWeight", "heavyAtoms",
      "openStereocentres", drawing, description, "idCode", "flatCode", skeleton, traits, graph, fingerprint,
      bit_count(fingerprint), features
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as item (
      "chemicalId" uuid, smiles text, molfile text, formula text, "molecularWeight" float8,
      "heavyAtoms" smallint, "openStereocentres" smallint, drawing json, description text,
      "idCode" text, "flatCode" text, skeleton text, traits text[], graph text, fingerprint bit(512), features bit(256))
    on conflict (chemical_id) do update set
      smiles = excluded.smiles, molfile = excluded.molfile, formula = excluded.formula,
      molecular_weight = excluded.molecular_weight, heavy_atoms = excluded.heavy_atoms,
      open_stereocentres = excluded.open_stereocentres, skeleton = excluded.skeleton, drawing = excluded.drawing,
      description = excluded.description, id_code = excluded.id_code, flat_code = excluded.flat_code,
      traits = excluded.traits, graph = excluded.graph,
      fingerprint = excluded.fingerprint, bits = excluded.bits,
      features = excluded.features`).execute(work);
}

/** The stored structures of chemicals, by `_id`. */
export async function knownStructures(
  work: Database | Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownStructure>> {
  if (ids.length === 0) return new Map();
  const rows = await work
    .selectFrom('chemicalStructure')
    .select(['chemicalId', 'formula', 'molecularWeight', 'openStereocentres'])
    .where('chemicalId', 'in', ids)
    .execute();
  return new Map(rows.map(({ chemicalId, ...known }) => [chemicalId, known]));
}

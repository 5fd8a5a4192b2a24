import { inchiKeyOf } from '../inchi/inchi-key';
import type { ChemicalDraft } from '../chemical/chemical-writes';

interface Identifiers {
  readonly inchi: string | null;
  readonly inchiKey: string | null;
}

/**
 * The InChI of a record's structure, and its InChIKey where none is given. A key that was derived from the former
 * structure follows the new one; a key that was typed stays.
 */
export function inchiOfRecord({ record, before, precomputed }: ChemicalDraft): Identifiers {
  const { inchiKey } = record;
  if (!record.smiles) return { inchi: null, inchiKey };
  if (!precomputed) return { inchi: before?.inchi ?? null, inchiKey };
  const { inchi } = precomputed;
  const former = inchiKeyOf(before?.inchi ?? '');
  const isDerived = inchiKey === null || inchiKey === former;
  return { inchi, inchiKey: isDerived ? (inchiKeyOf(inchi ?? '') ?? null) : inchiKey };
}

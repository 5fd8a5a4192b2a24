import type { Work } from '../../db/database';
import type { ChemicalDraft } from '../chemical/chemical-writes';
import { knownStructures, type KnownStructure } from './sync-structures';

/**
 * The structure of each chemical to be written: precomputed from a given SMILES, or else as stored. One query for
 * all.
 */
export async function structuresOfDrafts(
  work: Work,
  drafts: readonly ChemicalDraft[],
): Promise<(KnownStructure | undefined)[]> {
  const ids = drafts.map(({ record, before, precomputed }) =>
    precomputed || !record.smiles ? undefined : before?._id,
  );
  const stored = await knownStructures(
    work,
    ids.filter((id) => typeof id === 'string'),
  );
  return drafts.map(({ record, precomputed }, index) => {
    if (!record.smiles) return undefined;
    return precomputed ?? stored.get(String(ids[index]));
  });
}

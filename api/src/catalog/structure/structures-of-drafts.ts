import type { Work } from '../../db/database';
import type { Draft } from '../../repository/resource-table';
import { knownStructures, precomputedStructure, type KnownStructure } from './sync-structures';

/**
 * The structure of each chemical about to be written: what was precomputed from the SMILES that is given, else what is stored
 * of the one that stays. One query for all of them.
 */
export async function structuresOfDrafts(
  work: Work,
  drafts: readonly Draft[],
): Promise<(KnownStructure | undefined)[]> {
  const ids = drafts.map(({ before, precomputed }) => (precomputed ? undefined : before?.['_id']));
  const stored = await knownStructures(
    work,
    ids.filter((id) => typeof id === 'string'),
  );
  return drafts.map(({ record, precomputed }, index) => {
    if (!record['smiles']) return undefined;
    return precomputedStructure(precomputed) ?? stored.get(String(ids[index]));
  });
}

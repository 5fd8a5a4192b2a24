import { indexLetter, sortKey } from 'contract/chemistry';
import { rewriteComputed } from '../../repository/rewrite-computed';
import type { ChemicalRecord } from '../chemical/chemical-writes';
import type { Scope } from '../../repository/rows';

type FiledRecord = Pick<ChemicalRecord, 'name' | 'indexLetterOverride' | 'indexLetter' | 'sortKey'>;

/** A chemical's place in the A–Z list: by its name, or under the letter that an editor chose. */
export function filedName({
  name,
  indexLetterOverride,
}: Pick<ChemicalRecord, 'name' | 'indexLetterOverride'>) {
  return {
    indexLetter: indexLetterOverride ?? indexLetter(name),
    sortKey: sortKey(name),
  };
}

/**
 * Updates index letters and sort keys of chemicals that follow older rules.
 *
 * @param records - by `_id`
 * @returns whether any changed
 */
export async function refileChemicals(
  place: Scope,
  records: ReadonlyMap<string, FiledRecord>,
): Promise<boolean> {
  const moved = [...records].flatMap(([id, record]) => {
    const filed = filedName(record);
    const isFiled = filed.indexLetter === record.indexLetter && filed.sortKey === record.sortKey;
    return isFiled ? [] : [[id, filed] as const];
  });
  for (const field of ['indexLetter', 'sortKey'] as const) {
    const values = new Map(moved.map(([id, filed]) => [id, filed[field]]));
    await rewriteComputed(place, field, values);
  }
  return moved.length > 0;
}

import { isSameValue } from '../../repository/same-value';
import type { ChemicalDraft } from '../chemical/chemical-writes';

type Change = Pick<ChemicalDraft, 'record' | 'before'>;

const judged = [
  'casNumber',
  'formula',
  'smiles',
  'classifications',
  'ghsPictograms',
  'signalWord',
  'hazardStatements',
  'unNumber',
  'hazardClass',
  'packingGroup',
] as const;

/**
 * The reason to publish a chemical although its data contradicts itself. It stands for the values that it was given
 * with: one from before is dropped when they change.
 */
export function reasonOf({ record, before }: Change): { contradictionReason: string | null } {
  const contradictionReason = record.contradictionReason ?? null;
  const isNew = contradictionReason !== (before?.contradictionReason ?? null);
  const isOfTheseValues =
    isNew || judged.every((name) => isSameValue(record[name], before?.[name]));
  return { contradictionReason: isOfTheseValues ? contradictionReason : null };
}

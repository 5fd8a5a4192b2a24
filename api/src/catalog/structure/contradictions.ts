import type { FieldError } from 'contract';
import { contradicts, displayFormula, parseFormula } from 'contract/chemistry';
import type { ChemicalDraft } from '../chemical/chemical-writes';
import type { KnownStructure } from './sync-structures';

/** The fields that must agree in a published chemical. */
const judged = ['status', 'formula', 'smiles'] as const;
const categories = ['categoryId', 'subCategoryId', 'subSubCategoryId'] as const;

/**
 * Why a chemical cannot be published: its formula and structure describe different substances. A chemical that only
 * follows its moved category is not checked.
 */
export function contradictionsOf(
  { record, before }: Pick<ChemicalDraft, 'record' | 'before'>,
  structure: KnownStructure | undefined,
): FieldError[] {
  if (record.status !== 'published' || isMoved(record, before)) return [];
  const typed = record.formula ?? '';
  const drawn = structure?.formula ?? '';
  const [one, other] = [parseFormula(typed), parseFormula(drawn)];
  if (!one.ok || !other.ok || !contradicts(one.formula, other.formula)) return [];
  const formulas = `formula ${displayFormula(typed)}, structure ${displayFormula(drawn)}`;
  return [{ path: 'formula', message: `${whatToDo} (${formulas}).` }];
}

const whatToDo =
  'Formula and structure are of different substances: correct one of them, or save as a draft';

function isMoved(record: ChemicalDraft['record'], before: ChemicalDraft['before']): boolean {
  if (!before) return false;
  const isSame = (name: (typeof judged)[number] | (typeof categories)[number]) =>
    record[name] === before[name];
  return judged.every(isSame) && !categories.every(isSame);
}

import type { FieldError } from 'contract';
import { contradicts, displayFormula, parseFormula } from 'contract/chemistry';
import type { FieldValues } from '../../repository/field-values';
import type { Draft } from '../../repository/resource-table';
import type { KnownStructure } from './sync-structures';

/** The fields that must agree in a published chemical. */
const judged = ['status', 'formula', 'smiles'] as const;
const categories = ['categoryId', 'subCategoryId', 'subSubCategoryId'] as const;

/**
 * Why a chemical cannot be published: its formula and structure describe different substances. A chemical that only
 * follows its moved category is not checked.
 */
export function contradictionsOf(
  { record, before }: Draft,
  structure: KnownStructure | undefined,
): FieldError[] {
  if (record['status'] !== 'published' || isMoved(record, before)) return [];
  const typed = textOf(record['formula']);
  const drawn = textOf(structure?.formula);
  const [one, other] = [parseFormula(typed), parseFormula(drawn)];
  if (!one.ok || !other.ok || !contradicts(one.formula, other.formula)) return [];
  const formulas = `formula ${displayFormula(typed)}, structure ${displayFormula(drawn)}`;
  return [{ path: 'formula', message: `${whatToDo} (${formulas}).` }];
}

const whatToDo =
  'Formula and structure are of different substances: correct one of them, or save as a draft';

function isMoved(record: FieldValues, before: FieldValues | undefined): boolean {
  if (!before) return false;
  const isSame = (name: string) => record[name] === before[name];
  return judged.every(isSame) && !categories.every(isSame);
}

function textOf(formula: unknown): string {
  return typeof formula === 'string' ? formula : '';
}

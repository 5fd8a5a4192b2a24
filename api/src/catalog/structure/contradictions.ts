import type { FieldError } from 'contract';
import { contradicts, displayFormula, parseFormula } from 'contract/chemistry';
import type { Row } from '../../db/pool';
import type { Draft } from '../../repository/resource-table';
import type { KnownStructure } from './sync-structures';

/** The fields that what is published must agree in. */
const judged = ['status', 'formula', 'smiles'] as const;
const categories = ['categoryId', 'subCategoryId', 'subSubCategoryId'] as const;

/**
 * Why a chemical cannot be published: its formula and its structure stand for different substances. One that follows its
 * category is moved as it is.
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

function isMoved(record: Row, before: Row | undefined): boolean {
  if (!before) return false;
  const isSame = (name: string) => record[name] === before[name];
  return judged.every(isSame) && !categories.every(isSame);
}

function textOf(formula: unknown): string {
  return typeof formula === 'string' ? formula : '';
}

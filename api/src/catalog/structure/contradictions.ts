import type { FieldError } from 'contract';
import { contradicts, displayFormula, parseFormula } from 'contract/chemistry';
import type { Work } from '../../db/database';
import type { ChemicalDraft } from '../chemical/chemical-writes';
import { casHolders } from './cas-holders';
import { reasonOf } from './contradiction-reason';
import type { KnownStructure } from './sync-structures';
import { safetyErrors } from './safety-errors';
import type { Law } from '../law-of';

/** The fields that must agree in a published chemical. */
const judged = ['status', 'formula', 'smiles', 'contradictionReason'] as const;
const categories = ['categoryId', 'subCategoryId', 'subSubCategoryId'] as const;

interface Judged {
  readonly structures: readonly (KnownStructure | undefined)[];
  readonly laws: readonly Law[];
}

/**
 * Why chemicals cannot be published, for each in order: formula and structure describe different substances, or
 * another published chemical has the CAS number, or hazards or transport break a rule of CLP or ADR. A chemical with a reason for it is let through, and one that only
 * follows its moved category is not checked.
 */
export async function contradictionsOf(
  work: Work,
  drafts: readonly ChemicalDraft[],
  { structures, laws }: Judged,
): Promise<FieldError[][]> {
  const holders = await casHolders(work, drafts);
  return drafts.map((draft, index) => {
    const isChecked =
      draft.record.status === 'published' &&
      reasonOf(draft).contradictionReason === null &&
      !isMoved(draft);
    if (!isChecked) return [];
    return [
      ...formulaErrors(draft, structures[index]),
      ...casErrors(draft, holders[index]),
      ...safetyErrors(draft, laws[index]),
    ];
  });
}

function formulaErrors(
  { record }: ChemicalDraft,
  structure: KnownStructure | undefined,
): FieldError[] {
  const typed = record.formula ?? '';
  const drawn = structure?.formula ?? '';
  const [one, other] = [parseFormula(typed), parseFormula(drawn)];
  if (!one.ok || !other.ok || !contradicts(one.formula, other.formula)) return [];
  const formulas = `formula ${displayFormula(typed)}, structure ${displayFormula(drawn)}`;
  const message = `Formula and structure are of different substances (${formulas}): correct one of them, ${otherwise}.`;
  return [{ path: 'formula', message }];
}

function casErrors({ record }: ChemicalDraft, holder: string | undefined): FieldError[] {
  if (holder === undefined) return [];
  const message = `"${holder}" is published with the CAS number ${record.casNumber} already: correct the number, ${otherwise}.`;
  return [{ path: 'casNumber', message }];
}

const otherwise = 'save it as a draft, or give a reason to publish it anyway';

function isMoved({ record, before }: ChemicalDraft): boolean {
  if (!before) return false;
  const isSame = (name: (typeof judged)[number] | (typeof categories)[number]) =>
    record[name] === before[name];
  return judged.every(isSame) && !categories.every(isSame);
}

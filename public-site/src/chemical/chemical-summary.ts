import type { chemicals, Grade } from 'contract/catalog';
import type { z } from 'zod';
import { type FormulaView, formulaViewOf } from '../common/formula-view';
import { chemicalHref } from '../common/hrefs';
import type { Hazards } from './chemical-view';
import { pictureHref } from './data-path';
import { pictogramName } from './pictogram-name';
import { molarMassText } from './quantity-text';

/** A chemical in a list. */
export interface ChemicalSummary {
  id: string;
  name: string;
  href: string;
  casNumber: string | null;
  formula: FormulaView | null;
  /** The URL of its structure's picture; null without a structure. */
  picture: string | null;
  molarMass: string | null;
  grades: readonly Grade[];
  pictograms: Hazards['pictograms'];
  /** Whether we hold no classification: no pictogram is none of a harmless chemical. */
  isUnclassified: boolean;
}

/** A chemical that a search found. */
export interface FoundSummary extends ChemicalSummary {
  /** Why it was found, where its name does not show that. */
  reason: string | null;
  /** The offered form that was asked for, and its section of the page: `#form-caustic-soda-50`. */
  offeredForm?: string;
  section?: string;
}

export type ListedChemical = z.output<typeof chemicals.publicListed>;

export function chemicalSummaryOf(chemical: ListedChemical): ChemicalSummary {
  const href = chemicalHref(chemical);
  return {
    id: chemical._id,
    name: chemical.name,
    href,
    picture: chemical.smiles === null ? null : pictureHref(href, chemical.smiles),
    casNumber: chemical.casNumber,
    formula: formulaViewOf(chemical.formula),
    molarMass: molarMassText(chemical.molecularWeight),
    grades: chemical.grades,
    pictograms: chemical.ghsPictograms.map((code) => ({ code, name: pictogramName(code) })),
    isUnclassified:
      chemical.ghsPictograms.length + chemical.hazardStatements.length === 0 &&
      chemical.signalWord === null,
  };
}

import type { chemicals } from 'contract/catalog';
import type { z } from 'zod';
import { chemicalHref } from '../hrefs';
import type { ChemicalSummary } from './chemical-summary';
import { formulaViewOf } from './formula-view-of';
import { molarMassText } from './quantity-text';

export type ListedChemical = z.output<typeof chemicals.publicListed>;

export function chemicalSummaryOf(chemical: ListedChemical): ChemicalSummary {
  const href = chemicalHref(chemical);
  return {
    id: chemical._id,
    name: chemical.name,
    href,
    picture: chemical.smiles === null ? null : `${href}.svg`,
    casNumber: chemical.casNumber,
    formula: formulaViewOf(chemical.formula),
    molarMass: molarMassText(chemical.molecularWeight),
    grades: chemical.grades,
  };
}

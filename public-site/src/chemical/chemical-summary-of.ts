import type { chemicals } from 'contract';
import type { z } from 'zod';
import { chemicalHref } from '../hrefs';
import type { ChemicalSummary } from './chemical-summary';
import { formulaViewOf } from './formula-view-of';
import { molarMassText } from './quantity-text';

export type ListedChemical = z.output<typeof chemicals.publicListed>;

export function chemicalSummaryOf(chemical: ListedChemical): ChemicalSummary {
  return {
    name: chemical.name,
    href: chemicalHref(chemical),
    casNumber: chemical.casNumber,
    formula: formulaViewOf(chemical.formula),
    molarMass: molarMassText(chemical.molecularWeight),
    grades: chemical.grades,
  };
}

import { formulaViewOf } from '../chemical/formula-view-of';
import { molarMassText } from '../chemical/quantity-text';
import { chemicalHref } from '../hrefs';
import type { StructureHitView } from './structure-hit';

/** What of a chemical its card shows. */
interface HitChemical {
  readonly _id: string;
  readonly slug: string | null;
  readonly name: string;
  readonly casNumber: string | null;
  readonly formula: string | null;
  readonly molecularWeight: number | null;
}

export interface StructureHitParts extends Pick<
  StructureHitView,
  'svg' | 'description' | 'similarity'
> {
  readonly chemical: HitChemical;
}

export function structureHitOf({
  chemical,
  svg,
  description,
  similarity,
}: StructureHitParts): StructureHitView {
  return {
    id: chemical._id,
    name: chemical.name,
    href: chemicalHref(chemical),
    casNumber: chemical.casNumber,
    formula: formulaViewOf(chemical.formula),
    molarMass: molarMassText(chemical.molecularWeight),
    svg,
    description,
    similarity,
  };
}

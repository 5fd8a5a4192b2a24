import type { ChemicalSummary } from '../chemical/chemical-summary';
import { formulaViewOf } from '../common/formula-view';
import { molarMassText } from '../chemical/quantity-text';
import { chemicalHref } from '../common/hrefs';

/** A hit of a structure search, as its card shows it. */
export interface StructureHitView extends Omit<
  ChemicalSummary,
  'grades' | 'picture' | 'pictograms' | 'isUnclassified'
> {
  /** The drawing, with the match in groups of the class `match`. */
  svg: string;
  description: string;
  /** The Tanimoto coefficient, 0 to 1. */
  similarity: number;
}

/** The fields of a chemical that its card shows. */
interface HitChemical {
  readonly _id: string;
  readonly slug: string | null;
  readonly name: string;
  readonly casNumber: string | null;
  readonly formula: string | null;
  readonly molecularWeight: number | null;
}

interface StructureHitParts extends Pick<StructureHitView, 'svg' | 'description' | 'similarity'> {
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

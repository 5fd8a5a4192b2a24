import type { PublicChemical } from 'contract/catalog';
import { numberText } from '../chemical/quantity-text';
import type { ChemicalFacts, UnitView } from './inquiry-view';

/** What is stored of a chemical in lists. */
export type ListedChemical = Pick<
  PublicChemical,
  | '_id'
  | 'name'
  | 'slug'
  | 'grades'
  | 'packagings'
  | 'unitId'
  | 'density'
  | 'molecularWeight'
  | 'meltingPoint'
  | 'boilingPoint'
>;

const roomTemperature = 20;

/** What a line of an inquiry needs to know of its chemical. */
export function factsOf(chemical: ListedChemical, units: readonly UnitView[]): ChemicalFacts {
  const { grades, packagings, unitId, density, molecularWeight, meltingPoint, boilingPoint } =
    chemical;
  const symbols = new Map(units.map(({ id, symbol }) => [id, symbol]));
  return {
    grades,
    packs: packagings.map(({ quantity, unitId: pack, container }) =>
      `${numberText(quantity)} ${symbols.get(pack) ?? ''} ${container}`.replace(/\s+/g, ' '),
    ),
    unitId,
    density,
    molarMass: molecularWeight,
    isLiquid:
      meltingPoint !== null &&
      meltingPoint < roomTemperature &&
      (boilingPoint === null || boilingPoint > roomTemperature),
  };
}

import type { ChosenChemical } from 'contract/catalog';
import { numberText } from '../chemical/quantity-text';
import type { UnitView } from '../common/unit-view';
import type { ChemicalFacts } from './inquiry-view';

/** A chemical as lists of the API contain it. */
export type ListedChemical = Pick<
  ChosenChemical,
  | '_id'
  | 'name'
  | 'slug'
  | 'grades'
  | 'packagings'
  | 'offeredForms'
  | 'unitId'
  | 'density'
  | 'molecularWeight'
  | 'meltingPoint'
  | 'boilingPoint'
>;

const roomTemperature = 20;

/** The facts that a line of an inquiry needs of its chemical. */
export function factsOf(chemical: ListedChemical, units: readonly UnitView[]): ChemicalFacts {
  const { grades, packagings, unitId, density, molecularWeight, meltingPoint, boilingPoint } =
    chemical;
  const symbols = new Map(units.map(({ id, symbol }) => [id, symbol]));
  const packsIn = (packs: typeof packagings) =>
    packs.map(({ quantity, unitId: pack, container }) =>
      `${numberText(quantity)} ${symbols.get(pack) ?? ''} ${container}`.replace(/\s+/g, ' '),
    );
  return {
    grades,
    packs: packsIn(packagings),
    ...(chemical.offeredForms.length > 0 && {
      forms: chemical.offeredForms.map((form) => {
        return { name: form.name, grades: form.grades, packs: packsIn(form.packagings) };
      }),
    }),
    unitId,
    density,
    molarMass: molecularWeight,
    isLiquid:
      meltingPoint !== null &&
      meltingPoint < roomTemperature &&
      (boilingPoint === null || boilingPoint > roomTemperature),
  };
}

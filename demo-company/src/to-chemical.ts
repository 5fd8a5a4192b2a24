import { foreignNames } from 'api/foreign-names';
import type { FieldValues } from 'api/seed';
import { known } from './known';
import type { RegulatedFacts } from './regulated-facts';

type Ids = ReadonlyMap<string, string>;

/** A chemical in the demo file; refers to types by name, units by symbol and categories by slug. */
interface DemoChemical extends FieldValues {
  readonly casNumber: string;
  readonly typeNames: readonly string[];
  readonly unit?: string;
  readonly packagings: readonly { quantity: number; unit: string; container: string }[];
  readonly categorySlug: string;
  readonly subCategorySlug: string;
  readonly subSubCategorySlug: string;
}

interface KnownIds {
  readonly unitIds: Ids;
  readonly typeIds: Ids;
  readonly categoryIds: Ids;
  readonly factsOf: RegulatedFacts;
}

/** The body of `product/add` for a demo chemical. */
export function toChemical(
  chemical: DemoChemical,
  { unitIds, typeIds, categoryIds, factsOf }: KnownIds,
): FieldValues {
  const { typeNames, unit, packagings, categorySlug, subCategorySlug, subSubCategorySlug, ...own } =
    chemical;
  const subPath = `${categorySlug}/${subCategorySlug}`;
  return {
    ...own,
    ...factsOf(own.casNumber),
    foreignNames: foreignNamesOf(own.casNumber),
    typeIds: typeNames.map((name) => known(typeIds, name)),
    packagings: packagings.map(({ unit: symbol, ...packaging }) => ({
      ...packaging,
      unitId: known(unitIds, symbol),
    })),
    unitId: unit === undefined ? null : known(unitIds, unit),
    categoryId: known(categoryIds, categorySlug),
    subCategoryId: known(categoryIds, subPath),
    subSubCategoryId: known(categoryIds, `${subPath}/${subSubCategorySlug}`),
  };
}

function foreignNamesOf(casNumber: string): { language: string; name: string }[] {
  return Object.entries(foreignNames[casNumber] ?? {}).flatMap(([language, names]) =>
    names.map((name) => ({ language, name })),
  );
}

import { foreignNames } from 'api/foreign-names';
import type { FieldValues } from 'api/seed';
import { type DemoPack, packsByGrade } from './forms-by-grade';
import { known } from './known';
import { offeredFormsOf } from './offered-forms';
import type { RegulatedFacts } from './regulated-facts';

type Ids = ReadonlyMap<string, string>;

/** A chemical in the demo file; refers to types by name, units by symbol and categories by slug. */
interface DemoChemical extends FieldValues {
  readonly name: string;
  readonly casNumber: string;
  readonly grades: readonly string[];
  readonly typeNames: readonly string[];
  readonly unit?: string;
  readonly packagings: readonly DemoPack[];
  readonly categorySlug: string;
  readonly subCategorySlug: string;
  readonly subSubCategorySlug: string;
}

interface KnownIds {
  readonly unitIds: Ids;
  readonly typeIds: Ids;
  readonly categoryIds: Ids;
  readonly regulated: RegulatedFacts;
}

/** The body of `product/add` for a demo chemical. */
export function toChemical(
  chemical: DemoChemical,
  { unitIds, typeIds, categoryIds, regulated }: KnownIds,
): FieldValues {
  const {
    typeNames,
    unit,
    packagings: _,
    categorySlug,
    subCategorySlug,
    subSubCategorySlug,
    ...own
  } = chemical;
  const subPath = `${categorySlug}/${subCategorySlug}`;
  const facts = regulated.factsOf(own.casNumber);
  const withUnits = (packs: readonly DemoPack[]) =>
    packs.map(({ unit: symbol, ...pack }) => ({ ...pack, unitId: known(unitIds, symbol) }));
  return {
    ...own,
    ...facts,
    foreignNames: foreignNamesOf(own.casNumber),
    typeIds: typeNames.map((name) => known(typeIds, name)),
    packagings: withUnits(packsByGrade(chemical)),
    offeredForms: offeredFormsOf(chemical, { ...regulated, facts }).map((form) => ({
      ...form,
      packagings: withUnits(form.packagings),
    })),
    unitId: unit === undefined ? null : known(unitIds, unit),
    categoryId: known(categoryIds, categorySlug),
    subCategoryId: known(categoryIds, subPath),
    subSubCategoryId: known(categoryIds, `${subPath}/${subSubCategorySlug}`),
  };
}

export function foreignNamesOf(casNumber: string): { language: string; name: string }[] {
  return Object.entries(foreignNames[casNumber] ?? {}).flatMap(([language, names]) =>
    names.map((name) => ({ language, name })),
  );
}

import type { PublicChemical } from 'contract';
import type { Fact } from './chemical-view';
import { densityText, temperatureText } from './quantity-text';

type Row = readonly [label: string, value: string | null, isCode?: boolean];

export function identifiersOf(chemical: PublicChemical): Fact[] {
  return stored([
    ['CAS number', chemical.casNumber, true],
    ['EC number', chemical.ecNumber, true],
    ['Product code', chemical.productCode, true],
    ['IUPAC name', chemical.iupacName],
    ['InChIKey', chemical.inchiKey, true],
    ['SMILES', chemical.smiles, true],
  ]);
}

export function propertiesOf(chemical: PublicChemical): Fact[] {
  return stored([
    ['Appearance', chemical.appearance],
    ['Purity', chemical.purity],
    ['Density', densityText(chemical.density)],
    ['Melting point', temperatureText(chemical.meltingPoint)],
    ['Boiling point', temperatureText(chemical.boilingPoint)],
    ['Flash point', temperatureText(chemical.flashPoint)],
  ]);
}

const countries = new Intl.DisplayNames('en', { type: 'region' });

export function tradeFactsOf({ hsCode, origin, shelfLifeMonths }: PublicChemical): Fact[] {
  return stored([
    ['HS code', hsCode, true],
    ['Country of origin', origin && (countries.of(origin) ?? origin)],
    ['Shelf life', shelfLifeMonths === null ? null : months(shelfLifeMonths)],
  ]);
}

function months(count: number): string {
  return count === 1 ? '1 month' : `${count} months`;
}

/** The rows that have a value. */
export function stored(rows: readonly Row[]): Fact[] {
  return rows.flatMap(([label, value, isCode = false]) =>
    value === null ? [] : [{ label, value, ...(isCode && { isCode }) }],
  );
}

import type { PublicChemical } from 'contract/catalog';
import type { Fact } from './chemical-view';
import { densityText, fahrenheitText, molarMassText, temperatureText } from './quantity-text';

interface Row extends Omit<Fact, 'value' | 'also'> {
  value: string | null;
  also?: string | null;
}

export function identifiersOf(chemical: PublicChemical): Fact[] {
  return stored([
    { label: 'CAS number', value: chemical.casNumber, isCode: true },
    { label: 'EC number', value: chemical.ecNumber, isCode: true },
    { label: 'Product code', value: chemical.productCode, isCode: true },
    { label: 'IUPAC name', value: chemical.iupacName },
    { label: 'InChIKey', value: chemical.inchiKey, isCode: true },
    { label: 'SMILES', value: chemical.smiles, isCode: true },
  ]);
}

export function propertiesOf(chemical: PublicChemical): Fact[] {
  return stored([
    { label: 'Molar mass', value: molarMassText(chemical.molecularWeight) },
    { label: 'Appearance', value: chemical.appearance },
    { label: 'Purity', value: chemical.purity },
    { label: 'Density', value: densityText(chemical.density) },
    temperature('Melting point', chemical.meltingPoint),
    temperature('Boiling point', chemical.boilingPoint),
    temperature('Flash point', chemical.flashPoint),
  ]);
}

function temperature(label: string, celsius: number | null): Row {
  return { label, value: temperatureText(celsius), also: fahrenheitText(celsius) };
}

const countries = new Intl.DisplayNames('en', { type: 'region' });

export function transportFactsOf(chemical: PublicChemical): Fact[] {
  const { origin, shelfLifeMonths } = chemical;
  return stored([
    { label: 'UN number', value: chemical.unNumber, isCode: true },
    { label: 'Hazard class', value: chemical.hazardClass },
    { label: 'Packing group', value: chemical.packingGroup },
    { label: 'HS code', value: chemical.hsCode, isCode: true },
    { label: 'Country of origin', value: origin && (countries.of(origin) ?? origin) },
    { label: 'Shelf life', value: shelfLifeMonths === null ? null : months(shelfLifeMonths) },
  ]);
}

function months(count: number): string {
  return count === 1 ? '1 month' : `${count} months`;
}

/** The rows that have a value. */
function stored(rows: readonly Row[]): Fact[] {
  return rows.flatMap(({ value, also = null, ...row }) =>
    value === null ? [] : [{ ...row, value, ...(also !== null && { also }) }],
  );
}

import {
  ghsPictogramNames,
  type GhsStatements,
  type NamedChemical,
  type PublicChemical,
} from 'contract/catalog';
import { fileHref } from '../hrefs';
import { countryName } from '../server/display-texts';
import type {
  ChemicalFile,
  Fact,
  Hazards,
  NamesInLanguage,
  Pack,
  Statement,
} from './chemical-view';
import {
  densityText,
  fahrenheitText,
  molarMassText,
  numberText,
  temperatureText,
} from './quantity-text';

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
    { label: 'InChI', value: chemical.inchi, isCode: true },
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

export function transportFactsOf(chemical: PublicChemical): Fact[] {
  const { origin, shelfLifeMonths } = chemical;
  return stored([
    { label: 'UN number', value: chemical.unNumber, isCode: true },
    { label: 'Hazard class', value: chemical.hazardClass },
    { label: 'Packing group', value: chemical.packingGroup },
    { label: 'HS code', value: chemical.hsCode, isCode: true },
    { label: 'Country of origin', value: origin && countryName(origin) },
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

/** The classification of the chemical; null if nothing is stored, which does not mean that there are no hazards. */
export function hazardsOf(chemical: PublicChemical, texts: GhsStatements): Hazards | null {
  const { signalWord, ghsPictograms, hazardStatements, precautionaryStatements } = chemical;
  const lists = [ghsPictograms, hazardStatements, precautionaryStatements];
  if (signalWord === null && lists.every(({ length }) => length === 0)) return null;
  return {
    signalWord,
    pictograms: ghsPictograms.map((code) => ({ code, name: ghsPictogramNames[code] })),
    hazardStatements: hazardStatements.map((code) => statementOf(code, texts.hazard)),
    precautions: precautionsOf(
      precautionaryStatements.map((code) => statementOf(code, texts.precautionary)),
    ),
  };
}

/** Never the text of a similar code: H360 differs from H360FD. */
function statementOf(code: string, texts: Readonly<Record<string, string>>): Statement {
  return { code, text: texts[code] ?? joined(code, texts) };
}

/** A combination that the GHS does not list has the texts of its parts joined, if all are known. */
function joined(code: string, texts: Readonly<Record<string, string>>): string | null {
  if (!code.startsWith('P')) return null;
  const parts = code.split('+').map((part) => texts[part]);
  return parts.every((part) => part !== undefined) ? parts.join(' ') : null;
}

/** By the first digit of the codes; UN GHS, annex 3, section 2. */
const kinds = [
  ['1', 'General'],
  ['2', 'Prevention'],
  ['3', 'Response'],
  ['4', 'Storage'],
  ['5', 'Disposal'],
] as const;

function precautionsOf(statements: readonly Statement[]): Hazards['precautions'] {
  const known = kinds.map(([digit, title]) => {
    return { title, statements: statements.filter(({ code }) => code[1] === digit) };
  });
  const rest = statements.filter(({ code }) => !kinds.some(([digit]) => code[1] === digit));
  return [...known, { title: 'Others', statements: rest }].filter((kind) => {
    return kind.statements.length > 0;
  });
}

const languages = new Intl.DisplayNames('en', { type: 'language' });

/** The names of a chemical in other languages, in the order in which the languages first come. */
export function foreignNamesOf({ foreignNames }: PublicChemical): NamesInLanguage[] {
  const codes = new Set(foreignNames.map(({ language }) => language));
  return [...codes].map((code) => {
    const own = foreignNames.filter(({ language }) => language === code);
    const names = [...new Set(own.map(({ name }) => name))];
    return { code, language: languages.of(code) ?? code, names };
  });
}

const order = ['SDS', 'TDS', 'COA', 'Other'];

/** A chemical's documents, safety data sheets first. */
export function filesOf({ documents }: NamedChemical): ChemicalFile[] {
  const sorted = documents.toSorted((one, other) => {
    return order.indexOf(one.kind) - order.indexOf(other.kind);
  });
  return sorted.map(({ file, kind, title, language }) => ({
    title,
    kind: kindNames[kind],
    language: languages.of(language) ?? language,
    languageCode: language,
    format: (file.split('.').at(-1) ?? '').toUpperCase(),
    href: fileHref(file),
  }));
}

const kindNames = {
  SDS: 'Safety data sheet',
  TDS: 'Technical data sheet',
  COA: 'Certificate of analysis',
  Other: 'Document',
} as const;

/** Packagings with the symbols of their units: `200 L`, `Steel drum`. */
export function packsOf({ packagings, units }: NamedChemical): Pack[] {
  const symbols = new Map(units.map(({ _id, symbol }) => [_id, symbol]));
  return packagings.map(({ quantity, unitId, container }) => ({
    amount: `${numberText(quantity)}\u00a0${symbols.get(unitId) ?? ''}`.trim(),
    container,
  }));
}

/** The names of a chemical's types, in its order. */
export function typeNamesOf({ typeIds, types }: NamedChemical): string[] {
  const names = new Map<string, string>(types.map(({ _id, name }) => [_id, name]));
  return typeIds.flatMap((id) => names.get(id) ?? []);
}

import { textLanguage, utcDateText, utcDay } from 'contract';
import { DocumentKind, type NamedChemical, type PublicChemical } from 'contract/catalog';
import {
  annexTitle,
  hazardFieldNames,
  storageClassNames,
  transportFieldNames,
} from 'contract/regulation';
import { documentHref, documentRequestHref } from '../common/hrefs';
import { documentKindNames } from './document-kind-names';
import { countryName } from '../load/display-texts';
import type { ChemicalFile, Fact, NamesInLanguage, SourceTexts } from './chemical-view';
import {
  densityText,
  fahrenheitText,
  mercuryText,
  molarMassText,
  numberText,
  poundsPerGallonText,
  temperatureText,
} from './quantity-text';

interface Row extends Omit<Fact, 'value' | 'also'> {
  value: string | null;
  also?: string | null;
  /** Asked for by whoever releases a delivery: said to be missing where it is. */
  isAsked?: boolean;
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
    {
      label: 'Density',
      value: densityText(chemical.density),
      also: poundsPerGallonText(chemical.density),
    },
    temperature('Melting point', chemical.meltingPoint),
    temperature('Boiling point', chemical.boilingPoint),
    { ...temperature('Flash point', chemical.flashPoint), isAsked: true },
    {
      label: 'Vapour pressure',
      value: vapourPressureText(chemical.vapourPressure),
      also: mercuryText(chemical.vapourPressure),
    },
    { label: 'Refractive index', value: numberOrNull(chemical.refractiveIndex) },
  ]);
}

function temperature(label: string, celsius: number | null): Row {
  return { label, value: temperatureText(celsius), also: fahrenheitText(celsius) };
}

export function transportFactsOf(chemical: PublicChemical): Fact[] {
  const { origin, shelfLifeMonths } = chemical;
  return stored([
    { label: 'UN number', value: chemical.unNumber, isCode: true, isAsked: true },
    { label: 'Proper shipping name', value: chemical.properShippingName },
    { label: 'Hazard class', value: chemical.hazardClass },
    { label: 'Packing group', value: chemical.packingGroup, isAsked: chemical.unNumber !== null },
    { label: 'Hazard identification number', value: chemical.hazardIdentificationNumber },
    { label: 'Transport category', value: chemical.transportCategory },
    { label: 'Tunnel code', value: chemical.tunnelCode },
    { label: 'Limited quantity', value: chemical.limitedQuantity },
    { label: 'Excepted quantity', value: chemical.exceptedQuantity },
    { label: 'Storage class', value: storageClassText(chemical), isAsked: true },
    { label: 'Candidate List of REACH', value: svhcText(chemical) },
    { label: 'HS code', value: chemical.hsCode, isCode: true },
    { label: 'Country of origin', value: origin && countryName(origin) },
    { label: 'Shelf life', value: shelfLifeMonths === null ? null : months(shelfLifeMonths) },
  ]);
}

function months(count: number): string {
  return count === 1 ? '1 month' : `${count} months`;
}

function storageClassText({ storageClass }: PublicChemical): string | null {
  return storageClass && `${storageClass}: ${storageClassNames[storageClass]} (TRGS 510)`;
}

function svhcText({ svhcSince }: PublicChemical): string | null {
  return svhcSince && `Substance of very high concern since ${utcDateText(svhcSince)}`;
}

function vapourPressureText(value: number | null): string | null {
  return value === null ? null : `${numberText(value)}\u00a0hPa at 20\u00a0°C`;
}

function numberOrNull(value: number | null): string | null {
  return value === null ? null : String(value);
}

/** The value of what is asked for and not known. */
export const notStated = 'Not stated';

/** Whether a fact has a value. */
export function isStated({ value }: Fact): boolean {
  return value !== notStated;
}

/** The rows that have a value, and those that are asked for without one; nothing where none has a value. */
function stored(rows: readonly Row[]): Fact[] {
  return rows.flatMap(({ value, also = null, isAsked = false, ...row }) => {
    if (value === null) return isAsked ? [{ ...row, value: notStated, isCode: false }] : [];
    return [{ ...row, value, ...(also !== null && { also }) }];
  });
}

const hazardFields: ReadonlySet<string> = new Set([...hazardFieldNames, 'precautionaryStatements']);
const transportFields: ReadonlySet<string> = new Set([
  ...transportFieldNames,
  'storageClass',
  'svhcSince',
]);

/** Where hazards, transport and properties are from, each source once. */
export function sourceTextsOf({ fieldSources }: PublicChemical): SourceTexts {
  const of = (isIt: (field: string) => boolean) => {
    const stated = fieldSources.filter(
      ({ field, source, reference }) =>
        isIt(field) && !(source === annexTitle && reference === null),
    );
    const texts = stated.map(sourceText);
    // A value may have two sources, and two values one of them in common.
    return [...new Set(texts.flatMap((text) => text.split('; ')))];
  };
  return {
    hazards: of((field) => hazardFields.has(field)),
    transport: of((field) => transportFields.has(field)),
    properties: of((field) => !hazardFields.has(field) && !transportFields.has(field)),
  };
}

function sourceText({ source, edition, reference }: PublicChemical['fieldSources'][number]) {
  const where = [edition, reference].filter((part) => part !== null).join(', ');
  const named = where === '' ? source : `${source} (${where})`;
  // A table of the law is followed to the day: what it has on it is what applies.
  return edition === null ? named : `${named}, as of ${utcDateText(utcDay())}`;
}

const languages = new Intl.DisplayNames(textLanguage, { type: 'language' });

/** The names of a chemical in other languages, in the order in which the languages first come. */
export function foreignNamesOf({ foreignNames }: PublicChemical): NamesInLanguage[] {
  const codes = new Set(foreignNames.map(({ language }) => language));
  return [...codes].map((code) => {
    const own = foreignNames.filter(({ language }) => language === code);
    const names = [...new Set(own.map(({ name }) => name))];
    return { code, language: languages.of(code) ?? code, names };
  });
}

/** The English name of a language by its tag. */
export function languageOf(tag: string): string {
  return languages.of(tag) ?? tag;
}

/** A chemical's documents, safety data sheets first. */
export function filesOf({ sheets }: NamedChemical): ChemicalFile[] {
  const kinds = DocumentKind.options;
  const sorted = sheets.toSorted((one, other) => {
    return kinds.indexOf(one.kind) - kinds.indexOf(other.kind);
  });
  return sorted.map((sheet) => ({
    title: sheet.title,
    kind: documentKindNames[sheet.kind],
    language: languageOf(sheet.language),
    languageCode: sheet.language,
    edition: editionOf(sheet),
    format: sheet.format.toUpperCase(),
    href: sheet.access === 'public' ? documentHref(sheet._id) : documentRequestHref(sheet._id),
    isOnRequest: sheet.access === 'request',
  }));
}

/** `revision 3, 4 May 2026`; null without both. */
export function editionOf({
  revision,
  issuedOn,
}: Pick<NamedChemical['sheets'][number], 'revision' | 'issuedOn'>): string | null {
  const parts = [
    ...(revision === null ? [] : [`revision ${revision}`]),
    ...(issuedOn === null ? [] : [utcDateText(issuedOn)]),
  ];
  return parts.length === 0 ? null : parts.join(', ');
}

/** The types of a chemical, in its order. */
export function typesOf({ typeIds, types }: NamedChemical): NamedChemical['types'] {
  return typeIds.flatMap((id) => types.filter((type) => type._id === id));
}

export function typeNamesOf(chemical: NamedChemical): string[] {
  return typesOf(chemical).map(({ name }) => name);
}

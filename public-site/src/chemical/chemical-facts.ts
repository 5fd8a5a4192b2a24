import { plural, t } from '@lingui/core/macro';
import { languageName, utcDateText, utcDay } from 'contract';
import { DocumentKind, type NamedChemical, type PublicChemical } from 'contract/catalog';
import { annexTitle, hazardFieldNames, transportFieldNames } from 'contract/regulation';
import { documentHref, documentRequestHref } from '../common/hrefs';
import { currentLanguage } from '../language/current-language';
import { documentKindName } from './document-kind-name';
import { storageClassName } from './storage-class-name';
import { countryName } from '../load/display-texts';
import { langOf } from '../load/lang-of';
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
    { label: t`CAS number`, value: chemical.casNumber, isCode: true },
    { label: t`EC number`, value: chemical.ecNumber, isCode: true },
    { label: t`Product code`, value: chemical.productCode, isCode: true },
    { label: t`IUPAC name`, value: chemical.iupacName },
    { label: t`InChI`, value: chemical.inchi, isCode: true },
    { label: t`InChIKey`, value: chemical.inchiKey, isCode: true },
    { label: t`SMILES`, value: chemical.smiles, isCode: true },
  ]);
}

export function propertiesOf(chemical: PublicChemical): Fact[] {
  return stored([
    { label: t`Molar mass`, value: molarMassText(chemical.molecularWeight) },
    {
      label: t`Appearance`,
      value: chemical.appearance,
      lang: langOf(chemical, 'appearance'),
    },
    { label: t`Purity`, value: chemical.purity },
    {
      label: t`Density`,
      value: densityText(chemical.density),
      also: poundsPerGallonText(chemical.density),
    },
    temperature(t`Melting point`, chemical.meltingPoint),
    temperature(t`Boiling point`, chemical.boilingPoint),
    { ...temperature(t`Flash point`, chemical.flashPoint), isAsked: true },
    {
      label: t`Vapour pressure`,
      value: vapourPressureText(chemical.vapourPressure),
      also: mercuryText(chemical.vapourPressure),
    },
    { label: t`Refractive index`, value: numberOrNull(chemical.refractiveIndex) },
  ]);
}

function temperature(label: string, celsius: number | null): Row {
  return { label, value: temperatureText(celsius), also: fahrenheitText(celsius) };
}

export function transportFactsOf(chemical: PublicChemical): Fact[] {
  const { origin, shelfLifeMonths } = chemical;
  return stored([
    { label: t`UN number`, value: chemical.unNumber, isCode: true, isAsked: true },
    { label: t`Proper shipping name`, value: chemical.properShippingName },
    { label: t`Hazard class`, value: chemical.hazardClass },
    { label: t`Packing group`, value: chemical.packingGroup, isAsked: chemical.unNumber !== null },
    { label: t`Hazard identification number`, value: chemical.hazardIdentificationNumber },
    { label: t`Transport category`, value: chemical.transportCategory },
    { label: t`Tunnel code`, value: chemical.tunnelCode },
    { label: t`Limited quantity`, value: chemical.limitedQuantity },
    { label: t`Excepted quantity`, value: chemical.exceptedQuantity },
    { label: t`Storage class`, value: storageClassText(chemical), isAsked: true },
    { label: t`Candidate List of REACH`, value: svhcText(chemical) },
    { label: t`HS code`, value: chemical.hsCode, isCode: true },
    { label: t`Country of origin`, value: origin && countryName(origin) },
    { label: t`Shelf life`, value: shelfLifeMonths === null ? null : months(shelfLifeMonths) },
  ]);
}

function months(count: number): string {
  return t`${plural(count, { one: '# month', other: '# months' })}`;
}

function storageClassText({ storageClass }: PublicChemical): string | null {
  return storageClass && `${storageClass}: ${storageClassName(storageClass)} (TRGS 510)`;
}

function svhcText({ svhcSince }: PublicChemical): string | null {
  if (svhcSince === null) return null;
  const day = utcDateText(svhcSince);
  return t`Substance of very high concern since ${day}`;
}

function vapourPressureText(value: number | null): string | null {
  if (value === null) return null;
  const [pressure, celsius] = [`${numberText(value)}\u00a0hPa`, '20\u00a0°C'];
  return t`${pressure} at ${celsius}`;
}

function numberOrNull(value: number | null): string | null {
  return value === null ? null : numberText(value);
}

/** The value of what is asked for and not known. */
export function notStated(): string {
  return t`Not stated`;
}

/** Whether a fact has a value. */
export function isStated({ value }: Fact): boolean {
  return value !== notStated();
}

/** The rows that have a value, and those that are asked for without one; nothing where none has a value. */
function stored(rows: readonly Row[]): Fact[] {
  return rows.flatMap(({ value, also = null, isAsked = false, ...row }) => {
    if (value === null) return isAsked ? [{ ...row, value: notStated(), isCode: false }] : [];
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
  if (edition === null) return named;
  const day = utcDateText(utcDay());
  return t`${named}, as of ${day}`;
}

/** The names of a chemical in other languages, in the order in which the languages first come. */
export function foreignNamesOf({ foreignNames }: PublicChemical): NamesInLanguage[] {
  const codes = new Set(foreignNames.map(({ language }) => language));
  return [...codes].map((code) => {
    const own = foreignNames.filter(({ language }) => language === code);
    const names = [...new Set(own.map(({ name }) => name))];
    return { code, language: languageOf(code), names };
  });
}

/** The name of a language by its tag, in that of the page. */
export function languageOf(tag: string): string {
  return languageName(tag, currentLanguage().code);
}

/** A chemical's documents, safety data sheets first. */
export function filesOf({ sheets }: NamedChemical): ChemicalFile[] {
  const kinds = DocumentKind.options;
  const sorted = sheets.toSorted((one, other) => {
    return kinds.indexOf(one.kind) - kinds.indexOf(other.kind);
  });
  return sorted.map((sheet) => ({
    title: sheet.title,
    kind: documentKindName(sheet.kind),
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
    ...(revision === null ? [] : [t`revision ${revision}`]),
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

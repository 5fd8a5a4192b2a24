import { utcDateText } from 'contract';
import {
  DocumentKind,
  ghsPictogramNames,
  type NamedChemical,
  type PublicChemical,
} from 'contract/catalog';
import {
  className,
  filledSentence,
  hazardClassNames,
  hazardFieldNames,
  noteWords,
  type StatementTable,
  transportFieldNames,
} from 'contract/regulation';
import { documentHref, documentRequestHref } from '../common/hrefs';
import { documentKindNames } from './document-kind-names';
import { countryName } from '../load/display-texts';
import type {
  ChemicalFile,
  Fact,
  Hazards,
  NamesInLanguage,
  Pack,
  SourceTexts,
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
    { label: 'Proper shipping name', value: chemical.properShippingName },
    { label: 'Hazard class', value: chemical.hazardClass },
    { label: 'Packing group', value: chemical.packingGroup },
    { label: 'Limited quantity', value: chemical.limitedQuantity },
    { label: 'Tunnel code', value: chemical.tunnelCode },
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
export function hazardsOf(chemical: PublicChemical, texts: StatementTable): Hazards | null {
  const { signalWord, ghsPictograms, hazardStatements, precautionaryStatements } = chemical;
  const lists = [ghsPictograms, hazardStatements, precautionaryStatements];
  if (signalWord === null && lists.every(({ length }) => length === 0)) return null;
  return {
    classes: classesOf(chemical),
    signalWord,
    pictograms: ghsPictograms.map((code) => ({ code, name: ghsPictogramNames[code] })),
    hazardStatements: hazardStatements.map(statementOf),
    precautions: precautionsOf(precautionaryStatements.map(statementOf)),
    notes: chemical.classificationNotes.flatMap((note) => {
      const words = noteWords[note];
      return words === undefined ? [] : [{ note, words }];
    }),
    source: texts.source,
  };

  /** Organs and routes that the classification names stand behind the sentence. */
  function statementOf(code: string): Statement {
    const sentence = filledSentence(code, texts, chemical.statementSlots);
    const specifics = chemical.classifications.find(
      ({ statement }) => statement === code,
    )?.specifics;
    return { code, text: specifics && sentence ? `${sentence} (${specifics})` : sentence };
  }
}

/** The hazard classes, each once: `Acute Tox. 3`. */
function classesOf({ classifications }: PublicChemical): Hazards['classes'] {
  const names = new Map(classifications.map((one) => [className(one), one.hazardClass]));
  return [...names].map(([name, hazardClass]) => ({ name, words: hazardClassNames[hazardClass] }));
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

const hazardFields: ReadonlySet<string> = new Set(hazardFieldNames);
const transportFields: ReadonlySet<string> = new Set(transportFieldNames);

/** Where hazards, transport and properties are from, each source once. */
export function sourceTextsOf({ fieldSources }: PublicChemical): SourceTexts {
  const of = (isIt: (field: string) => boolean) => {
    const texts = fieldSources.filter(({ field }) => isIt(field)).map(sourceText);
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
  return where === '' ? source : `${source} (${where})`;
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

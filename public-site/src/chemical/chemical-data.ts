import type { NamedChemical, OfferedForm } from 'contract/catalog';
import { classText, formLabel, limitText } from 'contract/regulation';
import { chemicalHref, fileHref } from '../common/hrefs';
import { type DataFormat, dataHref } from './data-path';

interface Quantity<Unit extends string> {
  value: number;
  unit: Unit;
}

interface DataPack {
  quantity: number;
  unit: string | null;
  container: string;
}

interface DataForm extends Omit<
  OfferedForm,
  'packagings' | 'classifications' | 'supplements' | 'density'
> {
  packs: readonly DataPack[];
  density: Quantity<'g/cm3'> | null;
  /** `Skin Corr. 1B = H314`. */
  classes: readonly string[];
  pictograms: readonly string[];
  signalWord: string | null;
  hazardStatements: readonly string[];
}

/**
 * The response of `/{slug}.json`: the facts of a chemical's page for programs. While `version` stays, fields may be
 * added, but none is removed or changes its meaning. Missing facts are null or an empty list.
 */
interface ChemicalData {
  version: 1;
  name: string;
  /** The URL of the chemical's page. */
  url: string;
  /** ISO 8601, in UTC. */
  updatedAt: string;
  identifiers: {
    casNumber: string | null;
    ecNumber: string | null;
    productCode: string | null;
    iupacName: string | null;
    inchi: string | null;
    inchiKey: string | null;
    smiles: string | null;
    synonyms: readonly string[];
    /** Synonyms in other languages, by ISO 639-1. */
    foreignNames: readonly { language: string; name: string }[];
  };
  /** In Hill order. */
  formula: string | null;
  molarMass: Quantity<'g/mol'> | null;
  properties: {
    appearance: string | null;
    purity: string | null;
    density: Quantity<'g/cm3'> | null;
    meltingPoint: Quantity<'°C'> | null;
    boilingPoint: Quantity<'°C'> | null;
    flashPoint: Quantity<'°C'> | null;
    /** At 20 °C. */
    vapourPressure: Quantity<'hPa'> | null;
    /** At 20 °C and 589 nm. */
    refractiveIndex: number | null;
  };
  types: readonly string[];
  grades: readonly string[];
  packs: readonly DataPack[];
  /** What is sold of it, where strengths or physical forms differ: each with its own hazards, transport and packs. */
  forms: readonly DataForm[];
  /**
   * Codes of CLP and of the transport of dangerous goods (ADR). Null if nothing is stored, which does not mean that there
   * are no hazards.
   */
  safety: {
    signalWord: string | null;
    pictograms: readonly string[];
    hazardStatements: readonly string[];
    precautionaryStatements: readonly string[];
    unNumber: string | null;
    hazardClass: string | null;
    packingGroup: string | null;
    /** `Acute Tox. 3 * = H301`. */
    classes: readonly string[];
    properShippingName: string | null;
    transportLabels: readonly string[];
    limitedQuantity: string | null;
    exceptedQuantity: string | null;
    tunnelCode: string | null;
    /** The upper number of the orange plate. */
    hazardIdentificationNumber: string | null;
    transportCategory: string | null;
    /** Of TRGS 510. */
    storageClass: string | null;
    /** The day on which it came onto the Candidate List of REACH. */
    svhcSince: string | null;
    /** Concentration limits, M-factors and estimates of acute toxicity. */
    limits: readonly string[];
    /** What its entry in Annex VI of CLP becomes, and when. */
    upcoming: NamedChemical['upcomingClassification'];
  } | null;
  storage: string | null;
  /** `origin` is a country by ISO 3166-1 alpha-2. */
  trade: { hsCode: string | null; origin: string | null; shelfLifeMonths: number | null };
  documents: readonly { kind: string; title: string; language: string; url: string }[];
  structure: { svg: string; mol: string } | null;
  /** Where values are from; `field` is `hazardStatements`, `density` and so on. */
  sources: NamedChemical['fieldSources'];
}

/** Lists every published field: a field added to the record stays private until it is listed here. */
export function chemicalDataOf(chemical: NamedChemical, origin: string): ChemicalData {
  const href = chemicalHref(chemical);
  const urlOf = (format: DataFormat) => origin + dataHref(href, format);
  const { name, updatedAt, formula, grades, storage } = chemical;
  const { hsCode, origin: country, shelfLifeMonths } = chemical;
  return {
    version: 1,
    name,
    url: origin + href,
    updatedAt,
    identifiers: identifiersIn(chemical),
    formula,
    molarMass: quantity(chemical.molecularWeight, 'g/mol'),
    properties: propertiesIn(chemical),
    types: chemical.types.map((type) => type.name),
    grades,
    packs: packsIn(chemical),
    forms: formsIn(chemical),
    safety: safetyIn(chemical),
    storage,
    trade: { hsCode, origin: country, shelfLifeMonths },
    documents: chemical.documents.map(({ kind, title, language, file }) => {
      return { kind, title, language, url: origin + fileHref(file) };
    }),
    structure: chemical.smiles === null ? null : { svg: urlOf('svg'), mol: urlOf('mol') },
    sources: chemical.fieldSources,
  };
}

function identifiersIn(chemical: NamedChemical): ChemicalData['identifiers'] {
  const { casNumber, ecNumber, productCode, iupacName, inchi, inchiKey, smiles } = chemical;
  const { synonyms, foreignNames } = chemical;
  const numbers = { casNumber, ecNumber, productCode };
  return { ...numbers, iupacName, inchi, inchiKey, smiles, synonyms, foreignNames };
}

function propertiesIn(chemical: NamedChemical): ChemicalData['properties'] {
  const { appearance, purity, density, meltingPoint, boilingPoint, flashPoint } = chemical;
  return {
    appearance,
    purity,
    density: quantity(density, 'g/cm3'),
    meltingPoint: quantity(meltingPoint, '°C'),
    boilingPoint: quantity(boilingPoint, '°C'),
    flashPoint: quantity(flashPoint, '°C'),
    vapourPressure: quantity(chemical.vapourPressure, 'hPa'),
    refractiveIndex: chemical.refractiveIndex,
  };
}

function formsIn({ offeredForms, units }: NamedChemical): DataForm[] {
  return offeredForms.map(({ packagings, classifications, supplements, density, ...form }) => {
    const { pictograms, signalWord, statements } = formLabel({ classifications, supplements });
    return {
      ...form,
      packs: packsIn({ packagings, units }),
      density: quantity(density, 'g/cm3'),
      classes: classifications.map(classText),
      pictograms,
      signalWord,
      hazardStatements: statements,
    };
  });
}

function packsIn({
  packagings,
  units,
}: Pick<NamedChemical, 'packagings' | 'units'>): readonly DataPack[] {
  return packagings.map(({ quantity: amount, unitId, container }) => {
    const unit = units.find(({ _id }) => _id === unitId)?.symbol ?? null;
    return { quantity: amount, unit, container };
  });
}

function safetyIn(chemical: NamedChemical): ChemicalData['safety'] {
  const { signalWord, hazardStatements, precautionaryStatements } = chemical;
  const { ghsPictograms: pictograms, unNumber, hazardClass, packingGroup } = chemical;
  const { properShippingName, limitedQuantity, tunnelCode, transportLabels } = chemical;
  const { exceptedQuantity, hazardIdentificationNumber, transportCategory } = chemical;
  const { storageClass, svhcSince, upcomingClassification: upcoming } = chemical;
  const plate = { hazardIdentificationNumber, transportCategory, exceptedQuantity };
  const carriage = { properShippingName, limitedQuantity, tunnelCode, ...plate };
  const others = { storageClass, svhcSince, ...carriage };
  const words = { signalWord, unNumber, hazardClass, packingGroup, ...others };
  const classes = chemical.classifications.map(classText);
  const codes = { pictograms, hazardStatements, precautionaryStatements };
  const limits = chemical.classificationLimits.map(limitText);
  const lists = { ...codes, classes, transportLabels, limits };
  const isStored =
    Object.values(words).some((word) => word !== null) ||
    Object.values(lists).some(({ length }) => length > 0);
  return isStored ? { ...words, ...lists, upcoming } : null;
}

function quantity<Unit extends string>(value: number | null, unit: Unit): Quantity<Unit> | null {
  return value === null ? null : { value, unit };
}

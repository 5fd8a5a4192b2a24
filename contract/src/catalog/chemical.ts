import { z } from 'zod';
import { FileName } from '../file/file-name';
import { computed, defaulted, idsOf, optional, reference, required } from '../field';
import { Country } from '../country';
import { idOf } from '../id';
import { GroupValue, QueryFlag } from '../list';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { nameText, richText, Slug, text } from '../text';
import {
  AnnexNote,
  Classification,
  ClassificationLimit,
  FieldSource,
  HazardStatement,
  PrecautionaryStatement,
  StatementSlot,
} from '../regulation/classification';
import { StorageClass } from '../regulation/storage-class';
import { UpcomingClassification } from '../regulation/law-of-record';
import { TransportLabel } from '../regulation/transport-line';
import { SignalWord } from './signal-word';
import { FindingCode } from './finding';
import { Grade } from './grade';
import { CasNumber, EcNumber, ElementSymbol, Formula, IndexLetter } from './identifiers';
import { OfferedForms } from './offered-form';
import { HsCode, Packaging, PackingGroup, UnNumber } from './packaging';
import { BoilingRange, FlashRange, notStatedValue, YesOrNo } from './property-range';
import { Moment } from '../moment';
import { functionalGroups } from '../structure/functional-group';

export const PublishStatus = z.enum(['draft', 'published']);
export type PublishStatus = z.infer<typeof PublishStatus>;

/** The pictograms of the GHS, by their codes. */
export const GhsPictogram = z.enum([
  'GHS01',
  'GHS02',
  'GHS03',
  'GHS04',
  'GHS05',
  'GHS06',
  'GHS07',
  'GHS08',
  'GHS09',
]);
export type GhsPictogram = z.infer<typeof GhsPictogram>;

const LanguageCode = z.string().regex(/^[a-z]{2}$/, 'Use the two-letter language code');

/** One picture of an ordered list; `file` is the stored name of an upload. */
export const ChemicalImage = z.strictObject({ file: FileName, alt: text(200) });
export const DocumentKind = z.enum(['SDS', 'TDS', 'COA', 'Specification', 'Other']);
export type DocumentKind = z.infer<typeof DocumentKind>;
/** A current public document; see `documents`, which it is a short form of. */
export const ChemicalDocument = z.strictObject({
  kind: DocumentKind,
  title: text(200),
  language: z.string().regex(/^[a-z]{2}(?:-[A-Z][A-Za-z]{1,3})?$/, 'Use the code of a language'),
  file: FileName,
});
export type ChemicalDocument = z.infer<typeof ChemicalDocument>;

/** A synonym in another language than English, by its ISO 639-1 code. */
export const ForeignName = z.strictObject({ language: LanguageCode, name: text(300) });
export type ForeignName = z.infer<typeof ForeignName>;

const celsius = z.number().min(-273.15).max(6000);
const molarMass = z.coerce.number().positive().max(1e7);
export const chemicals = defineResource({
  name: 'chemical',
  label: { one: 'chemical', many: 'chemicals' },
  area: 'chemicals',
  personalData: 'none',
  paths: groupPaths('product'),
  encoding: 'multipart',
  fields: {
    name: required(nameText(300)),
    slug: optional(Slug),
    productCode: optional(text(40)),
    casNumber: optional(CasNumber),
    ecNumber: optional(EcNumber),
    iupacName: optional(text(500)),
    synonyms: defaulted(z.array(nameText(300)).max(300, 'At most 300 synonyms'), []),
    foreignNames: defaulted(z.array(ForeignName).max(200, 'At most 200 names'), []),
    /** An InChI is accepted too, and stored as SMILES. */
    smiles: optional(text(500).regex(/^[!-~]+$/, 'SMILES has no spaces and only ASCII characters')),
    formula: optional(Formula),
    molecularWeight: optional(z.number().positive().max(1e7)),
    inchiKey: optional(z.string().regex(/^[A-Z]{14}-[A-Z]{10}-[A-Z]$/, 'This is no InChIKey')),
    /** The standard InChI of the structure. */
    inchi: computed(z.string().nullable(), { depth: 'record' }),
    typeIds: defaulted(idsOf('chemicalType', 20), [], { references: 'chemicalType' }),
    categoryId: optional(...reference('category')),
    subCategoryId: optional(...reference('subCategory')),
    subSubCategoryId: optional(...reference('subSubCategory')),
    grades: defaulted(z.array(Grade).max(14), []),
    purity: optional(text(60)),
    appearance: optional(text(300), { translated: true }),
    density: optional(z.number().positive().max(100)),
    meltingPoint: optional(celsius),
    boilingPoint: optional(celsius),
    flashPoint: optional(celsius),
    /** In hPa at 20 °C. */
    vapourPressure: optional(z.number().positive().max(1e6), { depth: 'record' }),
    /** At 20 °C and 589 nm. */
    refractiveIndex: optional(z.number().min(1).max(5), { depth: 'record' }),
    packagings: defaulted(z.array(Packaging).max(30), [], {
      references: { unitId: 'unit' },
    }),
    /** What is sold of it, where strengths or physical forms differ; see `OfferedForm`. */
    offeredForms: defaulted(OfferedForms, [], {
      depth: 'record',
      references: { 'packagings.unitId': 'unit' },
    }),
    unitId: optional(...reference('unit')),
    taxId: optional(idOf('tax'), { references: 'tax', audience: 'staff' }),
    hsCode: optional(HsCode),
    unNumber: optional(UnNumber),
    hazardClass: optional(text(20)),
    packingGroup: optional(PackingGroup),
    properShippingName: optional(text(400), { depth: 'record' }),
    /** Danger labels of ADR, the one of the main hazard first. */
    transportLabels: defaulted(z.array(TransportLabel).max(6), [], { depth: 'record' }),
    limitedQuantity: optional(text(40), { depth: 'record' }),
    exceptedQuantity: optional(text(10), { depth: 'record' }),
    tunnelCode: optional(text(10), { depth: 'record' }),
    /** The upper number of the orange plate. */
    hazardIdentificationNumber: optional(text(10), { depth: 'record' }),
    /** Of ADR 1.1.3.6: 0 to 4. */
    transportCategory: optional(text(10), { depth: 'record' }),
    /** The hazard classes of CLP that pictograms, signal word and statements follow from. */
    classifications: defaulted(z.array(Classification).max(40), [], { depth: 'record' }),
    /** Specific concentration limits, M-factors and estimates of acute toxicity. */
    classificationLimits: defaulted(z.array(ClassificationLimit).max(40), [], { depth: 'record' }),
    /** Notes of Annex VI of CLP: letters and numbers. */
    classificationNotes: defaulted(z.array(AnnexNote).max(20), [], { depth: 'record' }),
    /** What its entry in Annex VI of CLP becomes on a later day; null for nothing known. */
    upcomingClassification: computed(UpcomingClassification.nullable(), { depth: 'record' }),
    /** The class of TRGS 510 that it is stored by. */
    storageClass: optional(StorageClass),
    /** The day on which it came onto the Candidate List of REACH as a substance of very high concern. */
    svhcSince: optional(z.iso.date()),
    ghsPictograms: defaulted(z.array(GhsPictogram).max(9), []),
    signalWord: optional(SignalWord),
    hazardStatements: defaulted(z.array(HazardStatement).max(60), []),
    precautionaryStatements: defaulted(z.array(PrecautionaryStatement).max(60), []),
    /** Words of the supplier in the slots of statements. */
    statementSlots: defaulted(z.array(StatementSlot).max(60), [], { depth: 'record' }),
    /** Where the values of fields are from; see `FieldSource`. */
    fieldSources: defaulted(z.array(FieldSource).max(60), [], { depth: 'record' }),
    storage: optional(text(1000), { depth: 'record', translated: true }),
    shelfLifeMonths: optional(z.int().min(1).max(1200)),
    origin: optional(Country),
    description: optional(richText(), { depth: 'record', format: 'html', translated: true }),
    applications: optional(richText(), { depth: 'record', format: 'html', translated: true }),
    images: defaulted(z.array(ChemicalImage).max(20), []),
    documents: defaulted(z.array(ChemicalDocument).max(120, 'At most 120 documents'), []),
    metaTitle: optional(text(160), { translated: true }),
    metaDescription: optional(text(320), { translated: true }),
    metaKeywords: optional(text(320), { translated: true }),
    status: defaulted(PublishStatus, 'draft'),
    /**
     * Why it is published although CAS number, formula and structure contradict each other or another chemical. It
     * stands for the values that it was given with: a change of these takes it away.
     */
    contradictionReason: optional(text(500), { audience: 'staff' }),
    featured: defaulted(z.boolean(), false),
    indexLetterOverride: optional(IndexLetter, { audience: 'staff' }),
    indexLetter: computed(IndexLetter),
    sortKey: computed(z.string(), { audience: 'staff' }),
    /** Findings that are visible from the record alone; see `product/findings`. */
    findings: computed(z.array(FindingCode), { audience: 'staff' }),
  },
  title: 'name',
  search: ['name', 'casNumber', 'ecNumber', 'formula', 'productCode'],
  sorts: ['name', 'casNumber', 'formula', 'status', 'createdAt', 'updatedAt'],
  defaultSort: 'name',
  groups: ['status', 'categoryId', 'origin', 'signalWord', 'featured'],
  filters: {
    inGroup: GroupValue.optional(),
    status: PublishStatus.optional(),
    categoryId: idOf('category').optional(),
    subCategoryId: idOf('subCategory').optional(),
    subSubCategoryId: idOf('subSubCategory').optional(),
    typeId: idOf('chemicalType').optional(),
    grade: Grade.optional(),
    hazardClass: text(20).optional(),
    flashRange: FlashRange.optional(),
    boilingRange: BoilingRange.optional(),
    pictogram: GhsPictogram.or(z.literal(notStatedValue)).optional(),
    storageClass: StorageClass.or(z.literal(notStatedValue)).optional(),
    /** Substances of very high concern. */
    svhc: z.enum(['listed']).optional(),
    /** Whether there is a current safety data sheet, public or on request. */
    safetyDataSheet: YesOrNo.optional(),
    featured: QueryFlag.optional(),
    letter: IndexLetter.optional(),
    hasStructure: QueryFlag.optional(),
    /** Has the group in its structure. */
    functionalGroup: z.enum(functionalGroups).optional(),
    /** Has the element in its formula. */
    element: ElementSymbol.optional(),
    /** Exactly these atoms, in any order. */
    formula: Formula.optional(),
    /** Minimum and maximum molar mass in g/mol. */
    massFrom: molarMass.optional(),
    massTo: molarMass.optional(),
    updatedSince: Moment.optional(),
    finding: FindingCode.optional(),
  },
  staffFilters: ['inGroup', 'finding'],
  exportFormats: ['csv', 'xlsx', 'sdf'],
  public: ['list', 'get'],
});

export const Chemical = chemicals.entity;
export type Chemical = z.infer<typeof Chemical>;

/** A chemical with the fields for visitors. */
export const PublicChemical = chemicals.publicEntity;
export type PublicChemical = z.infer<typeof PublicChemical>;

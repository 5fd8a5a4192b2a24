import { Slug } from 'contract';
import { chemicals, GhsPictogram } from 'contract/catalog';
import { looksLikeInchi, sortKey } from 'contract/chemistry';
import { precomputeStructure } from '../structure/structures';
import {
  type CellForm,
  choiceForm,
  codeForm,
  listForm,
  numberForm,
  referenceForm,
  textForm,
} from '../../transfer/format/cell-form';
import { categoryColumn, categoryPaths } from '../category/category-column';
import { countryForm } from '../../transfer/format/country-form';
import { CellProblem } from '../../transfer/format/cell-problem';
import { namedBy } from '../../transfer/format/names';
import { classificationForm, limitForm, statementSlotForm } from './classification-form';
import { casForm } from './cas-form';
import { headsOf } from './chemical-heads';
import { guardChemical } from './guard-chemical';
import { gradesForm } from './grades-form';
import { foreignNameForm } from './foreign-name-form';
import { offeredFormForm } from './offered-form-form';
import { packagingForm } from './packaging-form';
import {
  columnsOf,
  idColumn,
  type TransferColumn,
  type TransferFormat,
} from '../../transfer/format/transfer-format';

const column = columnsOf(chemicals);
const celsius = { form: numberForm('°C') };
const toSmiles = async (text: string) =>
  (await precomputeStructure({ text, field: 'smiles' })).smiles;
/** `UN 1230`, `UN-1230`, `1230`; what stands under ID has no UN number. */
const unNumberForm: CellForm = {
  ...textForm,
  read: (text) => {
    if (/^ID[\s-]?\d{4}$/i.test(text)) {
      throw new CellProblem(`“${text}” is an ID number of air transport, and no UN number`);
    }
    return text.replace(/^(?:UN)?[\s.:-]*(?:No\.?\s*)?(?=\d{4}$)/i, 'UN');
  },
};

/** An address stands for the record that has it, so only those of our own export are ours. */
const slugForm: CellForm = {
  ...textForm,
  read: (text) => {
    if (!Slug.safeParse(text).success) throw new CellProblem(`“${text}” is no address`);
    return text;
  },
};

const codes = { form: listForm(codeForm, { hasCommas: true }) };

/** The InChI is that of the structure; an import reads a structure from it in rows without SMILES. */
const inchiColumn: TransferColumn = {
  name: 'inchi',
  label: 'InChI',
  synonyms: headsOf('inchi'),
  help: 'Read where the row has no SMILES',
  fields: ['smiles'],
  read: (text) => ({ smiles: text }),
  write: ({ inchi }) => (typeof inchi === 'string' ? inchi : ''),
  isDispensable: true,
  convert: toSmiles,
  isConverted: looksLikeInchi,
  isFallback: true,
};

export const chemicalFormat: TransferFormat = {
  resource: chemicals,
  columns: [
    column('name', 'Name', { synonyms: headsOf('name') }),
    column('productCode', 'Product code', { synonyms: headsOf('productCode') }),
    column('casNumber', 'CAS number', { form: casForm, synonyms: headsOf('casNumber') }),
    column('ecNumber', 'EC number', { synonyms: headsOf('ecNumber') }),
    column('iupacName', 'IUPAC name', { synonyms: headsOf('iupacName') }),
    column('synonyms', 'Synonyms', { synonyms: headsOf('synonyms') }),
    column('foreignNames', 'Names in other languages', {
      form: listForm(foreignNameForm),
      synonyms: ['Foreign names', 'Translations'],
    }),
    column('smiles', 'SMILES', {
      isDispensable: true,
      convert: toSmiles,
      isConverted: looksLikeInchi,
      synonyms: headsOf('smiles'),
    }),
    inchiColumn,
    column('formula', 'Formula', { synonyms: headsOf('formula') }),
    column('molecularWeight', 'Molar mass', {
      form: numberForm('g/mol'),
      synonyms: headsOf('molecularWeight'),
    }),
    column('inchiKey', 'InChIKey', { synonyms: headsOf('inchiKey') }),
    column('typeIds', 'Types', {
      form: listForm(referenceForm('chemicalType')),
      synonyms: headsOf('typeIds'),
    }),
    categoryColumn,
    column('grades', 'Grades', { form: gradesForm, synonyms: headsOf('grades') }),
    column('purity', 'Purity', { synonyms: headsOf('purity') }),
    column('appearance', 'Appearance', { synonyms: headsOf('appearance') }),
    column('density', 'Density', { form: numberForm('g/cm³'), synonyms: headsOf('density') }),
    column('meltingPoint', 'Melting point', { ...celsius, synonyms: headsOf('meltingPoint') }),
    column('boilingPoint', 'Boiling point', { ...celsius, synonyms: headsOf('boilingPoint') }),
    column('flashPoint', 'Flash point', { ...celsius, synonyms: headsOf('flashPoint') }),
    column('vapourPressure', 'Vapour pressure', {
      form: numberForm('hPa'),
      synonyms: ['Vapor pressure', 'Dampfdruck'],
    }),
    column('refractiveIndex', 'Refractive index', { synonyms: ['Brechungsindex', 'n20/D'] }),
    column('packagings', 'Packagings', {
      form: listForm(packagingForm),
      synonyms: headsOf('packagings'),
    }),
    column('offeredForms', 'Offered forms', { form: listForm(offeredFormForm) }),
    column('unitId', 'Unit', {
      isStrict: true,
      form: referenceForm('unit'),
      synonyms: headsOf('unitId'),
    }),
    column('taxId', 'Tax', { form: referenceForm('tax') }),
    column('hsCode', 'HS code', {
      form: { ...textForm, read: (text) => text.replace(/[\s.]/g, '') },
      synonyms: headsOf('hsCode'),
    }),
    column('unNumber', 'UN number', {
      form: unNumberForm,
      synonyms: headsOf('unNumber'),
    }),
    column('hazardClass', 'Hazard class', { synonyms: headsOf('hazardClass') }),
    column('packingGroup', 'Packing group', { synonyms: headsOf('packingGroup') }),
    column('properShippingName', 'Proper shipping name', {
      synonyms: headsOf('properShippingName'),
    }),
    column('transportLabels', 'Transport labels', {
      ...codes,
      synonyms: headsOf('transportLabels'),
    }),
    column('limitedQuantity', 'Limited quantity', { synonyms: headsOf('limitedQuantity') }),
    column('exceptedQuantity', 'Excepted quantity', { synonyms: ['EQ'] }),
    column('tunnelCode', 'Tunnel code', { synonyms: headsOf('tunnelCode') }),
    column('hazardIdentificationNumber', 'Hazard identification number', {
      synonyms: ['Kemler number', 'Kemler code', 'HIN', 'Gefahrnummer'],
    }),
    column('transportCategory', 'Transport category', { synonyms: ['Beförderungskategorie'] }),
    column('storageClass', 'Storage class', {
      form: codeForm,
      synonyms: ['TRGS 510', 'LGK', 'Lagerklasse'],
    }),
    column('svhcSince', 'SVHC since', { synonyms: ['Candidate list'] }),
    column('classifications', 'Hazard classes', { form: listForm(classificationForm) }),
    column('classificationLimits', 'Concentration limits', { form: listForm(limitForm) }),
    column('classificationNotes', 'Notes of Annex VI', codes),
    column('ghsPictograms', 'GHS pictograms', {
      form: listForm(choiceForm(GhsPictogram.options), { hasCommas: true }),
      isStrict: true,
      synonyms: headsOf('ghsPictograms'),
    }),
    column('signalWord', 'Signal word', { synonyms: headsOf('signalWord') }),
    column('hazardStatements', 'Hazard statements', {
      form: listForm(textForm, { hasCommas: true }),
      synonyms: headsOf('hazardStatements'),
    }),
    column('precautionaryStatements', 'Precautionary statements', {
      ...codes,
      synonyms: headsOf('precautionaryStatements'),
    }),
    column('statementSlots', 'Words in statements', { form: listForm(statementSlotForm) }),
    column('storage', 'Storage', { synonyms: headsOf('storage') }),
    column('shelfLifeMonths', 'Shelf life (months)', {
      form: numberForm('months'),
      synonyms: headsOf('shelfLifeMonths'),
    }),
    column('origin', 'Origin', { form: countryForm, synonyms: headsOf('origin') }),
    column('description', 'Description', {
      help: 'Text or HTML',
      synonyms: headsOf('description'),
    }),
    column('applications', 'Applications', {
      help: 'Text or HTML',
      synonyms: headsOf('applications'),
    }),
    column('status', 'Status'),
    column('contradictionReason', 'Reason to publish anyway', {
      help: 'Where CAS number, formula and structure contradict each other',
    }),
    column('featured', 'Featured'),
    column('slug', 'Address', {
      isStrict: true,
      isOfOwnFiles: true,
      synonyms: ['URL slug'],
      form: slugForm,
    }),
    column('metaTitle', 'Meta title'),
    column('metaDescription', 'Meta description'),
    column('metaKeywords', 'Meta keywords'),
    column('indexLetterOverride', 'Index letter', { form: codeForm }),
    idColumn,
  ],
  identity: [
    { field: 'productCode' },
    { field: 'casNumber' },
    { field: 'ecNumber' },
    {
      field: 'name',
      isLastResort: true,
      lookup: { column: 'sortKey', keyOf: sortKey },
    },
  ],
  guard: guardChemical,
  names: [namedBy('chemicalType'), namedBy('unit', 'symbol'), namedBy('tax'), categoryPaths],
};

import { chemicals, Grade } from 'contract/catalog';
import { looksLikeInchi, sortKey } from 'contract/chemistry';
import { precomputeStructure } from '../structure/structures';
import {
  choiceForm,
  codeForm,
  listForm,
  numberForm,
  referenceForm,
  textForm,
} from '../../transfer/format/cell-form';
import { categoryColumn, categoryPaths } from '../category/category-column';
import { namedBy } from '../../transfer/format/names';
import { classificationForm, limitForm, statementSlotForm } from './classification-form';
import { foreignNameForm } from './foreign-name-form';
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
const codes = { form: listForm(codeForm, { hasCommas: true }) };

/** The InChI is that of the structure; an import reads a structure from it in rows without SMILES. */
const inchiColumn: TransferColumn = {
  name: 'inchi',
  label: 'InChI',
  synonyms: ['Standard InChI'],
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
    column('name', 'Name', {
      synonyms: [
        'Chemical name',
        'Product name',
        'Substance name',
        'Substance',
        'Title',
        'ECHA name',
      ],
    }),
    column('productCode', 'Product code', {
      synonyms: ['Code', 'Article number', 'Item number', 'Catalogue number', 'Cat. No.', 'SKU'],
    }),
    column('casNumber', 'CAS number', {
      synonyms: ['CAS', 'CAS No.', 'CAS RN', 'CAS Nr.', 'CAS registry number', 'CASRN'],
    }),
    column('ecNumber', 'EC number', {
      synonyms: ['EC', 'EC No.', 'EC Nr.', 'EINECS', 'EINECS number', 'EC list number'],
    }),
    column('iupacName', 'IUPAC name', { synonyms: ['Systematic name'] }),
    column('synonyms', 'Synonyms', { synonyms: ['Other names', 'Synonym', 'EC name'] }),
    column('foreignNames', 'Names in other languages', {
      form: listForm(foreignNameForm),
      synonyms: ['Foreign names', 'Translations'],
    }),
    column('smiles', 'SMILES', {
      synonyms: ['Structure', 'Canonical SMILES', 'Isomeric SMILES'],
      isDispensable: true,
      convert: toSmiles,
      isConverted: looksLikeInchi,
    }),
    inchiColumn,
    column('formula', 'Formula', {
      synonyms: ['Molecular formula', 'Empirical formula', 'MF', 'Hill formula'],
    }),
    column('molecularWeight', 'Molar mass', {
      form: numberForm('g/mol'),
      synonyms: ['Molecular weight', 'Molecular mass', 'MW', 'Mol. weight', 'Formula weight'],
    }),
    column('inchiKey', 'InChIKey'),
    column('typeIds', 'Types', {
      form: listForm(referenceForm('chemicalType')),
      synonyms: ['Type', 'Chemical type', 'Chemical types'],
    }),
    categoryColumn,
    column('grades', 'Grades', {
      form: listForm(choiceForm(Grade.options), { hasCommas: true }),
      synonyms: ['Grade', 'Quality'],
    }),
    column('purity', 'Purity', { synonyms: ['Assay'] }),
    column('appearance', 'Appearance'),
    column('density', 'Density', { form: numberForm('g/cm³') }),
    column('meltingPoint', 'Melting point', { ...celsius, synonyms: ['MP', 'm.p.'] }),
    column('boilingPoint', 'Boiling point', { ...celsius, synonyms: ['BP', 'b.p.'] }),
    column('flashPoint', 'Flash point', { ...celsius, synonyms: ['FP'] }),
    column('packagings', 'Packagings', {
      form: listForm(packagingForm),
      synonyms: ['Packaging', 'Packing', 'Pack size'],
    }),
    column('unitId', 'Unit', { form: referenceForm('unit'), synonyms: ['Unit symbol', 'UOM'] }),
    column('taxId', 'Tax', { form: referenceForm('tax') }),
    column('hsCode', 'HS code', {
      form: { ...textForm, read: (text) => text.replace(/[\s.]/g, '') },
      synonyms: ['HS number', 'Customs tariff number', 'HSN'],
    }),
    column('unNumber', 'UN number', {
      form: { ...textForm, read: (text) => text.replace(/^(?:UN)?\s*(?=\d{4}$)/i, 'UN') },
      synonyms: ['UN', 'UN No.'],
    }),
    column('hazardClass', 'Hazard class'),
    column('packingGroup', 'Packing group', { synonyms: ['PG'] }),
    column('properShippingName', 'Proper shipping name', { synonyms: ['PSN'] }),
    column('transportLabels', 'Transport labels', { ...codes, synonyms: ['ADR labels'] }),
    column('limitedQuantity', 'Limited quantity', { synonyms: ['LQ'] }),
    column('tunnelCode', 'Tunnel code', { synonyms: ['Tunnel restriction code'] }),
    column('classifications', 'Hazard classes', { form: listForm(classificationForm) }),
    column('classificationLimits', 'Concentration limits', { form: listForm(limitForm) }),
    column('classificationNotes', 'Notes of Annex VI', codes),
    column('ghsPictograms', 'GHS pictograms', { ...codes, synonyms: ['Pictograms', 'GHS'] }),
    column('signalWord', 'Signal word'),
    column('hazardStatements', 'Hazard statements', {
      form: listForm(textForm, { hasCommas: true }),
      synonyms: ['H statements', 'H phrases'],
    }),
    column('precautionaryStatements', 'Precautionary statements', {
      ...codes,
      synonyms: ['P statements', 'P phrases'],
    }),
    column('statementSlots', 'Words in statements', { form: listForm(statementSlotForm) }),
    column('storage', 'Storage', { synonyms: ['Storage conditions'] }),
    column('shelfLifeMonths', 'Shelf life (months)', { synonyms: ['Shelf life'] }),
    column('origin', 'Origin', {
      form: { ...codeForm, help: 'Two-letter country code' },
      synonyms: ['Country of origin', 'Country'],
    }),
    column('description', 'Description', { help: 'Text or HTML' }),
    column('applications', 'Applications', { help: 'Text or HTML', synonyms: ['Uses', 'Use'] }),
    column('status', 'Status'),
    column('contradictionReason', 'Reason to publish anyway', {
      help: 'Where CAS number, formula and structure contradict each other',
    }),
    column('featured', 'Featured'),
    column('slug', 'Address', { synonyms: ['URL slug'] }),
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
  names: [namedBy('chemicalType'), namedBy('unit', 'symbol'), namedBy('tax'), categoryPaths],
};

import { NamedChemical } from 'contract/catalog';
import { withMeta } from './chemical.loader';

const empty = Object.fromEntries(Object.keys(NamedChemical.shape).map((field) => [field, null]));
const lists = ['synonyms', 'typeIds', 'grades', 'packagings', 'ghsPictograms', 'hazardStatements'];
const moreLists = [
  'transportLabels',
  'classifications',
  'classificationLimits',
  'offeredForms',
  'classificationNotes',
  'statementSlots',
  'fieldSources',
  'foreignNames',
  'precautionaryStatements',
  'images',
  'documents',
  'types',
  'units',
  'sheets',
  'untranslated',
];

const acetone = NamedChemical.parse({
  ...empty,
  ...Object.fromEntries([...lists, ...moreLists].map((field) => [field, []])),
  _id: '01a1fcd9-7cc7-78e7-a12e-28167c8dfcc6',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  name: 'Acetone',
  slug: 'acetone',
  casNumber: '67-64-1',
  formula: 'C3H6O',
  synonyms: ['Propanone'],
  status: 'published',
  featured: false,
  hasLots: false,
  indexLetter: 'A',
});

it('fills the meta fields that staff left empty from the chemical itself', () => {
  expect(withMeta(acetone)).toMatchObject({
    metaTitle: 'Acetone',
    metaDescription: 'Acetone, CAS 67-64-1, C3H6O.',
    metaKeywords: 'Acetone, CAS 67-64-1, C3H6O, Propanone',
  });
});

it('leaves what staff wrote', () => {
  const written = { ...acetone, metaTitle: 'Title', metaDescription: 'Text', metaKeywords: 'a, b' };
  expect(withMeta(written)).toEqual(written);
});

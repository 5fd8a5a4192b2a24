import { fieldTags } from '../../repository/changes';
import { countedFields, describingFields, searchedFields } from '../search/search-rows';

const categories = ['category', 'subCategory', 'subSubCategory'] as const;

/** By these the published chemicals are counted. */
export const countTags = [
  ...categories,
  'chemicalType',
  ...fieldTags('chemical', [...countedFields, 'subCategoryId', 'subSubCategoryId', 'indexLetter']),
] as const;

/** By these the facets of a listing are counted. */
export const facetTags = [
  ...countTags,
  ...fieldTags('document', ['chemicalId', 'kind', 'lotNumber', 'supersededAt']),
] as const;

/** By these lists of chemicals are searched, filtered and ordered. */
const listedFields = new Set<string>([
  ...searchedFields,
  ...describingFields,
  ...countedFields,
  'slug',
  'subCategoryId',
  'subSubCategoryId',
  'indexLetter',
  'sortKey',
  'smiles',
  'molecularWeight',
  'featured',
]);

/** What answers about chemicals name of other records. */
const named = [...categories, 'chemicalType', 'unit', 'document', 'file'] as const;

export const listTags = [...named, ...fieldTags('chemical', [...listedFields])] as const;

/** Any write changes these times. */
export function isListedByTime({ updatedSince, sort }: Readonly<Record<string, unknown>>): boolean {
  return (
    updatedSince !== undefined ||
    (typeof sort === 'string' && /^-?(?:updated|created)At$/.test(sort))
  );
}

/** One chemical at its address. */
export const addressTags = [...named, ...fieldTags('chemical', ['slug', 'status'])] as const;

/** Chemicals near to another one by their structures. */
export const nearTags = [...named, ...fieldTags('chemical', ['smiles', 'status'])] as const;

/** The structures that visitors search in their browsers, with what is shown of a hit. */
export const structureIndexTags = fieldTags('chemical', [
  'casNumber',
  'formula',
  'molecularWeight',
  'name',
  'slug',
  'smiles',
  'status',
]);

/** What published chemicals are sold in. */
export const packTags = [
  'unit',
  ...fieldTags('chemical', ['packagings', 'offeredForms', 'status']),
] as const;

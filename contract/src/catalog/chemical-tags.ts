/** The resources that visitors' answers about chemicals show records of. */
export const chemicalTags = [
  'chemical',
  'category',
  'subCategory',
  'subSubCategory',
  'chemicalType',
  'unit',
  'document',
  'file',
] as const;

/** Pages of the catalogue, by the suffix of their import request. */
export const table = '/chemical-table.page';
export const pages = [
  table,
  '/chemical-form.page',
  '/edit-chemical-form.page',
  '/chemical-type.screens',
  '/unit.screens',
  '/tax.sheet',
  '/category-tree.page',
  '/category-form.page',
  '/edit-category.page',
];
/** The structure editor, loaded on demand: its library is larger than everything else together. */
export const editor = '/structure-canvas';

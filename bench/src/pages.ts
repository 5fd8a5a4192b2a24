/** Pages of the catalogue, by the suffix of their import request. */
export interface Pages {
  readonly table: string;
  readonly pages: readonly string[];
  /** The structure editor, loaded on demand: its library is larger than everything else together. */
  readonly editor: string;
}

export const cataloguePages: Pages = {
  table: '/chemical-table.page',
  pages: [
    '/chemical-table.page',
    '/chemical-form.page',
    '/edit-chemical-form.page',
    '/chemical-type.screens',
    '/unit.screens',
    '/tax.sheet',
    '/category-tree.page',
    '/category-form.page',
    '/edit-category.page',
  ],
  editor: '/structure-canvas',
};

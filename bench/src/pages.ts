/** Pages of the catalogue by the ends of their imports' requests. */
export interface Pages {
  readonly table: string;
  readonly pages: readonly string[];
  /** What is loaded when somebody draws a structure: a library of its own, larger than all else together. */
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

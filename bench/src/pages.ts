/** Pages of the catalogue by the ends of their imports' requests. */
export interface Pages {
  readonly table: string;
  readonly pages: readonly string[];
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
  ],
};

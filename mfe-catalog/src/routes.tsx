import { page } from 'mfe-kit';
import type { RouteObject } from 'react-router-dom';

const planned = page(() => import('./planned/planned.page'));

/** Every page of this remote. */
export const routes: RouteObject[] = [
  { path: 'chemical-table', ...page(() => import('./chemical/chemical-table.page')) },
  { path: 'chemical-form', ...page(() => import('./chemical/chemical-form.page')) },
  { path: 'edit-chemical-form/:id', ...page(() => import('./chemical/edit-chemical-form.page')) },
  { path: 'chemical-types', ...page(() => import('./chemical-type/chemical-type.screens')) },
  { path: 'chemical-category', ...planned },
  { path: 'chemical-category-form', ...planned },
  {
    path: 'edit-chemical-category/:categoryId/:subCategoryId?/:subSubCategoryId?',
    ...planned,
  },
  { path: 'unit', ...page(() => import('./unit/unit.screens')) },
];

export function chemicalTableHref() {
  return '/chemical-table';
}

/** The blank form, or one that starts as a copy of a chemical. */
export function chemicalFormHref(options: { copyOf?: string } = {}) {
  return options.copyOf === undefined ? '/chemical-form' : `/chemical-form?copy=${options.copyOf}`;
}

export function editChemicalHref(id: string) {
  return `/edit-chemical-form/${id}`;
}

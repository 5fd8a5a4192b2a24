import { page } from 'mfe-kit';
import type { RouteObject } from 'react-router-dom';

const planned = page(() => import('./planned/planned.page'));

/** Every page of this remote. */
export const routes: RouteObject[] = [
  { path: 'chemical-table', ...planned },
  { path: 'chemical-form', ...planned },
  { path: 'edit-chemical-form/:id', ...planned },
  { path: 'chemical-types', ...planned },
  { path: 'chemical-category', ...planned },
  { path: 'chemical-category-form', ...planned },
  {
    path: 'edit-chemical-category/:categoryId/:subCategoryId?/:subSubCategoryId?',
    ...planned,
  },
  { path: 'unit', ...planned },
];

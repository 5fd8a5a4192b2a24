import { page } from 'mfe-kit';
import type { RouteObject } from 'react-router-dom';

const planned = page(() => import('./planned/planned.page'));

/** Every page of this remote. */
export const routes: RouteObject[] = [
  { path: 'search-suppliers', ...planned },
  { path: 'supplier-table', ...planned },
  { path: 'supplier-form', ...planned },
  { path: 'edit-supplier-form/:id', ...planned },
  { path: 'chemical-mapping', ...planned },
  { path: 'chemical-search', ...planned },
  { path: 'customer-table', ...planned },
  { path: 'customer-form', ...planned },
  { path: 'edit-customer-form/:id', ...planned },
  { path: 'customer-chemical-mapping', ...planned },
];

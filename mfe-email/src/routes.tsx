import { page } from 'mfe-kit';
import type { RouteObject } from 'react-router-dom';

const planned = page(() => import('./planned/planned.page'));

/** Every page of this remote. */
export const routes: RouteObject[] = [
  { path: 'smtp-table', ...planned },
  { path: 'add-smtp', ...planned },
  { path: 'edit-smtp-form/:id', ...planned },
  { path: 'email-template-table', ...planned },
  { path: 'add-template', ...planned },
  { path: 'edit-template/:id', ...planned },
  { path: 'email-form', ...planned },
  { path: 'email-category', ...planned },
  { path: 'email-category-form', ...planned },
  { path: 'edit-email-category/:id', ...planned },
];

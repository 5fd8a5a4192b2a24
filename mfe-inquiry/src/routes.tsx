import { page } from 'mfe-kit';
import type { RouteObject } from 'react-router-dom';

const planned = page(() => import('./planned/planned.page'));

/** Every page of this remote. */
export const routes: RouteObject[] = [
  { path: 'inquiry-list', ...planned },
  { path: 'add-inquiry', ...planned },
  { path: 'edit-inquiry/:id', ...planned },
  { path: 'source-table', ...planned },
  { path: 'status-table', ...planned },
  { path: 'product-inquiry-table', ...planned },
];

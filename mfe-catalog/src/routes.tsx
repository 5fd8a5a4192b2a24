import type { PublishStatus } from 'contract/catalog';
import { page, withPlainPages } from 'mfe-kit';
import type { RouteObject } from 'react-router-dom';
import manifest from '../remote.json';

/** The pages with addresses of their own. */
const ownPages: RouteObject[] = [
  { path: 'chemical-table', ...page(() => import('./chemical/chemical-table.page')) },
  { path: 'chemical-form', ...page(() => import('./chemical/chemical-form.page')) },
  { path: 'edit-chemical-form/:id', ...page(() => import('./chemical/edit-chemical-form.page')) },
  { path: 'chemical-types', ...page(() => import('./chemical-type/chemical-type.screens')) },
  { path: 'chemical-category', ...page(() => import('./category/category-tree.page')) },
  { path: 'chemical-category-form', ...page(() => import('./category/category-form.page')) },
  {
    path: 'edit-chemical-category/:categoryId/:subCategoryId?/:subSubCategoryId?',
    ...page(() => import('./category/edit-category.page')),
  },
];

/** Every page of this remote: its own, and the screens of plain resources at the other addresses of `remote.json`. */
export const routes: RouteObject[] = withPlainPages(ownPages, {
  patterns: manifest.patterns,
  load: (noun) => import(`./${noun}/${noun}.screens.tsx`),
});

interface ChemicalsShown {
  /** From the top level. */
  categoryIds?: readonly string[];
  status?: PublishStatus;
}

/** The list of chemicals, optionally of one category or status. */
export function chemicalTableHref({ categoryIds = [], status }: ChemicalsShown = {}) {
  const [categoryId, subCategoryId, subSubCategoryId] = categoryIds;
  const filters = { categoryId, subCategoryId, subSubCategoryId, status };
  const given = Object.entries(filters).filter((filter) => filter[1] !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, value ?? '']));
  return query.size === 0 ? '/chemical-table' : `/chemical-table?${query}`;
}

/** The form for a new chemical: blank, as a copy, or with its name or number. */
export function chemicalFormHref({ copyOf, words }: { copyOf?: string; words?: string } = {}) {
  if (copyOf !== undefined) return `/chemical-form?copy=${copyOf}`;
  return words === undefined
    ? '/chemical-form'
    : `/chemical-form?${new URLSearchParams({ words })}`;
}

export function editChemicalHref(id: string) {
  return `/edit-chemical-form/${id}`;
}

export function categoryTreeHref() {
  return '/chemical-category';
}

/** The form for a new category, at the top level or below a parent. */
export function categoryFormHref(options: { parentId?: string } = {}) {
  return options.parentId === undefined
    ? '/chemical-category-form'
    : `/chemical-category-form?parent=${options.parentId}`;
}

/** The form of a category: the ids of its ancestors from the top level, and its own. */
export function editCategoryHref(ids: readonly string[]) {
  return `/edit-chemical-category/${ids.join('/')}`;
}

/** The path of a category's page on the website. */
export function categoryPageHref(segments: readonly string[]) {
  return `/${segments.join('/')}`;
}

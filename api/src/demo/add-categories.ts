import {
  categoryTable,
  subCategoryTable,
  subSubCategoryTable,
} from '../catalog/category/category.table';
import categories from './data/categories.json';
import { known } from './known';
import type { AddMany } from './load-demo';

/** Adds the three levels, one after the other, and answers their ids by path: `solvents`, `solvents/alcohols`, … */
export async function addCategories(addMany: AddMany): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const addLevel = async (
    table: Parameters<AddMany>[0],
    level: readonly { readonly path: string; readonly record: Parameters<AddMany>[1][number] }[],
  ) => {
    const added = await addMany(
      table,
      level.map(({ record }) => record),
    );
    for (const [index, { path }] of level.entries()) ids.set(path, added[index] ?? '');
  };
  await addLevel(
    categoryTable,
    categories.map(({ subCategories: _below, ...record }) => ({ path: record.slug, record })),
  );
  const subs = categories.flatMap(({ slug, subCategories }) =>
    subCategories.map((sub) => ({ ...sub, above: slug, path: `${slug}/${sub.slug}` })),
  );
  await addLevel(
    subCategoryTable,
    subs.map(({ above, path, subSubCategory: _below, ...record }) => ({
      path,
      record: { ...record, categoryId: known(ids, above) },
    })),
  );
  await addLevel(
    subSubCategoryTable,
    subs.flatMap(({ path, subSubCategory }) =>
      subSubCategory.map((record) => ({
        path: `${path}/${record.slug}`,
        record: { ...record, subCategoryId: known(ids, path) },
      })),
    ),
  );
  return ids;
}

import { categories as topLevel, subCategories, subSubCategories } from 'contract/catalog';
import categories from './data/categories.json';
import { known } from './known';
import type { AddMany } from './load-demo';

/** Adds the three levels in order; returns their ids by path: `solvents`, `solvents/alcohols`, … */
export async function addCategories(addMany: AddMany): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const addLevel = async (
    resource: Parameters<AddMany>[0],
    level: readonly { readonly path: string; readonly record: Parameters<AddMany>[1][number] }[],
  ) => {
    const added = await addMany(
      resource,
      level.map(({ record }) => record),
    );
    for (const [index, { path }] of level.entries()) ids.set(path, added[index] ?? '');
  };
  await addLevel(
    topLevel,
    categories.map(({ subCategories: _below, ...record }) => ({ path: record.slug, record })),
  );
  const subs = categories.flatMap(({ slug, subCategories: below }) =>
    below.map((sub) => ({ ...sub, above: slug, path: `${slug}/${sub.slug}` })),
  );
  await addLevel(
    subCategories,
    subs.map(({ above, path, subSubCategory: _below, ...record }) => ({
      path,
      record: { ...record, categoryId: known(ids, above) },
    })),
  );
  await addLevel(
    subSubCategories,
    subs.flatMap(({ path, subSubCategory }) =>
      subSubCategory.map((record) => ({
        path: `${path}/${record.slug}`,
        record: { ...record, subCategoryId: known(ids, path) },
      })),
    ),
  );
  return ids;
}

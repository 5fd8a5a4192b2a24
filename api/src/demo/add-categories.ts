import {
  categoryTable,
  subCategoryTable,
  subSubCategoryTable,
} from '../resources/catalog/category';
import categories from './data/categories.json';
import type { Add } from './load-demo';

/** Adds the three levels and answers their ids by path: `solvents`, `solvents/alcohols`, … */
export async function addCategories(add: Add): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { subCategories, ...category } of categories) {
    const categoryId = await add(categoryTable, category);
    ids.set(category.slug, categoryId);
    for (const { subSubCategory, ...sub } of subCategories) {
      const subCategoryId = await add(subCategoryTable, { ...sub, categoryId });
      ids.set(`${category.slug}/${sub.slug}`, subCategoryId);
      for (const subSub of subSubCategory) {
        const subSubId = await add(subSubCategoryTable, { ...subSub, subCategoryId });
        ids.set(`${category.slug}/${sub.slug}/${subSub.slug}`, subSubId);
      }
    }
  }
  return ids;
}

import { categories, subCategories, subSubCategories } from 'contract/catalog';
import { sql, type RawBuilder } from 'kysely';
import { siteScope } from '../../repository/slugs';
import type { ResourceTable } from '../../repository/resource-table';
import { followSubCategories, followSubSubCategories } from '../chemical/chemicals-follow';

export const categoryTable = {
  resource: categories,
  table: 'category',
  fixed: { level: 1 },
  columns: { productCount: productCount('category_id') },
  slug: { scope: () => siteScope },
} satisfies ResourceTable<typeof categories>;

export const subCategoryTable = {
  resource: subCategories,
  table: 'category',
  fixed: { level: 2 },
  columns: { categoryId: 'parentId', productCount: productCount('sub_category_id') },
  slug: { scope: (record) => `category/${String(record.categoryId)}` },
  rules: { afterWrite: followSubCategories },
} satisfies ResourceTable<typeof subCategories>;

export const subSubCategoryTable = {
  resource: subSubCategories,
  table: 'category',
  fixed: { level: 3 },
  columns: { subCategoryId: 'parentId', productCount: productCount('sub_sub_category_id') },
  slug: { scope: (record) => `category/${String(record.subCategoryId)}` },
  rules: { afterWrite: followSubSubCategories },
} satisfies ResourceTable<typeof subSubCategories>;

/** The number of published chemicals with the category in their column of this level. */
function productCount(column: string): RawBuilder<number> {
  return sql<number>`(
    select count(*) from chemical
    where chemical.${sql.ref(column)} = record._id
      and chemical.status = 'published' and chemical.deleted_at is null)`;
}

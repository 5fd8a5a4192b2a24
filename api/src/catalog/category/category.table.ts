import { categories, subCategories, subSubCategories } from 'contract/catalog';
import { sql, type RawBuilder } from 'kysely';
import { siteScope } from '../../repository/slugs';
import type { ResourceTable } from '../../repository/resource-table';
import { followSubCategories, followSubSubCategories } from '../chemical/chemicals-follow';

export const categoryTable = {
  resource: categories,
  table: 'category',
  fixed: { level: 1 },
  derived: { productCount: productCount('category_id') },
  slugScope: () => siteScope,
} satisfies ResourceTable;

export const subCategoryTable = {
  resource: subCategories,
  table: 'category',
  fixed: { level: 2 },
  columns: { categoryId: 'parentId' },
  derived: { productCount: productCount('sub_category_id') },
  slugScope: (record) => `category/${String(record['categoryId'])}`,
  afterWrite: followSubCategories,
} satisfies ResourceTable;

export const subSubCategoryTable = {
  resource: subSubCategories,
  table: 'category',
  fixed: { level: 3 },
  columns: { subCategoryId: 'parentId' },
  derived: { productCount: productCount('sub_sub_category_id') },
  slugScope: (record) => `category/${String(record['subCategoryId'])}`,
  afterWrite: followSubSubCategories,
} satisfies ResourceTable;

/** The number of published chemicals with the category in their column of this level. */
function productCount(column: string): RawBuilder<number> {
  return sql<number>`(
    select count(*) from chemical
    where chemical.${sql.ref(column)} = record._id
      and chemical.status = 'published' and chemical.deleted_at is null)`;
}

import { blogCategories } from 'contract/content';
import type { ResourceTable } from '../../repository/resource-table';

export const blogCategoryTable = {
  resource: blogCategories,
  table: 'blogCategory',
  cache: { tags: ['blogCategory'] },
  slug: { scope: () => 'blogCategory' },
} satisfies ResourceTable<typeof blogCategories>;

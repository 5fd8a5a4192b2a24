import { blogCategories } from 'contract/content';
import type { ResourceTable } from '../../repository/resource-table';

export const blogCategoryTable = {
  resource: blogCategories,
  table: 'blogCategory',
  cacheTags: ['blogCategory'],
  slugScope: () => 'blogCategory',
} satisfies ResourceTable;

import { emailCategories } from 'contract';
import type { ResourceTable } from '../repository/resource-table';

export const emailCategoryTable = {
  resource: emailCategories,
  table: 'emailCategory',
} satisfies ResourceTable;

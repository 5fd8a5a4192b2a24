import { emailCategories } from 'contract/email';
import type { ResourceTable } from '../repository/resource-table';

export const emailCategoryTable = {
  resource: emailCategories,
  table: 'emailCategory',
} satisfies ResourceTable;

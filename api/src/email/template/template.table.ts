import { templates } from 'contract/email';
import { prepareTemplates } from './prepare-template';
import type { ResourceTable } from '../../repository/resource-table';

export const templateTable = {
  resource: templates,
  table: 'template',
  beforeWrite: prepareTemplates,
} satisfies ResourceTable;

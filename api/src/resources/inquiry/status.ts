import { statuses } from 'contract';
import { prepareStatuses } from '../../inquiries/prepare-status';
import type { ResourceTable } from '../../repository/resource-table';

export const statusTable = {
  resource: statuses,
  table: 'status',
  prepare: prepareStatuses,
} satisfies ResourceTable;

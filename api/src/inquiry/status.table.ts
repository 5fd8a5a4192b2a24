import { statuses } from 'contract/inquiry';
import { placeLast } from '../repository/last-place';
import type { ResourceTable } from '../repository/resource-table';

export const statusTable = {
  resource: statuses,
  table: 'status',
  rules: { beforeWrite: placeLast },
} satisfies ResourceTable<typeof statuses>;

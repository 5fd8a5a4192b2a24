import { sources } from 'contract/inquiry';
import type { ResourceTable } from '../repository/resource-table';

export const sourceTable = { resource: sources, table: 'source' } satisfies ResourceTable;

import { taxes } from 'contract';
import type { ResourceTable } from '../repository/resource-table';

export const taxTable = { resource: taxes, table: 'tax' } satisfies ResourceTable;

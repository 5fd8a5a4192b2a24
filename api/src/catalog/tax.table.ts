import { taxes } from 'contract/catalog';
import type { ResourceTable } from '../repository/resource-table';

export const taxTable = { resource: taxes, table: 'tax' } satisfies ResourceTable;

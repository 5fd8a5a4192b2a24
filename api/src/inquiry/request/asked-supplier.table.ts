import { askedSuppliers } from 'contract/inquiry';
import { sql } from 'kysely';
import type { ResourceTable } from '../../repository/resource-table';
import { askedState } from './request-state';

export const askedSupplierTable = {
  resource: askedSuppliers,
  table: 'askedSupplier',
  columns: {
    state: askedState,
    companyName: sql`(select company_name from supplier where supplier._id = record.supplier_id)`,
    requestNumber: sql`(select number from supplier_request as request
      where request._id = record.request_id)`,
  },
} satisfies ResourceTable<typeof askedSuppliers>;

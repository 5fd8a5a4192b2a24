import { customers } from 'contract';
import { keepMarks } from './partner-marks';
import type { ResourceTable } from '../repository/resource-table';
import { partnerTable } from './partner-table';
import { prepareCustomers } from './prepare-partner';

export const customerTable = {
  ...partnerTable('customerChemical'),
  resource: customers,
  table: 'customer',
  prepare: prepareCustomers,
  afterWrite: (work, writes) => keepMarks(work, 'customerMark', writes),
} satisfies ResourceTable;

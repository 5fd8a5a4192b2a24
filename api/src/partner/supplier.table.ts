import { suppliers } from 'contract';
import { keepMarks } from './partner-marks';
import type { ResourceTable } from '../repository/resource-table';
import { partnerTable } from './partner-table';
import { preparePartners } from './prepare-partner';

export const supplierTable = {
  ...partnerTable('supplierChemical'),
  resource: suppliers,
  table: 'supplier',
  prepare: preparePartners,
  afterWrite: (work, writes) => keepMarks(work, 'supplierMark', writes),
} satisfies ResourceTable;

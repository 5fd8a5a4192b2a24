import type { Domain } from '../kernel/domain';
import { customerFormat } from './customer.format';
import { customerTable } from './customer.table';
import { undoMerge } from './merge-partners';
import { mountPartnerRoutes } from './partner.routes';
import { supplierFormat } from './supplier.format';
import { supplierTable } from './supplier.table';
import { partnerPersonalData } from './personal-data';

export const partner = {
  tables: [supplierTable, customerTable],
  routes: [mountPartnerRoutes],
  formats: [supplierFormat, customerFormat],
  jobUndos: { merge: undoMerge },
  personalData: partnerPersonalData,
} satisfies Domain;

import type { Domain } from '../core/domain';
import { customerFormat } from './customer.format';
import { customerTable } from './customer.table';
import { up as migration008 } from './migrations/008-partners';
import { mountPartnerRoutes } from './partner.routes';
import { supplierFormat } from './supplier.format';
import { supplierTable } from './supplier.table';

export const partner = {
  tables: [supplierTable, customerTable],
  routes: [mountPartnerRoutes],
  formats: [supplierFormat, customerFormat],
  migrations: { '008-partners': { up: migration008 } },
} satisfies Domain;

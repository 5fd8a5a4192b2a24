import type { Domain } from '../kernel/domain';
import { purgeDeliveries } from './deliveries';
import { mountDeliveryRoutes } from './delivery.routes';
import { deliveryTable } from './delivery.table';
import { mountDocumentRoutes } from './document.routes';
import { documentLog } from './document-log';
import { documentTable } from './document.table';
import { documentPersonalData } from './personal-data';

export const document = {
  open: () => ({ services: { documentLog } }),
  tables: [documentTable, deliveryTable],
  routes: [mountDocumentRoutes, mountDeliveryRoutes],
  purge: purgeDeliveries,
  personalData: documentPersonalData,
} satisfies Domain;

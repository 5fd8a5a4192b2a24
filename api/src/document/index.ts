import type { Domain } from '../core/domain';
import { deliveryTable } from './delivery.table';
import { mountDocumentRoutes } from './document.routes';
import { documentTable } from './document.table';

export const document = {
  tables: [documentTable, deliveryTable],
  routes: [mountDocumentRoutes],
} satisfies Domain;

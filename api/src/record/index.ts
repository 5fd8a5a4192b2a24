import type { Domain } from '../core/domain';
import { mountAuditRoutes } from './audit/audit.routes';
import { mountRecordSearchRoutes } from './record-search.routes';
import { mountRecordRoutes } from './record.routes';

export const record = {
  routes: [mountRecordRoutes, mountAuditRoutes, mountRecordSearchRoutes],
} satisfies Domain;

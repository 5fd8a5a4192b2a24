import type { Domain } from '../core/domain';
import { mountAuditRoutes } from './audit/audit.routes';
import { mountRecordSearchRoutes } from './record-search.routes';
import { mountRecordRoutes } from './record.routes';
import { recordPersonalData } from './personal-data';

export const record = {
  routes: [mountRecordRoutes, mountAuditRoutes, mountRecordSearchRoutes],
  personalData: recordPersonalData,
} satisfies Domain;

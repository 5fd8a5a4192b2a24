import type { Domain } from '../kernel/domain';
import { mountAuditRoutes } from './audit/audit.routes';
import { startAuditRounds } from './audit/start-audit-rounds';
import { mountRecordSearchRoutes } from './record-search.routes';
import { mountRecordRoutes } from './record.routes';
import { purgePresence } from './presence';
import { recordPersonalData } from './personal-data';

export const record = {
  start: ({ database, log }) => [startAuditRounds({ database, log })],
  routes: [mountRecordRoutes, mountAuditRoutes, mountRecordSearchRoutes],
  purge: purgePresence,
  personalData: recordPersonalData,
} satisfies Domain;

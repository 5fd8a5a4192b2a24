import type { Domain } from '../kernel/domain';
import { mountAuditRoutes } from './audit/audit.routes';
import { startAuditRounds } from './audit/start-audit-rounds';
import { mountRecordSearchRoutes } from './record-search.routes';
import { mountRecordRoutes } from './record.routes';
import { purgePresence } from './presence';
import { recordPersonalData } from './personal-data';
import { mountTranslationRoutes } from './translation/translation.routes';

export const record = {
  start: ({ database, log }) => [startAuditRounds({ database, log })],
  routes: [mountRecordRoutes, mountAuditRoutes, mountRecordSearchRoutes, mountTranslationRoutes],
  purge: purgePresence,
  personalData: recordPersonalData,
} satisfies Domain;

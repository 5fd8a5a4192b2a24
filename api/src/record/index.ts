import type { Domain } from '../core/domain';
import { mountRecordSearchRoutes } from './record-search.routes';
import { mountRecordRoutes } from './record.routes';
import { recordPersonalData } from './personal-data';

export const record = {
  routes: [mountRecordRoutes, mountRecordSearchRoutes],
  personalData: recordPersonalData,
} satisfies Domain;

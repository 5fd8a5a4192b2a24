import type { Domain } from '../core/domain';
import { mountRecordSearchRoutes } from './record-search.routes';
import { mountRecordRoutes } from './record.routes';

export const record = {
  routes: [mountRecordRoutes, mountRecordSearchRoutes],
} satisfies Domain;

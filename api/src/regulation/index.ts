import type { Domain } from '../core/domain';
import { regulateStep } from './regulate-step';
import { mountRegulationRoutes } from './regulation.routes';

export const regulation = {
  routes: [mountRegulationRoutes],
  jobHandlers: { regulate: regulateStep },
} satisfies Domain;

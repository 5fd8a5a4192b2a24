import type { Domain } from '../core/domain';
import { regulateStep } from './regulate-step';
import { mountRegulationRoutes } from './regulation.routes';
import { regulationPersonalData } from './personal-data';

export const regulation = {
  routes: [mountRegulationRoutes],
  jobHandlers: { regulate: regulateStep },
  personalData: regulationPersonalData,
} satisfies Domain;

import type { Domain } from '../kernel/domain';
import { startFollowingLaw } from './follow-law';
import { regulateStep } from './regulate-step';
import { mountLabelRoutes } from './label/label.routes';
import { mountRegulationRoutes } from './regulation.routes';
import { regulationPersonalData } from './personal-data';

export const regulation = {
  start: (services) => [startFollowingLaw(services)],
  routes: [mountRegulationRoutes, mountLabelRoutes],
  jobHandlers: { regulate: regulateStep },
  personalData: regulationPersonalData,
} satisfies Domain;

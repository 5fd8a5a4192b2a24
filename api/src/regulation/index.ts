import type { Domain } from '../kernel/domain';
import { startFollowingLaw } from './follow-law';
import { remindOfEditions } from './remind-of-editions';
import { regulateStep } from './regulate-step';
import { mountLabelRoutes } from './label/label.routes';
import { mountRegulationRoutes } from './regulation.routes';
import { regulationPersonalData } from './personal-data';

export const regulation = {
  start: (services) => [startFollowingLaw(services)],
  routes: [mountRegulationRoutes, mountLabelRoutes],
  jobHandlers: { regulate: regulateStep },
  purge: remindOfEditions,
  personalData: regulationPersonalData,
} satisfies Domain;

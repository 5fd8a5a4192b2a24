import type { Domain } from '../core/domain';
import { bulkStep } from './bulk-step';
import { mountJobRoutes } from './job.routes';
import { purgeJobs } from './purge';
import { undoStep } from './undo-step';
import { jobsPersonalData } from './personal-data';

export const jobs = {
  routes: [mountJobRoutes],
  jobHandlers: { bulk: bulkStep, undo: undoStep },
  purge: purgeJobs,
  personalData: jobsPersonalData,
} satisfies Domain;

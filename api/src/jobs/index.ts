import type { Domain } from '../core/domain';
import { bulkStep } from './bulk-step';
import { mountJobRoutes } from './job.routes';
import { purgeJobs } from './purge';
import { undoStep } from './undo-step';

export const jobs = {
  routes: [mountJobRoutes],
  jobHandlers: { bulk: bulkStep, undo: undoStep },
  purge: purgeJobs,
} satisfies Domain;

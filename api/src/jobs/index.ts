import type { Domain } from '../core/domain';
import { bulkStep } from './bulk-step';
import { mountJobRoutes } from './job.routes';
import { up as migration004 } from './migrations/004-jobs';
import { purgeJobs } from './purge';
import { undoStep } from './undo-step';

export const jobs = {
  routes: [mountJobRoutes],
  migrations: { '004-jobs': { up: migration004 } },
  jobHandlers: { bulk: bulkStep, undo: undoStep },
  purge: purgeJobs,
} satisfies Domain;

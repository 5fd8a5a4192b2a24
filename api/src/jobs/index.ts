import type { Domain } from '../kernel/domain';
import { bulkStep } from './bulk-step';
import { startCompaction } from './compact-tallies';
import { startJobRunner } from './job-runner';
import { startOutboxDispatcher } from './outbox-dispatcher';
import { mountJobRoutes } from './job.routes';
import { mountMoveUses, moveStep } from './move-uses';
import { purgeJobs, startPurge } from './purge';
import { undoMerge } from './undo-merge';
import { undoStep } from './undo-step';
import { jobsPersonalData } from './personal-data';

export const jobs = {
  start: (services, { wakeUps }) => {
    const { log, database, tables } = services;
    return [
      startOutboxDispatcher({ services, log, wakeUps }),
      startPurge(services, log),
      startJobRunner({ services, log, wakeUps }),
      startCompaction({ database, tables, log }),
    ];
  },
  routes: [mountJobRoutes, mountMoveUses],
  jobHandlers: { bulk: bulkStep, move: moveStep, undo: undoStep },
  jobUndos: { merge: undoMerge },
  purge: purgeJobs,
  personalData: jobsPersonalData,
} satisfies Domain;

import type { JobKind } from 'contract';
import type { JobRow } from './job-rows';
import type { Services } from '../core/services';
import { checkStep } from '../transfer/import/check-step';
import { importStep } from '../transfer/import/import-step';
import { bulkStep } from './bulk-step';
import { undoStep } from './undo-step';

/**
 * One short step of a job: its writes and its `advance` are one transaction, so that a step which is cut off is done
 * again as a whole, and nothing twice.
 */
export type JobHandler = (services: Services, job: JobRow) => Promise<'more' | 'done'>;

export type JobHandlers = Readonly<Partial<Record<JobKind, JobHandler>>>;

export const jobHandlers: JobHandlers = {
  bulk: bulkStep,
  check: checkStep,
  import: importStep,
  undo: undoStep,
};

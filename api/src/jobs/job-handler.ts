import type { JobKind } from 'contract';
import type { Services } from '../core/services';
import type { JobRow } from './job-rows';

/**
 * One short step of a job: its writes and its `advance` are one transaction, so that a step which is cut off is done
 * again as a whole, and nothing twice.
 */
export type JobHandler = (services: Services, job: JobRow) => Promise<'more' | 'done'>;

export type JobHandlers = Readonly<Partial<Record<JobKind, JobHandler>>>;

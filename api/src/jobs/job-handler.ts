import type { JobKind } from 'contract/jobs';
import type { Services } from '../kernel/services';
import type { LeasedJob } from './job-rows';

/**
 * One short step of a job. Its writes and its `advance` share one transaction, so an interrupted step is repeated as
 * a whole and nothing is done twice.
 */
export type JobHandler = (services: Services, job: LeasedJob) => Promise<'more' | 'done'>;

export type JobHandlers = Readonly<Partial<Record<JobKind, JobHandler>>>;

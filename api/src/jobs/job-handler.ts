import type { JobKind } from 'contract/jobs';
import type { Work } from '../db/database';
import type { Services } from '../kernel/services';
import type { LeasedJob } from './job-rows';

/**
 * One short step of a job. Its writes and its `advance` share one transaction, so an interrupted step is repeated as
 * a whole and nothing is done twice.
 */
export type JobHandler = (services: Services, job: LeasedJob) => Promise<'more' | 'done'>;

/** Takes back what a job did besides writes of records, within the transaction of its undo. */
export type JobUndo = (work: Work, services: Services, payload: unknown) => Promise<void>;

export type JobUndos = Readonly<Partial<Record<JobKind, JobUndo>>>;

export type JobHandlers = Readonly<Partial<Record<JobKind, JobHandler>>>;

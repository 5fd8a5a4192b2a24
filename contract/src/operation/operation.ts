import { z } from 'zod';

const Moment = z.iso.datetime();

/** A part of an installation: what an operator has to know of it. */
export const OperationPart = z.object({
  name: z.string(),
  isWell: z.boolean(),
  detail: z.string(),
  /** Since when the process that answers has seen it so. */
  since: Moment,
});
export type OperationPart = z.infer<typeof OperationPart>;

const Queue = z.object({
  name: z.enum(['outbox', 'job', 'email', 'webhook']),
  /** Records whose time has come. */
  due: z.int(),
  /** Seconds since the first of them became due. */
  oldest: z.number(),
});

/** Ends of the last day by state. */
const Outcome = z.object({
  of: z.enum(['mails', 'webhooks', 'jobs']),
  state: z.string(),
  count: z.int(),
});

const FailedJob = z.object({
  _id: z.uuid(),
  label: z.string(),
  problem: z.string().nullable(),
  endedAt: Moment,
});

const Backups = z.object({
  /** The time of the day in UTC; null where none are scheduled. */
  at: z.string().nullable(),
  nextAt: Moment.nullable(),
  folder: z.string().nullable(),
  /** When the last one that was restored and compared had been begun: what was written later is lost with the disk. */
  verifiedAt: Moment.nullable(),
  failure: z.string().nullable(),
  /** Up to when the embedded database's log of changes was shipped; null where none is kept. */
  recoveryUntil: Moment.nullable(),
  /** Of the folder; null where this process cannot read it. */
  files: z.object({ count: z.int(), bytes: z.number() }).nullable(),
});

const Certificate = z.object({
  name: z.enum(['site', 'panel']),
  url: z.string(),
  /** When its certificate ends; null without https, or where `problem` says why it could not be read. */
  validTo: Moment.nullable(),
  problem: z.string().nullable(),
});

const SlowStatement = z.object({
  text: z.string(),
  calls: z.int(),
  /** The mean. */
  milliseconds: z.number(),
});

const StoredBytes = z.object({
  database: z.number(),
  /** Uploads, by what the database says of them. */
  files: z.number(),
  /** Of the disk with the data folder. */
  free: z.number(),
  total: z.number(),
});

/** A warning or error of the log, without what could name a person. */
export const LogLine = z.object({
  at: Moment,
  level: z.enum(['warning', 'error']),
  message: z.string(),
  requestId: z.string().nullable(),
});
export type LogLine = z.infer<typeof LogLine>;

/** Which product runs. */
export const Build = z.object({
  version: z.string(),
  /** That it was built of; null where that is not known. */
  commit: z.string().nullable(),
});
export type Build = z.infer<typeof Build>;

/** How an installation is, as the process that answers sees it. */
export const Operation = z.object({
  at: Moment,
  build: Build,
  startedAt: Moment,
  /** Of Node. */
  runtime: z.string(),
  parts: z.array(OperationPart),
  queues: z.array(Queue),
  outcomes: z.array(Outcome),
  failedJobs: z.array(FailedJob),
  backups: Backups,
  certificates: z.array(Certificate),
  /** Of the database where it counts them (`pg_stat_statements`), else null. */
  slowStatements: z.array(SlowStatement).nullable(),
  storage: StoredBytes,
  /** The latest first. */
  lines: z.array(LogLine),
});
export type Operation = z.infer<typeof Operation>;

import { z } from 'zod';
import { pageOf, single } from '../answer';
import { endpoint } from '../endpoint';
import { idOf } from '../id';
import { PageQuery } from '../list';
import { ResourceName } from '../record/record-endpoints';

/**
 * `bulk`: one change to many records; `check` and `import`: the two halves of an import; `regulate`: fills chemicals from
 * the regulatory tables; `move`: lets what refers to one record refer to another; `merge`: lets one of two
 * duplicates take the place of the other; `undo`: reverts another job; `announce`: mails Owners by a mail server that was changed.
 */
export const JobKind = z.enum([
  'bulk',
  'check',
  'import',
  'regulate',
  'move',
  'merge',
  'undo',
  'announce',
]);
export type JobKind = z.infer<typeof JobKind>;

/** `failed` means that the job itself failed; refused records are counted in `refused`. */
export const JobState = z.enum(['queued', 'running', 'done', 'failed', 'cancelled']);
export type JobState = z.infer<typeof JobState>;

/** A background job on many records; survives a restart. */
export const Job = z.object({
  _id: idOf('job'),
  kind: JobKind,
  resource: z.string(),
  /** Description for people: "Publish 12 chemicals". */
  label: z.string(),
  state: JobState,
  /** Records processed so far. */
  done: z.int(),
  /** Records to process; null until they are counted. */
  total: z.int().nullable(),
  /** Records that were written. */
  changed: z.int(),
  /** Records refused by a rule; `job/refusals` lists them. */
  refused: z.int(),
  /** Why the job failed, for people. */
  problem: z.string().nullable(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** The admin's name; null for the product itself. */
  by: z.string().nullable(),
  /** Whether `job/undo` can still revert its writes. */
  canUndo: z.boolean(),
  /** The job that this one reverts. */
  undoOf: z.uuid().nullable(),
});
export type Job = z.infer<typeof Job>;

/** A record that a job could not write, with the reason. */
export const JobRefusal = z.object({
  recordId: z.uuid().nullable(),
  title: z.string(),
  reason: z.string(),
});
export type JobRefusal = z.infer<typeof JobRefusal>;

/**
 * The records of a bulk: the named ones, or all that match the list's parameters (search and filters of the
 * resource's list).
 */
export const BulkSelection = z.union([
  z.strictObject({ ids: z.array(z.uuid()).min(1).max(1000) }),
  z.strictObject({ query: z.record(z.string().max(40), z.string().max(200)) }),
]);
export type BulkSelection = z.infer<typeof BulkSelection>;

/**
 * The change to each record: set some fields, set one field to a value of its own by the record's `_id`, or move it to
 * the trash.
 */
export const BulkAction = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('set'),
    field: z.string().max(60),
    values: z.record(z.uuid(), z.unknown()),
  }),
  z.strictObject({ kind: z.literal('update'), values: z.record(z.string(), z.unknown()) }),
  z.strictObject({ kind: z.literal('remove') }),
]);
export type BulkAction = z.infer<typeof BulkAction>;

export const jobEndpoints = {
  moveUses: endpoint({
    name: 'job.moveUses',
    method: 'POST',
    path: 'job/moveUses',
    access: 'admin',
    needs: 'account',
    idIn: 'query',
    body: z.strictObject({
      resource: ResourceName,
      /** The record of the same resource that takes its place. */
      to: z.uuid(),
      /** Whether the record goes to the trash once nothing refers to it. */
      remove: z.boolean().default(false),
    }),
    answer: single(Job),
    status: 201,
    summary: 'Lets all that refers to a record refer to another of its kind, as one job',
  }),
  bulk: endpoint({
    name: 'job.bulk',
    method: 'POST',
    path: 'job/bulk',
    access: 'admin',
    needs: 'account',
    body: z.strictObject({
      resource: ResourceName,
      selection: BulkSelection,
      action: BulkAction,
    }),
    answer: single(Job),
    status: 201,
    summary: 'Changes or removes many records of one resource, as a job',
  }),
  list: endpoint({
    name: 'job.list',
    method: 'GET',
    path: 'job/get',
    access: 'admin',
    needs: 'account',
    query: PageQuery.extend({ resource: ResourceName.optional(), kind: JobKind.optional() }),
    answer: pageOf(Job),
    summary: 'The jobs of the last 30 days, newest first',
  }),
  get: endpoint({
    name: 'job.get',
    method: 'GET',
    path: 'job/getById',
    access: 'admin',
    needs: 'account',
    idIn: 'query',
    answer: single(Job),
    summary: 'One job with its progress',
  }),
  refusals: endpoint({
    name: 'job.refusals',
    method: 'GET',
    path: 'job/refusals',
    access: 'admin',
    needs: 'account',
    idIn: 'query',
    query: PageQuery,
    answer: pageOf(JobRefusal),
    summary: 'The records that a job could not write, with the reasons',
  }),
  cancel: endpoint({
    name: 'job.cancel',
    method: 'POST',
    path: 'job/cancel',
    access: 'admin',
    needs: 'account',
    idIn: 'query',
    answer: single(Job),
    summary: 'Stops a job after the records that it is at; what is written stays',
  }),
  undo: endpoint({
    name: 'job.undo',
    method: 'POST',
    path: 'job/undo',
    access: 'admin',
    needs: 'account',
    idIn: 'query',
    answer: single(Job),
    status: 201,
    summary: 'Takes back what a job wrote, but for records that were changed since, as a new job',
  }),
} as const;

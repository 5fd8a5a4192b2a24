import { z } from 'zod';
import { pageOf, single } from '../answer';
import { endpoint } from '../endpoint';
import { PageQuery } from '../list';
import { storable, text } from '../text';

export const AuditAction = z.enum(['add', 'update', 'remove', 'restore']);
export type AuditAction = z.infer<typeof AuditAction>;

/** What the audit has besides writes of records. */
export const AuditEventAction = z.enum([
  'sign-in',
  'sign-in-failed',
  'sign-in-refused',
  'sign-out',
  'sessions-ended',
  'codes-renewed',
  'password-reset-requested',
  'password-reset',
  'webhook-resent',
  'export',
  'redact',
  'person-searched',
  'person-exported',
  'person-erased',
]);
export type AuditEventAction = z.infer<typeof AuditEventAction>;

/** One write: actor, time, and each changed field with old and new value. */
export const AuditEntry = z.object({
  _id: z.uuid(),
  resource: z.string(),
  recordId: z.uuid(),
  action: AuditAction,
  at: z.iso.datetime(),
  /** The record's version after the write. */
  version: z.int(),
  /** The admin's name, after that of the API key which wrote on their behalf; null for the product itself (the demo company, a job). */
  by: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  /** The job that wrote it; null for a single write. */
  jobId: z.uuid().nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** A record in the trash: its name, when and by whom it was moved there, and when it is deleted for good. */
export const TrashedRecord = z.object({
  _id: z.uuid(),
  title: z.string(),
  deletedAt: z.iso.datetime(),
  deletedBy: z.string().nullable(),
  goneAt: z.iso.datetime(),
  /** The name of the record that took its place, for one that was merged. */
  mergedInto: z.string().nullable(),
});
export type TrashedRecord = z.infer<typeof TrashedRecord>;

/** References to a record from one resource: their number, and the first five records. */
export const RecordUse = z.object({
  resource: z.string(),
  /** Their label in singular or plural: "2 suppliers" has "suppliers". */
  label: z.string(),
  total: z.int(),
  records: z.array(z.object({ _id: z.uuid(), title: z.string() })),
  /** The filter of their list that takes the record's `_id` and finds them; null where there is none. */
  filter: z.string().nullable(),
  /** Whether `job/moveUses` can let them refer to another record. */
  canMove: z.boolean(),
});
export type RecordUse = z.infer<typeof RecordUse>;

/** The records of a list that have one value of a field; `value` is null for those without one. */
export const RecordGroup = z.object({
  value: z.string().nullable(),
  /** The title of the record that the value refers to; null for other values, and for one that is gone. */
  label: z.string().nullable(),
  count: z.int(),
  /** By the names that the resource's contract has in `sums`. */
  sums: z.record(z.string(), z.number()),
});
export type RecordGroup = z.infer<typeof RecordGroup>;

/** Somebody else who has a record open. */
export const Present = z.object({
  adminId: z.uuid(),
  name: z.string(),
  /** Whether they changed something in its form that is not saved yet. */
  isEditing: z.boolean(),
});
export type Present = z.infer<typeof Present>;

/** Seconds for which somebody counts as present after each call that says so. */
export const presenceSeconds = 45;

/** The name of a resource: `chemical`. */
export const ResourceName = z.string().regex(/^[a-zA-Z]{1,40}$/);

/** Endpoints for records of every resource; `resource` is the resource's name. */
export const recordEndpoints = {
  history: endpoint({
    name: 'record.history',
    method: 'GET',
    path: 'audit/get',
    access: 'admin',
    needs: 'account',
    query: PageQuery.extend({ resource: ResourceName, recordId: z.uuid() }),
    answer: pageOf(AuditEntry),
    summary: 'The history of one record, newest first',
  }),
  revert: endpoint({
    name: 'record.revert',
    method: 'PUT',
    path: 'audit/restore',
    access: 'admin',
    needs: 'account',
    idIn: 'query',
    answer: single(z.object({ _id: z.uuid(), version: z.int() })),
    summary: 'Gives a record the values again that it had after the write with this id',
  }),
  uses: endpoint({
    name: 'record.uses',
    method: 'GET',
    path: 'record/getUses',
    access: 'admin',
    needs: 'account',
    idIn: 'query',
    query: z.strictObject({ resource: ResourceName }),
    answer: single(z.array(RecordUse)),
    summary: 'What points to a record: as long as there is any, it cannot go to the trash',
  }),
  groups: endpoint({
    name: 'record.groups',
    method: 'GET',
    path: 'record/groups',
    access: 'admin',
    needs: 'account',
    query: z.strictObject({
      resource: ResourceName,
      by: text(40),
      /** The search and filters of the list, as its query string without a question mark. */
      query: storable(2000).default(''),
    }),
    answer: single(
      z.object({
        groups: z.array(RecordGroup),
        /** The records of groups beyond the first hundred. */
        others: z.int(),
      }),
    ),
    summary:
      'All records that a list finds, counted and summed by a field; the largest groups first',
  }),
  presence: endpoint({
    name: 'record.presence',
    method: 'POST',
    path: 'record/presence',
    access: 'admin',
    needs: 'account',
    idIn: 'query',
    body: z.strictObject({ resource: ResourceName, isEditing: z.boolean() }),
    answer: single(z.array(Present)),
    summary: 'Says that one has a record open, and answers who else has',
  }),
  trash: endpoint({
    name: 'record.trash',
    method: 'GET',
    path: 'trash/get',
    access: 'admin',
    needs: 'account',
    query: PageQuery.extend({ resource: ResourceName, search: text(200).optional() }),
    answer: pageOf(TrashedRecord),
    summary: 'The records of one resource that are in the trash, latest first',
  }),
  restore: endpoint({
    name: 'record.restore',
    method: 'PUT',
    path: 'trash/restore',
    access: 'admin',
    needs: 'account',
    idIn: 'query',
    query: z.strictObject({ resource: ResourceName }),
    answer: single(z.object({ _id: z.uuid() })),
    summary: 'Takes a record out of the trash',
  }),
} as const;

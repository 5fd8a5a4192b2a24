import { z } from 'zod';
import { pageOf, single } from '../answer';
import { endpoint } from '../endpoint';
import { PageQuery } from '../list';

export const AuditAction = z.enum(['add', 'update', 'remove', 'restore']);
export type AuditAction = z.infer<typeof AuditAction>;

/** One write: who, when, which fields from what to what. */
export const AuditEntry = z.object({
  _id: z.uuid(),
  resource: z.string(),
  recordId: z.uuid(),
  action: AuditAction,
  at: z.iso.datetime(),
  /** The record's version after the write. */
  version: z.int(),
  /** The admin's name; null for the product itself (the demo company, a job). */
  by: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const resourceName = z.string().regex(/^[a-zA-Z]{1,40}$/);

/** Calls that every resource's records share; `resource` is the resource's name. */
export const recordEndpoints = {
  history: endpoint({
    name: 'record.history',
    method: 'GET',
    path: 'audit/get',
    access: 'admin',
    query: PageQuery.extend({ resource: resourceName, recordId: z.uuid() }),
    answer: pageOf(AuditEntry),
    summary: 'The history of one record, newest first',
  }),
  restore: endpoint({
    name: 'record.restore',
    method: 'PUT',
    path: 'trash/restore',
    access: 'admin',
    idIn: 'query',
    query: z.strictObject({ resource: resourceName }),
    answer: single(z.object({ _id: z.uuid() })),
    summary: 'Takes a record out of the trash',
  }),
} as const;

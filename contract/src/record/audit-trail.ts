import { z } from 'zod';
import { Bytes, endpoint } from '../endpoint';
import { maxPageSize } from '../list';
import { text } from '../text';
import { AuditAction, AuditEntry, AuditEventAction, ResourceName } from './record-endpoints';
import { Moment } from '../moment';

/** The groups that the audit is filtered by. */
export const AuditKind = z.enum([
  'record',
  'sign-in',
  'staff',
  'export',
  'release',
  'settings',
  'personal-data',
]);
export type AuditKind = z.infer<typeof AuditKind>;

/** An entry of the audit of the whole company. */
export const AuditTrailEntry = AuditEntry.extend({
  kind: AuditKind,
  /** The records of the resource that its job wrote, itself included; 1 for a single write. */
  together: z.int(),
  action: z.union([AuditAction, AuditEventAction]),
  /** Null for what is about no single record: an export, a sign-in to no account. */
  recordId: z.uuid().nullable(),
  /** The record's present name; null when it is gone for good, or has none. */
  title: z.string().nullable(),
  /** Who did it; null for the product itself and for people without an account. */
  adminId: z.uuid().nullable(),
  /** Where the request came from: an IPv4 address, or the /64 of an IPv6 one; null for this machine and for jobs. */
  address: z.string().nullable(),
  /** The request's id in the log. */
  requestId: z.string().nullable(),
  /** When values were replaced to erase a person's data. */
  redactedAt: z.iso.datetime().nullable(),
});
export type AuditTrailEntry = z.infer<typeof AuditTrailEntry>;

const filters = {
  adminId: z.uuid().optional(),
  kind: AuditKind.optional(),
  resource: ResourceName.optional(),
  recordId: z.uuid().optional(),
  /** All that a job wrote, which else is one entry for each resource. */
  jobId: z.uuid().optional(),
  from: Moment.optional(),
  to: Moment.optional(),
  address: text(45).optional(),
  /** Words of the name of a person, API key or record, or an id. */
  search: text(100).min(2).optional(),
};

/** Time and id of the last entry that was read. */
const Cursor = z
  .string()
  .regex(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/,
  )
  .refine((cursor) => !Number.isNaN(Date.parse(cursor.slice(0, 24))));

function needsResource(query: { resource?: string | undefined; recordId?: string | undefined }) {
  return query.recordId === undefined || query.resource !== undefined;
}

const withoutResource = { path: ['resource'], message: 'Name the resource of the record' };

/** The filters of the audit. */
export const AuditFilters = z.strictObject(filters).refine(needsResource, withoutResource);
export type AuditFilters = z.infer<typeof AuditFilters>;

const AuditQuery = z
  .strictObject({
    ...filters,
    after: Cursor.optional(),
    pageSize: z.coerce.number().int().min(1).max(maxPageSize).default(50),
  })
  .refine(needsResource, withoutResource);

export const auditEndpoints = {
  list: endpoint({
    name: 'audit.list',
    method: 'GET',
    path: 'audit/list',
    access: 'admin',
    needs: { staff: 'view', settings: 'view' },
    query: AuditQuery,
    answer: z.object({
      data: z.array(AuditTrailEntry),
      /** `after` of the next page; null on the last one. */
      next: z.string().nullable(),
    }),
    summary: 'Who did what, when and from where, newest first',
  }),
  export: endpoint({
    name: 'audit.export',
    method: 'GET',
    path: 'audit/export',
    access: 'admin',
    needs: { staff: 'all', settings: 'view' },
    query: AuditFilters,
    answer: Bytes,
    produces: ['text/csv'],
    summary: 'The entries of the audit as CSV, newest first',
  }),
} as const;

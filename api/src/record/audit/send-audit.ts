import { utcDay } from 'contract';
import { type AuditFilters, type AuditTrailEntry, auditedNames } from 'contract/record';
import type { FastifyReply } from 'fastify';
import type { Services } from '../../kernel/services';
import type { Viewer } from '../../kernel/viewer';
import { byteOrderMark, csvLines, csvType } from '../../transfer/export/csv-text';
import { audited, filterChanges, noteExport } from '../../transfer/export/note-export';
import { sendMade } from '../../transfer/export/send-stream';
import { auditConditions } from './audit-conditions';
import { type AuditPage, readAudit } from './read-audit';

interface AuditExport {
  readonly filters: AuditFilters;
  readonly viewer: Viewer;
  readonly reply: FastifyReply;
}

/** Sends the entries as CSV, one line for each changed field. */
export async function sendAudit(
  services: Services,
  { filters, viewer, reply }: AuditExport,
): Promise<undefined> {
  const conditions = await auditConditions(services, filters, viewer);
  const name = `audit-${utcDay()}.csv`;
  const entries = audited(everyEntry(services, { conditions, viewer }), (rows) =>
    noteExport(services.database, viewer, {
      resource: 'audit',
      rows,
      changes: filterChanges(filters),
    }),
  );
  return sendMade(reply, { name, type: csvType, content: csvContent(services, entries) });
}

const batch = 500;

async function* everyEntry(
  services: Services,
  query: Pick<AuditPage, 'conditions' | 'viewer'>,
): AsyncGenerator<readonly AuditTrailEntry[]> {
  for (let after: string | undefined; ;) {
    const { data, next } = await readAudit(services, { ...query, after, pageSize: batch });
    yield data;
    if (next === null) return;
    after = next;
  }
}

const header = [
  'Time',
  'Person',
  'Action',
  'Resource',
  'Record',
  'Record id',
  'Field',
  'From',
  'To',
  'Address',
  'Request',
  'Job',
  'Redacted',
];

async function* csvContent(
  { tables }: Services,
  entries: AsyncIterable<readonly AuditTrailEntry[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLines([header]);
  const labelOf = (name: string) =>
    tables.get(name)?.resource.label.one ?? auditedNames[name]?.label ?? name;
  for await (const part of entries)
    yield csvLines(part.flatMap((entry) => linesOf(entry, labelOf(entry.resource))));
}

const noChange = { field: '', from: null, to: null };

function linesOf(entry: AuditTrailEntry, resource: string): string[][] {
  const { at, by, action, title, recordId, address, requestId, jobId, redactedAt } = entry;
  const changes = entry.changes.length === 0 ? [noChange] : entry.changes;
  return changes.map(({ field, from, to }) => [
    at,
    by ?? '',
    action,
    resource,
    title ?? '',
    recordId ?? '',
    field,
    textOf(from),
    textOf(to),
    address ?? '',
    requestId ?? '',
    jobId ?? '',
    redactedAt ?? '',
  ]);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

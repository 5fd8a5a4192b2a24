import { recordEndpoints, type AuditEntry } from 'contract/record';
import type { FastifyInstance } from 'fastify';
import { auditActor } from '../repository/admin-name';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../db/database';
import { mountEndpoint } from '../http/mount/mount-endpoint';
import { requireResource } from '../kernel/permission';
import { invalidField } from '../kernel/problem';
import type { Viewer } from '../kernel/viewer';
import { own, source } from '../repository/columns';
import type { ResourceTable } from '../repository/resource-table';
import { hiddenFields, visibleChanges } from '../repository/hidden-fields';
import { readGroups } from '../repository/groups';
import { isOwnOrShared, visibleRows } from '../repository/hidden-rows';
import { requireFreshWrites } from '../repository/require-fresh-writes';
import { matching } from '../repository/read';
import { usesOf } from '../repository/references';
import { restoreRecord } from '../repository/write';
import type { Services } from '../kernel/services';
import { revertRecord } from './revert-record';
import { tableOf } from '../repository/table-of';
import { notePresence } from './presence';
import { readTrash } from './read-trash';

/** Routes shared by all resources: history, reverting, trash and restoring. */
export function mountRecordRoutes(app: FastifyInstance, services: Services): void {
  const { database, tables } = services;
  mountEndpoint(app, services, {
    endpoint: recordEndpoints.history,
    handler: ({ query, viewer }) => {
      const table = tableOf(services, query.resource);
      requireResource(viewer, table.resource, 'view');
      const hidden = hiddenFields(table.resource, viewer);
      const isOpen = isOpenTo(table, query.recordId, viewer);
      return readHistory(database, { ...query, hidden, isOpen });
    },
  });
  mountEndpoint(app, services, {
    endpoint: recordEndpoints.revert,
    handler: async ({ id, viewer }) => ({ data: await revertRecord(services, id, viewer) }),
  });
  mountEndpoint(app, services, {
    endpoint: recordEndpoints.uses,
    handler: async ({ id, query: { resource }, viewer }) => {
      const table = tableOf(services, resource);
      requireResource(viewer, table.resource, 'view');
      return { data: await usesOf(database, { tables, viewer }, table, id) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: recordEndpoints.groups,
    handler: async ({ query: { resource, by, query }, viewer }) => {
      const table = tableOf(services, resource);
      requireResource(viewer, table.resource, 'view');
      const parsed = table.resource.list.safeParse(Object.fromEntries(new URLSearchParams(query)));
      if (!parsed.success) throw invalidField('query', wordsOf(parsed.error));
      const condition = matching(table, parsed.data, viewer);
      return { data: await readGroups(database, { table, tables, by, condition, viewer }) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: recordEndpoints.presence,
    handler: async ({ id: recordId, body: { resource, isEditing }, viewer }) => {
      const table = tableOf(services, resource);
      requireResource(viewer, table.resource, 'view');
      if (viewer.kind !== 'admin' || viewer.apiKey) return { data: [] };
      const isOpen = isOpenTo(table, recordId, viewer);
      const presence = { table, recordId, isEditing, viewer, isOpen };
      return { data: await notePresence(database, presence) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: recordEndpoints.trash,
    handler: ({ query: { resource, ...query }, viewer }) => {
      const table = tableOf(services, resource);
      requireResource(viewer, table.resource, 'all');
      return readTrash(database, table, { ...query, viewer });
    },
  });
  mountEndpoint(app, services, {
    endpoint: recordEndpoints.restore,
    handler: async ({ id, query: { resource }, viewer }) => {
      const table = tableOf(services, resource);
      requireFreshWrites(table.resource, viewer);
      await restoreRecord({ database, tables, table, viewer }, id);
      return { data: { _id: id } };
    },
  });
}

function wordsOf({ issues }: z.ZodError): string {
  return issues.map(({ message }) => message).join('; ');
}

interface HistoryQuery {
  readonly resource: string;
  readonly recordId: string;
  /** The fields whose changes are left out. */
  readonly hidden: ReadonlySet<string>;
  /** Whether the viewer may read the history of the record. */
  readonly isOpen: RawBuilder<boolean>;
  readonly page: number;
  readonly pageSize: number;
}

/**
 * The history of an owned record is its owner's, and everybody's while the record is shared. That of a hidden row is as
 * hidden as the row.
 */
function isOpenTo(table: ResourceTable, recordId: string, viewer: Viewer): RawBuilder<boolean> {
  const visible = visibleRows(table, viewer);
  if (viewer.kind !== 'admin' || !(table.ownership || visible)) return sql<boolean>`true`;
  const owned = table.ownership ? isOwnOrShared(table.ownership, table, viewer) : sql`true`;
  return sql<boolean>`exists (select from ${source(table)}
    where ${own(table)} and record._id = ${recordId}
      and ${owned} and ${visible ?? sql`true`})`;
}

async function readHistory(
  database: Database,
  { resource, recordId, hidden, isOpen, page, pageSize }: HistoryQuery,
) {
  const { rows } = await sql<AuditEntry & { total: number }>`
    select audit._id, resource, record_id, action, at, audit.version, changes, job_id,
      ${auditActor} as by, count(*) over () as total
    from audit left join admin on admin._id = audit.admin_id
    where audit.resource = ${resource} and audit.record_id = ${recordId} and ${isOpen}
    order by audit.version desc, audit._id desc
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(database);
  const data = rows.map((row) => ({ ...row, changes: visibleChanges(row.changes, hidden) }));
  return { data, total: rows[0]?.total ?? 0, page, pageSize };
}

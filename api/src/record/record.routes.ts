import { recordEndpoints, type AuditEntry } from 'contract/record';
import type { FastifyInstance } from 'fastify';
import { auditActor } from '../repository/admin-name';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import { mountEndpoint } from '../core/mount/mount-endpoint';
import { requireResource } from '../core/permission';
import { hiddenFields, visibleChanges } from '../repository/hidden-fields';
import { requireFreshWrites } from '../repository/require-fresh-writes';
import { usesOf } from '../repository/references';
import { restoreRecord } from '../repository/write';
import type { Services } from '../core/services';
import { revertRecord } from './revert-record';
import { tableOf } from '../repository/table-of';
import { readTrash } from './read-trash';

/** Routes shared by all resources: history, reverting, trash and restoring. */
export function mountRecordRoutes(app: FastifyInstance, services: Services): void {
  const { database, tables: registry } = services;
  mountEndpoint(app, services, {
    endpoint: recordEndpoints.history,
    handler: ({ query, viewer }) => {
      const { resource } = tableOf(services, query.resource);
      requireResource(viewer, resource, 'view');
      return readHistory(database, { ...query, hidden: hiddenFields(resource, viewer) });
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
      return { data: await usesOf(database, { registry, viewer }, table, id) };
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
      await restoreRecord({ database, registry, table, viewer }, id);
      return { data: { _id: id } };
    },
  });
}

interface HistoryQuery {
  readonly resource: string;
  readonly recordId: string;
  /** The fields whose changes are left out. */
  readonly hidden: ReadonlySet<string>;
  readonly page: number;
  readonly pageSize: number;
}

async function readHistory(
  database: Database,
  { resource, recordId, hidden, page, pageSize }: HistoryQuery,
) {
  const { rows } = await sql<AuditEntry & { total: number }>`
    select audit._id, resource, record_id, action, at, audit.version, changes, job_id,
      ${auditActor} as by, count(*) over () as total
    from audit left join admin on admin._id = audit.admin_id
    where resource = ${resource} and record_id = ${recordId}
    order by audit.version desc, audit._id desc
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(database);
  const data = rows.map((row) => ({ ...row, changes: visibleChanges(row.changes, hidden) }));
  return { data, total: rows[0]?.total ?? 0, page, pageSize };
}

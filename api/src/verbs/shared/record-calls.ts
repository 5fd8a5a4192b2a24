import { recordEndpoints, type AuditEntry } from 'contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { mountEndpoint } from '../../mount/mount-endpoint';
import { notFound } from '../../problem';
import type { ResourceTable } from '../../repository/resource-table';
import { restoreRecord } from '../../repository/write';
import type { Services } from '../../services';

/** The calls that all resources share: a record's history, and the way out of the trash. */
export function mountRecordCalls(app: FastifyInstance, services: Services): void {
  const { database, tables: registry } = services;
  mountEndpoint(app, services, {
    endpoint: recordEndpoints.history,
    handler: async ({ query: { resource, recordId, page, pageSize } }) => {
      tableOf(services, resource);
      const { rows } = await sql<AuditEntry & { total: number }>`
        select audit._id, resource, record_id, action, at, audit.version, changes,
          admin.firstname || ' ' || admin.lastname as by, count(*) over () as total
        from audit left join admin on admin._id = audit.admin_id
        where resource = ${resource} and record_id = ${recordId}
        order by audit.version desc, audit._id desc
        limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(database);
      return { data: rows, total: rows[0]?.total ?? 0, page, pageSize };
    },
  });
  mountEndpoint(app, services, {
    endpoint: recordEndpoints.restore,
    handler: async ({ id, query: { resource }, viewer }) => {
      await restoreRecord({ database, registry, table: tableOf(services, resource), viewer }, id);
      return { data: { _id: id } };
    },
  });
}

function tableOf({ tables }: Services, resource: string): ResourceTable {
  const table = tables.get(resource);
  if (!table) throw notFound('resource');
  return table;
}

import {
  careerInfoEndpoints,
  type Opening,
  policyEndpoints,
  PolicyKind,
  type WrittenPolicy,
} from 'contract/content';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { mountEndpoint } from '../http/mount/mount-endpoint';
import { getRecordWhere } from '../repository/read';
import { updateRecord } from '../repository/write';
import { careerInfoTable } from './career/career-info.table';
import { policyTable } from './policy.table';
import type { Services } from '../kernel/services';
import { isWrittenPolicy } from './written-policy';
import { isStaff } from '../kernel/viewer';

/** Routes for the careers page and the policies: single records that always exist and can only be changed. */
export function mountSingleRecordRoutes(app: FastifyInstance, services: Services): void {
  const { database, tables } = services;
  mountEndpoint(app, services, {
    endpoint: careerInfoEndpoints.get,
    cacheTags: ['careerInfo', 'file'],
    handler: async ({ viewer }) => {
      const page = await getRecordWhere(database, careerInfoTable, anyRecord, viewer);
      const openings = openingsOf(page).filter(({ active }) => active || isStaff(viewer));
      return { data: { ...page, openings } };
    },
  });
  mountEndpoint(app, services, {
    endpoint: careerInfoEndpoints.update,
    hasRawBody: true,
    handler: async ({ body, viewer }) => {
      const page = await getRecordWhere(database, careerInfoTable, anyRecord, viewer);
      const context = { database, tables, table: careerInfoTable, viewer };
      return { data: await updateRecord(context, String(page['_id']), body) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: policyEndpoints.get,
    cacheTags: ['policy'],
    handler: async ({ query: { kind }, viewer }) => {
      const isShown = isStaff(viewer) ? sql<boolean>`true` : isWrittenPolicy(content);
      const where = sql<boolean>`${ofKind(kind)} and ${isShown}`;
      return { data: await getRecordWhere(database, policyTable, where, viewer) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: policyEndpoints.written,
    cacheTags: ['policy'],
    handler: async () => {
      const { rows } = await sql<WrittenPolicy>`
        select kind, title from policy as record where ${isWrittenPolicy(content)}
        order by array_position(${PolicyKind.options}::text[], kind)`.execute(database);
      return { data: rows };
    },
  });
  mountEndpoint(app, services, {
    endpoint: policyEndpoints.update,
    hasRawBody: true,
    handler: async ({ query: { kind }, body, viewer }) => {
      const policy = await getRecordWhere(database, policyTable, ofKind(kind), viewer);
      const context = { database, tables, table: policyTable, viewer };
      return { data: await updateRecord(context, String(policy['_id']), body) };
    },
  });
}

const content = sql.ref('record.content');

const anyRecord = sql<boolean>`true`;

function ofKind(kind: PolicyKind) {
  return sql<boolean>`record.kind = ${kind}`;
}

/** Guarantee: the record was parsed by the resource's schema when it was written. */
function openingsOf(record: Readonly<Record<string, unknown>>): Opening[] {
  return record['openings'] as Opening[];
}

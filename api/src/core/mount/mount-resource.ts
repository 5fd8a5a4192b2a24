import type { Endpoint, ResourceCall } from 'contract';
import type { FastifyInstance } from 'fastify';
import type { FieldValues } from '../../repository/field-values';
import { answerList, answerRecord } from '../../repository/json-records';
import type { ListParameters } from '../../repository/read';
import type { ResourceTable } from '../../repository/resource-table';
import { addRecord, removeRecord, updateRecord } from '../../repository/write';
import type { WriteContext } from '../../repository/batch';
import type { Services } from '../services';
import { sendExport } from '../../transfer/export/send-export';
import type { Viewer } from '../viewer';
import { mountEndpoint, type Call, type Handler } from './mount-endpoint';

/** Mounts the routes of a plain resource's path style, all backed by the repository. */
export function mountResource(
  app: FastifyInstance,
  services: Services,
  table: ResourceTable,
): void {
  const handlers = handlersOf(services, table);
  for (const call of resourceCalls) {
    const endpoint: Endpoint | undefined = table.resource.endpoints[call];
    if (!endpoint) continue;
    const visitorEndpoint = isRead(call) ? table.resource.visitorEndpoints[call] : undefined;
    mountEndpoint(app, services, {
      endpoint,
      handler: handlers[call],
      visitorEndpoint,
      cacheTags: isRead(call) ? table.cache?.tags : undefined,
      hasRawBody: true,
    });
  }
}

const resourceCalls = ['list', 'get', 'add', 'update', 'remove', 'export'] as const;

function isRead(call: ResourceCall): call is 'list' | 'get' {
  return call === 'list' || call === 'get';
}

function handlersOf(
  services: Services,
  table: ResourceTable,
): Record<ResourceCall, Handler<Endpoint>> {
  const { database, tables, secretBox } = services;
  const context = (viewer: Viewer): WriteContext => {
    return { database, registry: tables, table, viewer, secretBox };
  };
  return {
    list: ({ query, viewer, source }) => answerList(source, table, listParameters(query), viewer),
    get: ({ id, viewer, source }) => answerRecord(source, table, id, viewer),
    add: async ({ body, viewer }) => ({ data: await addRecord(context(viewer), body) }),
    update: async ({ id, body, viewer }: Call) => {
      const data = await updateRecord(context(viewer), id, body);
      if (table.changesSessions) await services.sessions.caughtUp();
      return { data };
    },
    remove: async ({ id, viewer }) => {
      await removeRecord(context(viewer), id);
      return { data: { _id: id } satisfies FieldValues };
    },
    export: ({ query, viewer, reply }) => sendExport(services, { table, query, viewer, reply }),
  };
}

/** Guarantee: the query was parsed by the resource's `list` schema, which has these keys. */
function listParameters(query: unknown): ListParameters {
  return query as ListParameters;
}

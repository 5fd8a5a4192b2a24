import type { Endpoint } from 'contract';
import type { FastifyInstance } from 'fastify';
import type { FieldValues } from '../../repository/field-values';
import { answerList, answerRecord } from '../../repository/json-records';
import type { ListParameters } from '../../repository/read';
import type { ResourceTable } from '../../repository/resource-table';
import { addRecord, removeRecord, updateRecord } from '../../repository/write';
import type { WriteContext } from '../../repository/batch';
import type { Services } from '../../kernel/services';
import type { Viewer } from '../../kernel/viewer';
import { mountEndpoint, type Call, type Handler } from './mount-endpoint';

/** Mounts the routes of a plain resource's path style, all backed by the repository. */
export function mountResource(
  app: FastifyInstance,
  services: Services,
  table: ResourceTable,
): void {
  const handlers = handlersOf(services, table);
  for (const call of standardCalls) {
    const endpoint: Endpoint | undefined = table.resource.endpoints[call];
    if (!endpoint) continue;
    const visitorEndpoint = isRead(call) ? table.resource.visitorEndpoints[call] : undefined;
    mountEndpoint(app, services, {
      endpoint,
      handler: handlers[call],
      visitorEndpoint,
      cacheTags: isRead(call) ? table.cache?.tags : undefined,
      isUncached:
        call === 'list'
          ? (query) => table.cache?.except?.(listParameters(query)) === true
          : undefined,
      hasRawBody: true,
    });
  }
}

const standardCalls = ['list', 'get', 'add', 'update', 'remove'] as const;
type StandardCall = (typeof standardCalls)[number];

function isRead(call: StandardCall): call is 'list' | 'get' {
  return call === 'list' || call === 'get';
}

function handlersOf(
  services: Services,
  table: ResourceTable,
): Record<StandardCall, Handler<Endpoint>> {
  const { database, tables, secretBox } = services;
  const context = (viewer: Viewer): WriteContext => {
    return { database, tables, table, viewer, secretBox };
  };
  return {
    list: ({ query, viewer, source }) => answerList(source, table, listParameters(query), viewer),
    get: ({ id, viewer, source }) => answerRecord(source, table, id, viewer),
    add: async ({ body, viewer }) => ({ data: await addRecord(context(viewer), body) }),
    update: async ({ id, body, viewer }: Call) => {
      const data = await updateRecord(context(viewer), id, body);
      await table.caughtUp?.(services);
      return { data };
    },
    remove: async ({ id, viewer }) => {
      await removeRecord(context(viewer), id);
      return { data: { _id: id } satisfies FieldValues };
    },
  };
}

/** Guarantee: the query was parsed by the resource's `list` schema, which has these keys. */
function listParameters(query: unknown): ListParameters {
  return query as ListParameters;
}

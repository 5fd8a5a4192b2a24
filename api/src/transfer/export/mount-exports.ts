import type { Endpoint } from 'contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import type { Services } from '../../kernel/services';
import { sendExport } from './send-export';

/** Mounts the export of each resource that has one. */
export function mountExports(app: FastifyInstance, services: Services): void {
  for (const table of services.tables.values()) {
    const endpoint: Endpoint | undefined = table.resource.endpoints.export;
    if (!endpoint) continue;
    mountEndpoint(app, services, {
      endpoint,
      handler: ({ query, viewer, reply }) => sendExport(services, { table, query, viewer, reply }),
    });
  }
}

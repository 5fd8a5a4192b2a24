import { operationEndpoints as endpoints } from 'contract/operation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import { recentLines } from '../../kernel/log/recent-lines';
import { isOwner, requireOwner } from '../../kernel/permission';
import type { Services } from '../../kernel/services';
import { changeMaintenance, readCachedMaintenance } from './maintenance';
import { openOperation } from './read-operation';
import { newerThan, readNotice, writeNotice } from './version-notice';

const admit = async ({ viewer }: FastifyRequest) => requireOwner(viewer);

/** Routes for whoever runs the installation. */
export function mountOperation(app: FastifyInstance, services: Services): void {
  const { build, database } = services;
  const read = openOperation(services);
  mountEndpoint(app, services, {
    endpoint: endpoints.status,
    handler: async ({ viewer }) => ({
      data: {
        build,
        maintenance: await readCachedMaintenance(services),
        newer: isOwner(viewer) ? await newerThan(database, build) : null,
      },
    }),
  });
  mountEndpoint(app, services, {
    endpoint: endpoints.get,
    admit,
    handler: async () => ({ data: await read() }),
  });
  mountEndpoint(app, services, {
    endpoint: endpoints.findLines,
    admit,
    handler: async ({ query }) => ({
      data: recentLines().filter(({ requestId }) => requestId === query.requestId),
    }),
  });
  mountMaintenance(app, services);
  mountEndpoint(app, services, {
    endpoint: endpoints.versionNotice,
    admit,
    handler: async () => ({ data: await readNotice(database) }),
  });
  mountEndpoint(app, services, {
    endpoint: endpoints.updateVersionNotice,
    admit,
    handler: async ({ body, viewer }) => ({ data: await writeNotice(services, body, viewer) }),
  });
}

function mountMaintenance(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, {
    endpoint: endpoints.beginMaintenance,
    admit,
    handler: async ({ body: { text }, viewer }) => ({
      data: await changeMaintenance(services, text, viewer),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: endpoints.endMaintenance,
    admit,
    handler: async ({ viewer }) => ({ data: await changeMaintenance(services, null, viewer) }),
  });
}

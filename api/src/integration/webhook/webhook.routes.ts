import { webhookEndpoints as endpoints } from 'contract/integration';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import type { Services } from '../../kernel/services';
import { eventsFor } from './event-types';
import { listDeliveries, listWebhooks, readDelivery, readWebhook } from './list-webhooks';
import * as webhooks from './webhooks';

/** Routes for webhooks. */
export function mountWebhookRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: endpoints.events,
    handler: async ({ viewer }) => ({ data: eventsFor(viewer) }),
  });
  mountEndpoint(app, services, {
    endpoint: endpoints.list,
    handler: ({ query }) => listWebhooks(database, query),
  });
  mountEndpoint(app, services, {
    endpoint: endpoints.get,
    handler: async ({ id }) => ({ data: await readWebhook(database, id) }),
  });
  mountEndpoint(app, services, {
    endpoint: endpoints.add,
    handler: async ({ body, viewer }) => {
      const { id, secret } = await webhooks.addWebhook(services, body, viewer);
      return { data: { ...(await readWebhook(database, id)), secret } };
    },
  });
  mountEndpoint(app, services, {
    endpoint: endpoints.update,
    handler: async ({ id, body: change, viewer }) => {
      await webhooks.updateWebhook(services, { id, change, viewer });
      return { data: await readWebhook(database, id) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: endpoints.remove,
    handler: async ({ id, viewer }) => {
      await webhooks.removeWebhook(services, id, viewer);
      return { data: { _id: id } };
    },
  });
  mountEndpoint(app, services, {
    endpoint: endpoints.rotateSecret,
    handler: async ({ id, viewer }) => {
      const secret = await webhooks.rotateSecret(services, id, viewer);
      return { data: { ...(await readWebhook(database, id)), secret } };
    },
  });
  mountDeliveryRoutes(app, services);
}

function mountDeliveryRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: endpoints.test,
    handler: async ({ id, viewer }) => {
      const deliveryId = await webhooks.addTest(services, id);
      return { data: await readDelivery(database, deliveryId, viewer) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: endpoints.deliveries,
    handler: ({ id, query, viewer }) => listDeliveries(database, { ...query, id, viewer }),
  });
  mountEndpoint(app, services, {
    endpoint: endpoints.resend,
    handler: async ({ id, viewer }) => {
      await webhooks.resend(services, id, viewer);
      return { data: await readDelivery(database, id, viewer) };
    },
  });
}

import { notificationEndpoints } from 'contract/staff';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { dismissAllNotifications, dismissNotification, listNotifications } from './notifications';
import { NotificationStreams } from './notification-streams';
import { mountEndpoint } from '../http/mount/mount-endpoint';
import type { Services } from '../kernel/services';
import { requireAdmin } from '../kernel/viewer';

/** Routes for the caller's notifications. */
export function mountNotificationRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: notificationEndpoints.list,
    handler: async ({ viewer }) => ({
      data: await listNotifications(database, requireAdmin(viewer).adminId),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: notificationEndpoints.remove,
    handler: async ({ id, viewer }) => {
      await dismissNotification(database, requireAdmin(viewer).adminId, id);
      return { data: { _id: id } };
    },
  });
  mountEndpoint(app, services, {
    endpoint: notificationEndpoints.removeAll,
    handler: async ({ viewer }) => ({
      data: { removed: await dismissAllNotifications(database, requireAdmin(viewer).adminId) },
    }),
  });
  mountStream(app, services);
}

function mountStream(app: FastifyInstance, services: Services): void {
  const streams = new NotificationStreams(services, app.log);
  // Streams must end before the server waits for its connections.
  app.addHook('preClose', () => streams.close());
  mountEndpoint(app, services, {
    endpoint: notificationEndpoints.stream,
    handler: async ({ viewer, reply }) =>
      sendEvents(reply, await streams.open(requireAdmin(viewer))),
  });
}

/**
 * Disables everything that delays events: compression and proxy buffering. The connection closes with the stream, so
 * that a stopping server does not wait for it.
 */
function sendEvents(reply: FastifyReply, body: Readable): undefined {
  reply.raw.once('close', () => body.destroy());
  reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      connection: 'close',
    })
    .send(body);
  return undefined;
}

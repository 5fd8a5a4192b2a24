import { notificationEndpoints } from 'contract';
import type { FastifyInstance } from 'fastify';
import { dismissNotification, listNotifications } from '../../admin/notifications';
import { mountEndpoint } from '../../mount/mount-endpoint';
import type { Services } from '../../services';
import { requireAdmin } from '../../viewer';

/** The notifications of who calls. */
export function mountNotificationCalls(app: FastifyInstance, services: Services): void {
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
}

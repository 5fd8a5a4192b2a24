import { dashboardEndpoints } from 'contract/staff';
import type { FastifyInstance } from 'fastify';
import { periodOf } from './period';
import { readDashboard } from './read-dashboard';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import type { Services } from '../../kernel/services';

export function mountDashboardRoutes(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, {
    endpoint: dashboardEndpoints.get,
    handler: async ({ query, viewer }) => ({
      data: await readDashboard(services.database, periodOf(query), viewer),
    }),
  });
}

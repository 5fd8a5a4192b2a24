import { dashboardEndpoints } from 'contract';
import type { FastifyInstance } from 'fastify';
import { periodOf } from '../../dashboard/period';
import { readDashboard } from '../../dashboard/read-dashboard';
import { mountEndpoint } from '../../mount/mount-endpoint';
import type { Services } from '../../services';

export function mountDashboardCalls(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, {
    endpoint: dashboardEndpoints.get,
    handler: async ({ query, viewer }) => ({
      data: await readDashboard(services.database, periodOf(query), viewer),
    }),
  });
}

import { releaseEndpoints } from 'contract/release';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import { storeReport, listReports } from './reports';
import { stopFailingRollout } from './stop-failing-rollout';
import type { Services } from '../../kernel/services';
import { requireAdmin } from '../../kernel/viewer';

/** Routes for the reports of shells about their remotes. */
export function mountReportRoutes(app: FastifyInstance, services: Services): void {
  const { database, responseCache } = services;
  mountEndpoint(app, services, {
    endpoint: releaseEndpoints.report,
    handler: async ({ body, viewer }) => {
      const kept = await storeReport(database, body, requireAdmin(viewer).adminId);
      if (await stopFailingRollout(database, body)) responseCache.invalidate('release');
      return { data: { kept } };
    },
  });
  mountEndpoint(app, services, {
    endpoint: releaseEndpoints.reports,
    handler: ({ query }) => listReports(database, query),
  });
}

import { moneyEndpoints, type ReportMails, reportMailEndpoints } from 'contract/inquiry';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import type { Services } from '../../kernel/services';
import { requireAdmin } from '../../kernel/viewer';
import { csvType } from '../../transfer/export/csv-text';
import { readMoney, readReport } from './read-money';
import { mailedReports, subscribe, unsubscribe } from './report-mails';
import { reportText } from './report-text';
import { sumsByStatus } from './sums-by-status';

/** What inquiries are worth, in figures, and reports by mail. */
export function mountMoneyRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: moneyEndpoints.get,
    handler: async ({ query, viewer }) => ({ data: await readMoney(database, query, viewer) }),
  });
  mountEndpoint(app, services, {
    endpoint: moneyEndpoints.report,
    handler: async ({ query, viewer }) => ({ data: await readReport(database, query, viewer) }),
  });
  mountEndpoint(app, services, {
    endpoint: moneyEndpoints.reportFile,
    handler: async ({ query, viewer, reply }) => {
      const report = await readReport(database, query, viewer);
      const name = `report-${report.period.from}-${report.period.until}.csv`;
      reply
        .headers({
          'content-type': csvType,
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        .send(reportText(report));
      return undefined;
    },
  });
  mountEndpoint(app, services, {
    endpoint: moneyEndpoints.byStatus,
    handler: async ({ query, viewer }) => ({ data: await sumsByStatus(database, query, viewer) }),
  });
  mountReportMails(app, services);
}

function mountReportMails(app: FastifyInstance, services: Services): void {
  const { database } = services;
  const answer = async (adminId: string): Promise<{ data: ReportMails }> => ({
    data: { reportIds: await mailedReports(database, adminId) },
  });
  mountEndpoint(app, services, {
    endpoint: reportMailEndpoints.list,
    handler: ({ viewer }) => answer(requireAdmin(viewer).adminId),
  });
  mountEndpoint(app, services, {
    endpoint: reportMailEndpoints.subscribe,
    handler: async ({ id: reportId, viewer }) => {
      await subscribe(database, { reportId, viewer: requireAdmin(viewer) });
      return answer(requireAdmin(viewer).adminId);
    },
  });
  mountEndpoint(app, services, {
    endpoint: reportMailEndpoints.unsubscribe,
    handler: async ({ id: reportId, viewer }) => {
      const { adminId } = requireAdmin(viewer);
      await unsubscribe(database, { reportId, adminId });
      return answer(adminId);
    },
  });
}

import { auditEndpoints } from 'contract/record';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import type { Services } from '../../kernel/services';
import { auditConditions } from './audit-conditions';
import { readAudit } from './read-audit';
import { sendAudit } from './send-audit';

/** Routes for the audit of the whole company. */
export function mountAuditRoutes(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, {
    endpoint: auditEndpoints.list,
    handler: async ({ query: { after, pageSize, ...filters }, viewer }) => {
      const conditions = await auditConditions(services, filters, viewer);
      const { search, recordId, jobId } = filters;
      const isWhole = [search, recordId, jobId].some((one) => one !== undefined);
      return readAudit(services, { conditions, after, pageSize, viewer, isWhole, to: filters.to });
    },
  });
  mountEndpoint(app, services, {
    endpoint: auditEndpoints.export,
    handler: ({ query, viewer, reply }) => sendAudit(services, { filters: query, viewer, reply }),
  });
}

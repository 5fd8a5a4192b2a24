import { attachableEndpoints } from 'contract/inquiry';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import type { Services } from '../../kernel/services';
import { requireAdmin } from '../../kernel/viewer';
import { listAttachable } from './list-attachable';

/** What can be attached to mails about inquiries. */
export function mountAttachableRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: attachableEndpoints.list,
    handler: async ({ id, query: { search }, viewer }) => ({
      data: await listAttachable(database, {
        inquiryId: id,
        search,
        viewer: requireAdmin(viewer),
      }),
    }),
  });
}

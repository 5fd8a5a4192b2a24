import { mailContactEndpoints, mailOrderEndpoints } from 'contract/inquiry';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import type { Services } from '../../kernel/services';
import { requireAdmin } from '../../kernel/viewer';
import { readMailContact } from './read-mail-contact';
import { readMailOrder } from './read-mail-order';
import { takeBackInquiry } from './take-back-inquiry';

/** What received mail says for new inquiries. */
export function mountMailOrderRoutes(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, {
    endpoint: mailOrderEndpoints.read,
    handler: async ({ id, viewer }) => ({ data: await readMailOrder(services, { id, viewer }) }),
  });
  mountEndpoint(app, services, {
    endpoint: mailContactEndpoints.read,
    handler: async ({ id, viewer }) => ({ data: await readMailContact(services, { id, viewer }) }),
  });
  mountEndpoint(app, services, {
    endpoint: mailOrderEndpoints.takeBack,
    handler: async ({ id, viewer }) => ({
      data: await takeBackInquiry(services, { id, viewer: requireAdmin(viewer) }),
    }),
  });
}

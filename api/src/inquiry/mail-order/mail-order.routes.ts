import { mailContactEndpoints, mailOrderEndpoints } from 'contract/inquiry';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import type { Services } from '../../kernel/services';
import { readMailContact } from './read-mail-contact';
import { readMailOrder } from './read-mail-order';

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
}

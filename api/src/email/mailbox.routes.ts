import { mailboxEndpoints } from 'contract/email';
import type { FastifyInstance } from 'fastify';
import { hideLinks } from './hide-account-links';
import type { Mailbox } from './mailbox';
import { mountEndpoint } from '../http/mount/mount-endpoint';
import { ApiProblem, notFound } from '../kernel/problem';
import type { Services } from '../kernel/services';

/** Routes for messages received by the development mailbox, if there is one. */
export function mountMailboxRoutes(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, {
    endpoint: mailboxEndpoints.list,
    handler: async ({ query }) => {
      const mailbox = mailboxOf(services);
      const { host, port } = mailbox;
      return { ...(await mailbox.list(query)), ...query, host, port };
    },
  });
  mountEndpoint(app, services, {
    endpoint: mailboxEndpoints.get,
    handler: async ({ id, viewer }) => {
      const mail = await mailboxOf(services).get(id);
      if (!mail) throw notFound('message in the development mail server');
      const { html, text, headers, subject } = mail;
      const texts = await hideLinks(services.database, viewer, { html, text, headers, subject });
      return { data: { ...mail, ...texts } };
    },
  });
  mountEndpoint(app, services, {
    endpoint: mailboxEndpoints.clear,
    handler: () => Promise.resolve({ data: { removed: mailboxOf(services).clear() } }),
  });
}

/** @throws ApiProblem `not-found` where there is none */
function mailboxOf({ mailbox }: Services): Mailbox {
  if (mailbox) return mailbox;
  throw new ApiProblem('not-found', 'The development mail server is off here.');
}

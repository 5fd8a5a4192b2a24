import { emailEndpoints } from 'contract/email';
import type { FastifyInstance } from 'fastify';
import { cancelBatch, cancelEmail } from './queue/cancel-emails';
import { previewEmail } from './queue/preview-email';
import { readEmailContent } from './queue/read-content';
import { readEmailQueue } from './queue/read-queue';
import { retryBatch, retryEmail } from './queue/retry-emails';
import { sendEmail } from './queue/send-email';
import { requireMailRecords } from './require-mail-records';
import { mountEndpoint } from '../http/mount/mount-endpoint';
import { idempotencyKey } from '../repository/accept-once';
import type { Services } from '../kernel/services';

/** A message of maximum length with ten thousand addresses and as many selected partners. */
const bodyLimit = 6_000_000;

/** Routes for sending and for the outbox, beyond its lists. */
export function mountEmailRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: emailEndpoints.send,
    bodyLimit,
    handler: async ({ body: message, viewer, request }) => {
      requireMailRecords(viewer, message);
      const key = idempotencyKey(emailEndpoints.send, request.headers);
      return { data: await sendEmail(services, { message, viewer, key }) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: emailEndpoints.preview,
    bodyLimit,
    handler: async ({ body: message, query: { position }, viewer }) => {
      requireMailRecords(viewer, message);
      return { data: await previewEmail(services, { message, viewer, position }) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: emailEndpoints.content,
    handler: async ({ id, viewer }) => ({ data: await readEmailContent(database, id, viewer) }),
  });
  mountEndpoint(app, services, {
    endpoint: emailEndpoints.queue,
    handler: async () => ({ data: await readEmailQueue(database) }),
  });
  mountChanges(app, services);
}

function mountChanges(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: emailEndpoints.cancel,
    handler: async ({ id, viewer }) => ({ data: await cancelEmail(database, id, viewer) }),
  });
  mountEndpoint(app, services, {
    endpoint: emailEndpoints.cancelBatch,
    handler: async ({ id, viewer }) => ({
      data: { cancelled: await cancelBatch(database, id, viewer) },
    }),
  });
  mountEndpoint(app, services, {
    endpoint: emailEndpoints.retry,
    handler: async ({ id, body: { evenIfUnknown }, viewer }) => ({
      data: await retryEmail(database, { id, viewer, evenIfUnknown }),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: emailEndpoints.retryBatch,
    handler: async ({ id, body: { evenIfUnknown }, viewer }) => ({
      data: { queued: await retryBatch(database, { id, viewer, evenIfUnknown }) },
    }),
  });
}

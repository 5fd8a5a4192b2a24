import { mailDraftEndpoints } from 'contract/email';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import type { Services } from '../../kernel/services';
import { requireAdmin } from '../../kernel/viewer';
import { idempotencyKey } from '../../repository/accept-once';
import { inTransaction } from '../../repository/in-transaction';
import { readWriters } from './read-writers';
import { eraseDraft, saveDraft } from './save-draft';
import { sendDraft } from './send-draft';
import { startAnswer } from './start-answer';
import { takeBack } from './take-back';

/** Routes for mails that are written in an inquiry. */
export function mountMailDraftRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: mailDraftEndpoints.start,
    handler: async ({ id, query: { kind }, viewer }) => ({
      data: await startAnswer(database, { id, kind, viewer: requireAdmin(viewer) }),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: mailDraftEndpoints.writers,
    handler: async ({ id, viewer }) => ({
      data: await readWriters(database, { inquiryId: id, viewer: requireAdmin(viewer) }),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: mailDraftEndpoints.save,
    handler: async ({ body: content, viewer }) => ({
      data: await inTransaction(database, (work) =>
        saveDraft(work, services, { content, viewer: requireAdmin(viewer) }),
      ),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: mailDraftEndpoints.discard,
    handler: async ({ body: { inquiryId }, viewer }) => ({
      data: {
        discarded: await inTransaction(database, (work) =>
          eraseDraft(work, { inquiryId, viewer: requireAdmin(viewer) }),
        ),
      },
    }),
  });
  mountEndpoint(app, services, {
    endpoint: mailDraftEndpoints.send,
    handler: async ({ body: mail, viewer, request }) => {
      const key = idempotencyKey(mailDraftEndpoints.send, request.headers);
      return { data: await sendDraft(services, { mail, viewer: requireAdmin(viewer), key }) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: mailDraftEndpoints.takeBack,
    handler: async ({ body: { batchId }, viewer }) => ({
      data: await inTransaction(database, (work) =>
        takeBack(work, services, { batchId, viewer: requireAdmin(viewer) }),
      ),
    }),
  });
}

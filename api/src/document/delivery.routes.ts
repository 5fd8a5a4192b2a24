import { documentEndpoints } from 'contract/document';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { mountEndpoint } from '../http/mount/mount-endpoint';
import { notFound } from '../kernel/problem';
import type { Services } from '../kernel/services';
import { sendFile } from '../file/send-file';
import { limitForms } from '../visitor-form/limit-forms';
import { receiveForm } from '../visitor-form/receive-form';
import { idempotencyKey } from '../repository/accept-once';
import { readPage } from '../repository/one-page';
import { findCertificate, openCertificate } from './certificates';
import { documentTable } from './document.table';
import { formerRecipients, recipientColumns } from './former-recipients';
import { mailRevision } from './mail-revision';
import { publicDocument } from './public-document';
import { publishedTags, readPublishedDocuments } from './published-documents';
import { requestDocument } from './request-document';
import { sendDocuments } from './send-documents';

/** The routes by which documents reach somebody. */
export function mountDeliveryRoutes(app: FastifyInstance, services: Services): void {
  mountPublicRoutes(app, services);
  mountEndpoint(app, services, {
    endpoint: documentEndpoints.send,
    handler: async ({ body: mail, viewer, request }) => {
      const key = idempotencyKey(documentEndpoints.send, request.headers);
      return { data: { batchId: await sendDocuments(services, { mail, viewer, key }) } };
    },
  });
  mountEndpoint(app, services, {
    endpoint: documentEndpoints.formerRecipients,
    handler: ({ id, query }) =>
      readPage(services.database, {
        ...query,
        columns: recipientColumns,
        from: formerRecipients(id),
        where: sql<boolean>`true`,
        orderBy: sql`own.way is not null, former.email`,
        of: { table: documentTable, id },
      }),
  });
  mountEndpoint(app, services, {
    endpoint: documentEndpoints.mailRevision,
    handler: async ({ id, body: mailing, viewer }) => ({
      data: await mailRevision(services, { id, mailing, viewer }),
    }),
  });
}

function mountPublicRoutes(app: FastifyInstance, services: Services): void {
  const { database, files } = services;
  const { request: asked } = documentEndpoints;
  mountEndpoint(app, services, {
    endpoint: documentEndpoints.public,
    handler: async ({ id }) => ({ data: await publicDocument(database, id) }),
  });
  mountEndpoint(app, services, {
    endpoint: documentEndpoints.published,
    cacheTags: publishedTags,
    handler: async ({ source }) => ({ data: await readPublishedDocuments(source.database) }),
  });
  mountEndpoint(app, services, {
    endpoint: asked,
    bodyLimit: 10_000,
    admit: (request, reply) => limitForms(services, { request, reply }),
    handler: async ({ body, request }) => {
      const add = requestDocument;
      const { reference } = await receiveForm(services, {
        endpoint: asked,
        request,
        body,
        add: (work, spam) => add(work, services, { body, spam }),
      });
      return { data: { documentId: reference } };
    },
  });
  mountEndpoint(app, services, {
    endpoint: documentEndpoints.findCertificate,
    bodyLimit: 10_000,
    admit: (request, reply) => limitForms(services, { request, reply, counter: 'certificate ' }),
    handler: async ({ body }) => ({ data: await findCertificate(services, body) }),
  });
  mountEndpoint(app, services, {
    endpoint: documentEndpoints.open,
    handler: async ({ id, query: { key }, request, reply }) => {
      const file = await files.find(await openCertificate(services, { id, key }));
      if (!file) throw notFound('document');
      return sendFile(services, file, { request, reply, width: undefined, isChanging: true });
    },
  });
}

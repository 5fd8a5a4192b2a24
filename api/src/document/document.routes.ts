import { documentEndpoints } from 'contract/document';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../http/mount/mount-endpoint';
import { notFound } from '../kernel/problem';
import type { Services } from '../kernel/services';
import { sendFile } from '../file/send-file';
import { downloadDocument } from './download-document';
import { reviseDocument } from './revise-document';

/** The routes of documents beyond those of every resource. */
export function mountDocumentRoutes(app: FastifyInstance, services: Services): void {
  const { files } = services;
  mountEndpoint(app, services, {
    endpoint: documentEndpoints.revise,
    handler: async ({ id, body: revision, viewer }) => ({
      data: await reviseDocument(services, { id, revision, viewer }),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: documentEndpoints.download,
    handler: async ({ id, viewer, request, reply }) => {
      const file = await files.find(await downloadDocument(services, { id, viewer }));
      if (!file) throw notFound('document');
      return sendFile(services, file, { request, reply, width: undefined, isChanging: true });
    },
  });
}

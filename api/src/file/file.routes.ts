import { fileEndpoints, StoredFile } from 'contract/file';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import { isAvatar, isCompanyLogo } from './avatars';
import { mountEndpoint } from '../http/mount/mount-endpoint';
import { requireSomeEdit } from '../kernel/permission';
import { ApiProblem, notFound } from '../kernel/problem';
import type { Services } from '../kernel/services';
import { seesFile } from './seen-files';
import { sendFile } from './send-file';

/** Routes to upload and download files. */
export function mountFileRoutes(app: FastifyInstance, services: Services): void {
  const { files, database } = services;
  mountEndpoint(app, services, {
    endpoint: fileEndpoints.add,
    admit: async ({ viewer }) => requireSomeEdit(viewer),
    handler: async ({ request, body }) => {
      if (!request.isMultipart())
        throw new ApiProblem('wrong-type', 'Send the file as a form part.');
      return { data: StoredFile.parse(await files.find(body.file)) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: fileEndpoints.download,
    handler: async ({ id, query, viewer, request, reply }) => {
      const file = await files.find(id);
      const isSeen = file?.visibility === 'public' || (await seesFile(services, id, viewer));
      if (!file || !isSeen) throw notFound('file');
      return sendFile(services, file, { request, reply, width: query.w });
    },
  });
  mountEndpoint(app, services, {
    endpoint: fileEndpoints.logo,
    handler: async ({ id, query, request, reply }) => {
      const file = await files.find(id);
      if (!file || !(await isShown(database, file.name))) throw notFound('image');
      return sendFile(
        services,
        { ...file, visibility: 'public' },
        { request, reply, width: query.w },
      );
    },
  });
}

async function isShown(database: Database, name: string): Promise<boolean> {
  return (await isAvatar(database, name)) || isCompanyLogo(database, name);
}

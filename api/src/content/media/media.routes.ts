import { mediaEndpoints } from 'contract/content';
import type { FastifyInstance } from 'fastify';
import { removeMedia, replaceMedia, updateMedia } from './change-media';
import { listMedia, readMedia } from './read-media';
import { readUses } from './read-uses';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import { seenFiles, seenUses } from '../../file/seen-files';
import { ApiProblem, invalidField } from '../../kernel/problem';
import type { Services } from '../../kernel/services';

/** Routes of the media library. */
export function mountMediaRoutes(app: FastifyInstance, services: Services): void {
  const { database, tables } = services;
  mountEndpoint(app, services, {
    endpoint: mediaEndpoints.list,
    handler: ({ query, viewer }) => listMedia(database, query, seenFiles(tables, viewer)),
  });
  mountEndpoint(app, services, {
    endpoint: mediaEndpoints.get,
    handler: async ({ id, viewer }) => ({
      data: await readMedia(database, id, seenFiles(tables, viewer)),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: mediaEndpoints.uses,
    handler: async ({ id, query, viewer }) => {
      const { name } = await readMedia(database, id, seenFiles(tables, viewer));
      const isSeen = seenUses(tables, viewer);
      return readUses(database, tables, { ...query, name: String(name), isSeen });
    },
  });
  mountEndpoint(app, services, {
    endpoint: mediaEndpoints.update,
    handler: async ({ id, body: change, viewer }) => ({
      data: await updateMedia(services, { id, change: withoutUndefined(change), viewer }),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: mediaEndpoints.replace,
    handler: async ({ id, body, form, viewer }) => {
      if (!form) throw new ApiProblem('wrong-type', 'Send the file as a form part.');
      // A file's name instead would apply the former file's audience to a file that others use.
      if (form.files[0]?.name !== body.file) throw invalidField('file', 'Send the file itself');
      return { data: await replaceMedia(services, { id, by: body.file, viewer }) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: mediaEndpoints.remove,
    handler: async ({ id, viewer }) => {
      await removeMedia(services, { id, viewer });
      return { data: { _id: id } };
    },
  });
}

/** Omits undefined properties: the types distinguish them from missing ones. */
function withoutUndefined<Value extends object>(value: Value) {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as {
    [Key in keyof Value]?: Exclude<Value[Key], undefined>;
  };
}

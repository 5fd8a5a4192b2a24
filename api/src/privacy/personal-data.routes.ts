import { personalDataEndpoints as endpoints } from 'contract/privacy';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../http/mount/mount-endpoint';
import type { Services } from '../kernel/services';
import { inTransaction } from '../repository/in-transaction';
import { erasePerson } from './erase-person';
import { sendPerson } from './export-person';
import { findPerson, listRows } from './look-up';
import { noteUse } from './note-use';

/** Routes to find, export and erase a person. */
export function mountPersonalDataRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: endpoints.find,
    handler: async ({ body, viewer }) => {
      await inTransaction(database, (work) =>
        noteUse(work, services, { query: body, viewer, action: 'person-searched' }),
      );
      return { data: await findPerson(services, body) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: endpoints.list,
    handler: ({ query, body }) => listRows(services, { ...query, ...body }),
  });
  mountEndpoint(app, services, {
    endpoint: endpoints.export,
    handler: async ({ body, viewer, reply }) => {
      await inTransaction(database, (work) =>
        noteUse(work, services, { query: body, viewer, action: 'person-exported' }),
      );
      return sendPerson(services, body, reply);
    },
  });
  mountEndpoint(app, services, {
    endpoint: endpoints.erase,
    handler: async ({ body, viewer }) => ({ data: await erasePerson(services, body, viewer) }),
  });
}

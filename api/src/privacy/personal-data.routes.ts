import { personalDataEndpoints as endpoints, type PersonQuery } from 'contract/privacy';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { mountEndpoint } from '../http/mount/mount-endpoint';
import type { Services } from '../kernel/services';
import { inTransaction } from '../repository/in-transaction';
import type { Viewer } from '../kernel/viewer';
import { erasePerson } from './erase-person';
import { forgetErasure, keepErasure } from './erasures-to-repeat';
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
    handler: async ({ body, viewer }) => ({ data: await eraseAndKeep(services, body, viewer) }),
  });
}

/** Before the erasure it is kept which one it is: what is restored later is erased again. */
async function eraseAndKeep(services: Services, query: PersonQuery, viewer: Viewer) {
  const { env, log } = services;
  const id = uuidv7();
  await keepErasure(env, { id, query }).catch((error: unknown) =>
    log.error({ err: error, erasure: id }, 'An erasure could not be kept beside the backups'),
  );
  try {
    return await erasePerson(services, query, viewer, id);
  } catch (error) {
    await forgetErasure(env, id).catch(() => undefined);
    throw error;
  }
}

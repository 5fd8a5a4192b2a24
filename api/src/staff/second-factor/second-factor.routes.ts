import { secondFactorEndpoints } from 'contract/staff';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import type { Services } from '../../kernel/services';
import { requireAdmin } from '../../kernel/viewer';
import { inTransaction } from '../../repository/in-transaction';
import { lockManageable } from '../colleague/deactivate';
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  removeOwnSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './second-factors';

/** Routes for second factors. */
export function mountSecondFactorRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: secondFactorEndpoints.get,
    handler: async ({ viewer }) => ({
      data: await readSecondFactor(database, requireAdmin(viewer).adminId),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: secondFactorEndpoints.begin,
    handler: async ({ viewer }) => ({
      data: await beginSecondFactor(services, requireAdmin(viewer).adminId),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: secondFactorEndpoints.confirm,
    handler: async ({ viewer, body: { code } }) => {
      const account = { adminId: requireAdmin(viewer).adminId, viewer };
      const recoveryCodes = await confirmSecondFactor(services, account, code);
      await services.sessions.caughtUp();
      return { data: { recoveryCodes } };
    },
  });
  mountEndpoint(app, services, {
    endpoint: secondFactorEndpoints.renewCodes,
    handler: async ({ viewer }) => {
      const { adminId } = requireAdmin(viewer);
      const recoveryCodes = await renewRecoveryCodes(database, { adminId, viewer });
      return { data: { recoveryCodes } };
    },
  });
  mountEndpoint(app, services, {
    endpoint: secondFactorEndpoints.remove,
    handler: async ({ viewer }) => {
      await removeOwnSecondFactor(database, { adminId: requireAdmin(viewer).adminId, viewer });
      return { data: { done: true } };
    },
  });
  mountEndpoint(app, services, {
    endpoint: secondFactorEndpoints.removeOf,
    handler: async ({ id, viewer }) => {
      await inTransaction(database, async (work) => {
        await lockManageable(work, id, viewer);
        await removeSecondFactor(work, { adminId: id, viewer });
      });
      await services.sessions.caughtUp();
      return { data: { _id: id } };
    },
  });
}

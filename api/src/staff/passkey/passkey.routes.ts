import { passkeyEndpoints } from 'contract/staff';
import type { FastifyInstance } from 'fastify';
import { type Call, mountEndpoint } from '../../http/mount/mount-endpoint';
import { clientAddress } from '../../kernel/client-address';
import type { Services } from '../../kernel/services';
import { requireAdmin } from '../../kernel/viewer';
import { inTransaction } from '../../repository/in-transaction';
import { lockManageable } from '../colleague/deactivate';
import { forgiveAttempt } from '../session/login-throttle';
import { openSession } from '../session/open-session';
import { notingRefusals } from '../session/sign-in-refusals';
import { throttle } from '../session/throttle';
import { confirmOptions, creationOptions, loginOptions } from './passkey-options';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  removePasskeysOf,
  renamePasskey,
} from './passkeys';
import { verifyPasskey } from './verify-passkey';

/** Routes for passkeys: those of an account, and signing in with one. */
export function mountPasskeyRoutes(app: FastifyInstance, services: Services): void {
  mountOwnPasskeys(app, services);
  mountLogin(app, services);
  mountEndpoint(app, services, {
    endpoint: passkeyEndpoints.removeOf,
    handler: async ({ id, viewer }) => {
      await inTransaction(services.database, async (work) => {
        await lockManageable(work, id, viewer);
        await removePasskeysOf(work, { adminId: id, viewer });
      });
      await services.sessions.caughtUp();
      return { data: { _id: id } };
    },
  });
}

function mountOwnPasskeys(app: FastifyInstance, services: Services): void {
  const { database, sessions } = services;
  mountEndpoint(app, services, {
    endpoint: passkeyEndpoints.list,
    handler: async ({ viewer }) => ({
      data: await listPasskeys(database, requireAdmin(viewer).adminId),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: passkeyEndpoints.begin,
    handler: async ({ viewer }) => ({
      data: await creationOptions(services, requireAdmin(viewer)),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: passkeyEndpoints.add,
    handler: async ({ viewer, body }) => {
      const data = await addPasskey(services, requireAdmin(viewer), body);
      await sessions.caughtUp();
      return { data };
    },
  });
  mountEndpoint(app, services, {
    endpoint: passkeyEndpoints.rename,
    handler: async ({ id, viewer, body: { name } }) => ({
      data: await renamePasskey(database, { viewer: requireAdmin(viewer), id, name }),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: passkeyEndpoints.remove,
    handler: async ({ id, viewer }) => {
      await removePasskey(database, requireAdmin(viewer), id);
      await sessions.caughtUp();
      return { data: { _id: id } };
    },
  });
  mountEndpoint(app, services, {
    endpoint: passkeyEndpoints.beginConfirm,
    handler: async ({ viewer }) => ({ data: await confirmOptions(services, requireAdmin(viewer)) }),
  });
}

function mountLogin(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: passkeyEndpoints.beginLogin,
    handler: async ({ request, reply }) => {
      const value = clientAddress(request);
      if (value !== undefined) await throttle({ database, reply }, { kind: 'challenge', value });
      return { data: await loginOptions(services) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: passkeyEndpoints.login,
    handler: (call) => {
      const attempt = { adminId: undefined, request: call.request };
      return notingRefusals(services, attempt, () => logInByPasskey(services, call));
    },
  });
}

async function logInByPasskey(
  services: Services,
  { body: { passkey }, request, reply }: Call<typeof passkeyEndpoints.login>,
) {
  const { database } = services;
  const value = clientAddress(request);
  const source = value === undefined ? undefined : ({ kind: 'address', value } as const);
  if (source) await throttle({ database, reply }, source);
  const adminId = await verifyPasskey(services, passkey, null);
  if (source) await forgiveAttempt(database, source);
  return openSession(services, { adminId, request, means: 'passkey' });
}

import { accountEndpoints } from 'contract/staff';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../http/mount/mount-endpoint';
import type { Services } from '../kernel/services';
import { type AdminViewer, requireAdmin } from '../kernel/viewer';
import type { Database } from '../db/database';
import { acceptInvitation } from './account-link/accept-invitation';
import { findLink } from '../account/account-links';
import { confirmEmail } from './account-link/change-email';
import { requestReset } from './account-link/request-reset';
import { resetPassword } from './account-link/reset-password';
import { throttleLinks } from './account-link/throttle-links';
import { noteAccountEvent } from './note-account-event';
import { confirmSignIn } from './session/confirm-sign-in';
import { listOwnSessions, requireOwnSession } from './session/own-sessions';
import { readSignInWays } from './session/sign-in-ways';

const done = { data: { done: true } } as const;

/** Routes by which people reach and secure their own account. */
export function mountAccountRoutes(app: FastifyInstance, services: Services): void {
  mountLinks(app, services);
  mountSessions(app, services);
}

function mountLinks(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: accountEndpoints.requestReset,
    handler: async (call) => ({ data: await requestReset(services, call) }),
  });
  mountEndpoint(app, services, {
    endpoint: accountEndpoints.readLink,
    handler: async (call) => {
      await throttleLinks(database, call);
      return { data: await findLink(database, call.body.token) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: accountEndpoints.resetPassword,
    handler: async (call) => {
      await resetPassword(services, call);
      return done;
    },
  });
  mountEndpoint(app, services, {
    endpoint: accountEndpoints.acceptInvitation,
    handler: async (call) => {
      await acceptInvitation(services, call);
      return done;
    },
  });
  mountEndpoint(app, services, {
    endpoint: accountEndpoints.confirmEmail,
    handler: async (call) => {
      await throttleLinks(database, call);
      await confirmEmail(services, call.body.token);
      return done;
    },
  });
}

function mountSessions(app: FastifyInstance, services: Services): void {
  const { database, sessions } = services;
  mountEndpoint(app, services, {
    endpoint: accountEndpoints.confirmSignIn,
    handler: async ({ viewer, body, reply }) => {
      await confirmSignIn(services, requireAdmin(viewer), { ...body, reply });
      return done;
    },
  });
  mountEndpoint(app, services, {
    endpoint: accountEndpoints.signInWays,
    handler: async ({ viewer }) => ({
      data: await readSignInWays(database, requireAdmin(viewer).adminId),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: accountEndpoints.sessions,
    handler: ({ viewer, query }) => listOwnSessions(database, requireAdmin(viewer), query),
  });
  mountEndpoint(app, services, {
    endpoint: accountEndpoints.endSession,
    handler: async ({ id, viewer }) => {
      const admin = requireAdmin(viewer);
      await requireOwnSession(database, admin, id);
      await sessions.revoke(id);
      await noteEnded(database, admin, 1);
      return { data: { _id: id } };
    },
  });
  mountEndpoint(app, services, {
    endpoint: accountEndpoints.endOtherSessions,
    handler: async ({ viewer }) => {
      const admin = requireAdmin(viewer);
      const ended = await sessions.revokeOthers(admin.adminId, admin.sessionId);
      if (ended > 0) await noteEnded(database, admin, ended);
      return done;
    },
  });
}

function noteEnded(database: Database, viewer: AdminViewer, sessions: number): Promise<void> {
  const changes = [{ field: 'sessions', from: null, to: sessions }];
  return noteAccountEvent(database, viewer, {
    action: 'sessions-ended',
    adminId: viewer.adminId,
    changes,
  });
}

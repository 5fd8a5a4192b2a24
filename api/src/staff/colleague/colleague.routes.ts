import { staffEndpoints } from 'contract/staff';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import { notFound } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { readOpenWork } from '../../inquiry/hand-over';
import { inTransaction } from '../../repository/in-transaction';
import type { Viewer } from '../../kernel/viewer';
import { usualRole } from '../../account/assign-role';
import { deactivate, lockManageable, reactivate } from './deactivate';
import { invite, resendInvitation, withdrawInvitation } from './invite';
import { listColleagues } from './list-colleagues';
import { makeResetLink } from './reset-link';

/** Routes for the accounts of the staff. */
export function mountColleagueRoutes(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, {
    endpoint: staffEndpoints.list,
    handler: ({ query }) => listColleagues(services.database, query),
  });
  mountEndpoint(app, services, {
    endpoint: staffEndpoints.resetLink,
    handler: async ({ id, viewer }) => ({ data: await makeResetLink(services, { id, viewer }) }),
  });
  mountEndpoint(app, services, {
    endpoint: staffEndpoints.endSessions,
    handler: async ({ id, viewer }) => {
      await requireActive(services, id, viewer);
      await services.sessions.revokeAll(id);
      return { data: { _id: id } };
    },
  });
  mountInvitations(app, services);
  mountDeactivation(app, services);
}

function mountInvitations(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, {
    endpoint: staffEndpoints.invite,
    handler: async ({ viewer, body: { email, roleId = usualRole(viewer) } }) => ({
      data: await invite(services, { email, roleId, viewer }),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: staffEndpoints.resend,
    handler: async ({ id, viewer }) => ({ data: await resendInvitation(services, { id, viewer }) }),
  });
  mountEndpoint(app, services, {
    endpoint: staffEndpoints.withdraw,
    handler: async ({ id, viewer }) => {
      await withdrawInvitation(services, { id, viewer });
      return { data: { _id: id } };
    },
  });
}

function mountDeactivation(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, {
    endpoint: staffEndpoints.openWork,
    handler: async ({ id }) => ({ data: await readOpenWork(services.database, id) }),
  });
  mountEndpoint(app, services, {
    endpoint: staffEndpoints.deactivate,
    handler: async ({ id, body: { handOverTo = null }, viewer }) => ({
      data: { handedOver: await deactivate(services, { id, viewer, handOverTo }) },
    }),
  });
  mountEndpoint(app, services, {
    endpoint: staffEndpoints.reactivate,
    handler: async ({ id, viewer }) => {
      await reactivate(services, { id, viewer });
      return { data: { _id: id } };
    },
  });
}

async function requireActive({ database }: Services, id: string, viewer: Viewer): Promise<void> {
  await inTransaction(database, async (work) => {
    const { deletedAt } = await lockManageable(work, id, viewer);
    if (deletedAt !== null) throw notFound('active account');
  });
}

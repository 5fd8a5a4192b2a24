import { adminEndpoints, builtInRoles } from 'contract/staff';
import type { FastifyInstance } from 'fastify';
import { addAdmin, listAdmins, readOwnProfile, readProfile, updateProfile } from './admins';
import { hashPassword } from './password/passwords';
import { requireGoodPassword } from './password/require-good-password';
import { isSetupToken, spendSetupToken } from './session/setup-token';
import { clientAddress } from '../kernel/client-address';
import { mountEndpoint, type Call } from '../http/mount/mount-endpoint';
import { inTransaction } from '../repository/in-transaction';
import type { Services } from '../kernel/services';
import { forbidden, isStaff, requireAdmin } from '../kernel/viewer';
import { beginEmailChange } from './account-link/change-email';
import { noteAccountEvent } from './note-account-event';
import { changePassword } from './password/change-password';
import { logIn } from './session/log-in';
import { throttle } from './session/throttle';

const done = { data: { done: true } } as const;

/** Routes for accounts: registration, sign-in and sign-out, and the caller's profile and password. */
export function mountAdminRoutes(app: FastifyInstance, services: Services): void {
  const { database, sessions } = services;
  mountEndpoint(app, services, {
    endpoint: adminEndpoints.register,
    handler: (call) => register(services, call),
  });
  mountEndpoint(app, services, {
    endpoint: adminEndpoints.login,
    handler: (call) => logIn(services, call),
  });
  mountEndpoint(app, services, {
    endpoint: adminEndpoints.logout,
    handler: async ({ viewer }) => {
      const { adminId, sessionId } = requireAdmin(viewer);
      await sessions.revoke(sessionId);
      await noteAccountEvent(database, viewer, { action: 'sign-out', adminId });
      return done;
    },
  });
  mountEndpoint(app, services, {
    endpoint: adminEndpoints.profile,
    handler: ({ viewer }) => readOwnProfile(database, requireAdmin(viewer).adminId),
  });
  mountEndpoint(app, services, {
    endpoint: adminEndpoints.list,
    handler: ({ query }) => listAdmins(database, query),
  });
  mountEndpoint(app, services, {
    endpoint: adminEndpoints.updateProfile,
    handler: (call) => changeProfile(services, call),
  });
  mountEndpoint(app, services, {
    endpoint: adminEndpoints.changePassword,
    handler: async (call) => {
      await changePassword(services, requireAdmin(call.viewer), call);
      return done;
    },
  });
}

/** Another email is left out until a link that is sent to it is opened. */
async function changeProfile(
  services: Services,
  { viewer, body: { password, ...given }, form, reply }: Call<typeof adminEndpoints.updateProfile>,
) {
  const admin = requireAdmin(viewer);
  const { adminId } = admin;
  const { email: current } = await readProfile(services.database, adminId);
  const { email = current, ...others } = given;
  const isSame = email === current.toLowerCase();
  const isMailed =
    !isSame && (await beginEmailChange(services, { viewer: admin, email, password, reply }));
  const update = isSame || isMailed ? others : given;
  const uploads = form?.files.map(({ name }) => name) ?? [];
  return {
    admin: await inTransaction(services.database, (work) =>
      updateProfile(work, adminId, { update, uploads, viewer }),
    ),
  };
}

/** Called by an admin who may edit staff, or once with the set-up token: its account is an Owner's. */
async function register(
  { database }: Services,
  { body, viewer, request, reply }: Call<typeof adminEndpoints.register>,
) {
  const { password, setupToken, roleId, ...names } = body;
  if (!isStaff(viewer)) {
    await throttle(
      { database, reply },
      { kind: 'registration', value: clientAddress(request) ?? '' },
    );
    if (!(await isSetupToken(database, setupToken))) throw forbidden();
  }
  await requireGoodPassword('password', password, names);
  const passwordHash = await hashPassword(password);
  const owner = isStaff(viewer) ? undefined : builtInRoles.owner._id;
  const admin = await inTransaction(database, async (work) => {
    if (!isStaff(viewer) && !(await spendSetupToken(work))) throw forbidden();
    return addAdmin(work, { ...names, passwordHash, roleId: owner ?? roleId }, viewer);
  });
  return { admin };
}

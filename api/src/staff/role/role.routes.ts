import { builtInRoles, type Grantor, roleEndpoints } from 'contract/staff';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import type { Services } from '../../kernel/services';
import type { Database } from '../../db/database';
import { adminName } from '../../repository/admin-name';
import { inTransaction } from '../../repository/in-transaction';
import { assignRole } from '../../account/assign-role';

/** Routes for roles beyond those of every resource. */
export function mountRoleRoutes(app: FastifyInstance, services: Services): void {
  const { database, sessions } = services;
  mountEndpoint(app, services, {
    endpoint: roleEndpoints.assign,
    handler: async ({ body, viewer }) => {
      await inTransaction(database, (work) => assignRole(work, { ...body, viewer }));
      sessions.forget(body.adminId);
      await sessions.caughtUp();
      return { data: body };
    },
  });
  mountEndpoint(app, services, {
    endpoint: roleEndpoints.grantors,
    handler: async () => ({ data: await readGrantors(database) }),
  });
}

const maxHolders = 5;

async function readGrantors(database: Database): Promise<Grantor[]> {
  const { owner, administrator } = builtInRoles;
  const { rows } = await sql<Grantor>`
    select admin._id, ${adminName} as name, role.name as role
    from admin join role on role._id = admin.role_id
    where admin.deleted_at is null and role._id in (${owner._id}, ${administrator._id})
    order by role._id, 2, 1 limit ${maxHolders}`.execute(database);
  return rows;
}

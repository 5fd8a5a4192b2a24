import { builtInRoles } from 'contract/staff';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database, Work } from '../../db/database';

/** The role with the name that `OIDC_ROLES` gives, in any case of letters; Owner is none of them. */
export async function findDomainRole(
  work: Database | Work,
  name: string,
): Promise<string | undefined> {
  const role = await work
    .selectFrom('role')
    .select('_id')
    .where(sql<boolean>`lower(name) = ${name.toLowerCase()}`)
    .where('deletedAt', 'is', null)
    .where('_id', '<>', builtInRoles.owner._id)
    .executeTakeFirst();
  return role?._id;
}

interface DomainRoles {
  readonly database: Database;
  /** Role names by domain. */
  readonly roles: ReadonlyMap<string, string>;
  readonly log: Pick<Logger, 'warn'>;
}

/** Logs a warning for each name in `OIDC_ROLES` that no role has. */
export async function warnOfMissingRoles({ database, roles, log }: DomainRoles): Promise<void> {
  for (const [domain, role] of roles) {
    if ((await findDomainRole(database, role)) !== undefined) continue;
    log.warn(
      { domain, role },
      'OIDC_ROLES names a role that does not exist: new people of the domain cannot sign in',
    );
  }
}

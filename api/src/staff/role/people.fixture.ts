import { type BuiltInRole, builtInRoles } from 'contract/staff';
import { hashPassword } from '../password/passwords';
import { addAdmin } from '../admins';
import { system } from '../../kernel/viewer';
import { inTransaction } from '../../repository/in-transaction';
import { unique } from '../../testing/describe-resource-routes';
import type { TestApi } from '../../testing/start-test-api';

export interface Person {
  readonly adminId: string;
  readonly token: string;
}

/** Adds an account with a role and signs it in. */
export async function addPerson(
  { services }: TestApi,
  role: BuiltInRole | { readonly roleId: string },
): Promise<Person> {
  const roleId = typeof role === 'string' ? builtInRoles[role]._id : role.roleId;
  const names = { firstname: unique(), lastname: 'Tester', email: `${unique()}@example.com` };
  const passwordHash = await hashPassword(unique());
  const { _id } = await inTransaction(services.database, (work) =>
    addAdmin(work, { ...names, passwordHash, roleId }, system),
  );
  return { adminId: _id, token: await services.sessions.open(_id) };
}

import { notFound } from '../kernel/problem';
import type { Work } from '../db/database';

/** Locks an account, active or deactivated. @throws ApiProblem `not-found` */
export async function lockAccount(work: Work, id: string) {
  const account = await work
    .selectFrom('admin')
    .select(['deletedAt', 'email', 'firstname', 'lastname', 'roleId'])
    .where('_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw notFound('account');
  return account;
}

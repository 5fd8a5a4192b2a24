import { builtInRoles, type Permissions } from 'contract/staff';
import { sql } from 'kysely';
import { requireStaff, type Viewer } from '../kernel/viewer';
import { ApiProblem, invalidField, notFound } from '../kernel/problem';
import type { Work } from '../db/database';
import { journal } from '../repository/journal';
import { lockAccount } from './lock-account';
import { beyondOwn } from './beyond-own';

const ownerId = builtInRoles.owner._id;

interface Assignment {
  readonly adminId: string;
  readonly roleId: string;
  readonly viewer: Viewer;
}

/**
 * Gives an account a role. Nobody changes their own, an account that may do more than they, or gives more than they
 * hold; Owners alone make and unmake Owners.
 */
export async function assignRole(
  work: Work,
  { adminId, roleId, viewer }: Assignment,
): Promise<void> {
  requireStaff(viewer);
  const account = await lockAccount(work, adminId);
  if (account.deletedAt !== null) throw notFound('account');
  if (account.roleId === roleId) return;
  if (viewer.kind === 'admin' && viewer.adminId === adminId)
    throw new ApiProblem('not-permitted', 'Ask somebody else to change your role.');
  await requireManageable(work, account.roleId, viewer);
  await requireGrantable(work, roleId, viewer);
  const { version } = await work
    .updateTable('admin')
    .set((row) => ({
      roleId,
      updatedAt: new Date().toISOString(),
      version: row('version', '+', 1),
    }))
    .where('_id', '=', adminId)
    .returning('version')
    .executeTakeFirstOrThrow();
  const changes = [{ field: 'roleId', from: account.roleId, to: roleId }];
  const entry = { id: adminId, action: 'update', version, changes } as const;
  await journal({ work, resource: 'admin', viewer }, [entry]);
}

/**
 * Whether the viewer may give this role.
 *
 * @throws ApiProblem `invalid` when there is no such role, `not-permitted` when it allows more than the viewer may do
 */
export function requireGrantable(work: Work, roleId: string, viewer: Viewer): Promise<void> {
  return requireWithin(work, { roleId, viewer, what: 'role' });
}

/** Whether the viewer may change an account of this role. @throws ApiProblem as `requireGrantable` does */
export function requireManageable(work: Work, roleId: string, viewer: Viewer): Promise<void> {
  return requireWithin(work, { roleId, viewer, what: 'account' });
}

/** Whether the viewer may change every active account. */
export async function managesEveryAccount(work: Work, viewer: Viewer): Promise<boolean> {
  const roles = await work
    .selectFrom('admin')
    .select('roleId')
    .distinct()
    .where('deletedAt', 'is', null)
    .execute();
  for (const { roleId } of roles) {
    if (!(await isManageable(work, roleId, viewer))) return false;
  }
  return true;
}

/** Whether the viewer may change an account of this role. */
export async function isManageable(work: Work, roleId: string, viewer: Viewer): Promise<boolean> {
  return (await problemWithin(work, { roleId, viewer, what: 'account' })) === undefined;
}

interface Measure {
  readonly roleId: string;
  readonly viewer: Viewer;
  /** What a refusal speaks of. */
  readonly what: 'role' | 'account';
}

async function requireWithin(work: Work, measure: Measure): Promise<void> {
  const problem = await problemWithin(work, measure);
  if (problem) throw problem;
}

async function problemWithin(
  work: Work,
  { roleId, viewer, what }: Measure,
): Promise<ApiProblem | undefined> {
  const { rows } = await sql<{ levels: Permissions }>`
    select levels from role where _id = ${roleId} and deleted_at is null for share`.execute(work);
  const [role] = rows;
  if (!role) return invalidField('roleId', 'There is no such role');
  if (viewer.kind !== 'admin') return undefined;
  if (roleId === ownerId && viewer.roleId !== ownerId) {
    const act = what === 'role' ? 'change who is an Owner' : 'change the account of an Owner';
    return new ApiProblem('not-permitted', `Only an Owner can ${act}.`);
  }
  const beyond = beyondOwn(viewer, role.levels);
  if (beyond === undefined) return undefined;
  return new ApiProblem('not-permitted', `This ${what} may do more than you: ${beyond}.`);
}

/** The role of a new account where none is chosen. */
export function usualRole(viewer: Viewer): string {
  if (viewer.kind !== 'admin') return ownerId;
  return viewer.roleId === ownerId ? builtInRoles.administrator._id : viewer.roleId;
}

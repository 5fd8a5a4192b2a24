import type { adminEndpoints } from 'contract/staff';
import { readProfile, replacePassword } from '../admins';
import { forgiveAttempt } from '../session/login-throttle';
import { hashPassword, isPassword } from './passwords';
import { requireGoodPassword } from './require-good-password';
import type { Call } from '../../core/mount/mount-endpoint';
import { ApiProblem } from '../../core/problem';
import { inTransaction } from '../../repository/in-transaction';
import type { Services } from '../../core/services';
import type { Viewer } from '../../core/viewer';
import { throttle } from '../session/throttle';

type PasswordCall = Pick<Call<typeof adminEndpoints.changePassword>, 'body' | 'reply'>;

/** Requires the old password, limited like a login, and ends all other sessions of the account. */
export async function changePassword(
  { database, sessions }: Services,
  viewer: Extract<Viewer, { kind: 'admin' }>,
  { body: { oldPassword, newPassword }, reply }: PasswordCall,
): Promise<void> {
  const account = { kind: 'account', value: viewer.adminId } as const;
  await throttle({ database, reply }, account);
  const secret = await database
    .selectFrom('adminSecret')
    .select('passwordHash')
    .where('adminId', '=', viewer.adminId)
    .executeTakeFirst();
  if (!secret || !(await isPassword(secret.passwordHash, oldPassword))) throw wrongOldPassword();
  await forgiveAttempt(database, account);
  requireGoodPassword('newPassword', newPassword, await readProfile(database, viewer.adminId));
  const to = await hashPassword(newPassword);
  const isReplaced = await inTransaction(database, (work) =>
    replacePassword(work, viewer.adminId, { from: secret.passwordHash, to, viewer }),
  );
  if (!isReplaced) throw wrongOldPassword();
  await sessions.revokeOthers(viewer.adminId, viewer.sessionId);
}

function wrongOldPassword(): ApiProblem {
  const message = 'The old password is wrong.';
  return new ApiProblem('wrong-credentials', message, [{ path: 'oldPassword', message }]);
}

import type { adminEndpoints } from 'contract/staff';
import type { Call } from '../../http/mount/mount-endpoint';
import type { Services } from '../../kernel/services';
import type { Viewer } from '../../kernel/viewer';
import { inTransaction } from '../../repository/in-transaction';
import { readProfile, replacePassword } from '../admins';
import { checkPassword, wrongPassword } from './check-password';
import { hashPassword } from './passwords';
import { requireGoodPassword } from './require-good-password';

type PasswordCall = Pick<Call<typeof adminEndpoints.changePassword>, 'body' | 'reply'>;

/** Requires the old password, limited like a login, and ends all other sessions of the account. */
export async function changePassword(
  services: Services,
  viewer: Extract<Viewer, { kind: 'admin' }>,
  { body: { oldPassword, newPassword }, reply }: PasswordCall,
): Promise<void> {
  const { database, sessions } = services;
  const { adminId } = viewer;
  const path = 'oldPassword';
  const from = await checkPassword(services, { adminId, password: oldPassword, path, reply });
  await requireGoodPassword('newPassword', newPassword, await readProfile(database, adminId));
  const to = await hashPassword(newPassword);
  const isReplaced = await inTransaction(database, (work) =>
    replacePassword(work, adminId, { from, to, viewer }),
  );
  if (!isReplaced) throw wrongPassword(path);
  await sessions.revokeOthers(adminId, viewer.sessionId);
}

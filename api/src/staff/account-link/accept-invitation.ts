import { type accountEndpoints, builtInRoles } from 'contract/staff';
import type { Call } from '../../http/mount/mount-endpoint';
import { duplicateField } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { originOfRequest } from '../../http/request-origin';
import type { Work } from '../../db/database';
import { inTransaction } from '../../repository/in-transaction';
import { addAdmin, findAccount } from '../admins';
import { hashPassword } from '../password/passwords';
import { requireGoodPassword } from '../password/require-good-password';
import { findLink, spendLink } from '../../account/account-links';
import { throttleLinks } from './throttle-links';

/** The role that the invitation gives, or one that only reads, when it was removed meanwhile. */
export async function findRole(work: Work, roleId: string | null): Promise<string> {
  const role = await work
    .selectFrom('role')
    .select('_id')
    .where('_id', '=', roleId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return role?._id ?? builtInRoles['read-only']._id;
}

/** Opens the account that a link invites to, with the name and password that the invited person chose. */
export async function acceptInvitation(
  { database }: Services,
  call: Call<typeof accountEndpoints.acceptInvitation>,
): Promise<void> {
  const { token, password, ...names } = call.body;
  await throttleLinks(database, call);
  const { email } = await findLink(database, token);
  await requireGoodPassword('password', password, { email, ...names });
  if (await findAccount(database, email)) {
    throw duplicateField('email', 'There is an account with this email already. Sign in with it.');
  }
  const passwordHash = await hashPassword(password);
  await inTransaction(database, async (work) => {
    const { roleId } = await spendLink(work, token, 'invitation');
    const role = await findRole(work, roleId);
    await addAdmin(
      work,
      { ...names, email, passwordHash, roleId: role },
      { kind: 'system', origin: originOfRequest(call.request) },
    );
  });
}

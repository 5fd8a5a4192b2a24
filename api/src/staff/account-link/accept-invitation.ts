import type { accountEndpoints } from 'contract/staff';
import type { Call } from '../../core/mount/mount-endpoint';
import { duplicateField } from '../../core/problem';
import type { Services } from '../../core/services';
import { system } from '../../core/viewer';
import { inTransaction } from '../../repository/in-transaction';
import { addAdmin, findAccount } from '../admins';
import { hashPassword } from '../password/passwords';
import { requireGoodPassword } from '../password/require-good-password';
import { findLink, spendLink } from './account-links';
import { throttleLinks } from './throttle-links';

/** Opens the account that a link invites to, with the name and password that the invited person chose. */
export async function acceptInvitation(
  { database }: Services,
  call: Call<typeof accountEndpoints.acceptInvitation>,
): Promise<void> {
  const { token, password, ...names } = call.body;
  await throttleLinks(database, call);
  const { email } = await findLink(database, token);
  requireGoodPassword('password', password, { email, ...names });
  if (await findAccount(database, email)) {
    throw duplicateField('email', 'There is an account with this email already. Sign in with it.');
  }
  const passwordHash = await hashPassword(password);
  await inTransaction(database, async (work) => {
    await spendLink(work, token, 'invitation');
    await addAdmin(work, { ...names, email, passwordHash }, system);
  });
}

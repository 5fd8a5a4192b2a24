import type { accountEndpoints } from 'contract/staff';
import type { Call } from '../../http/mount/mount-endpoint';
import type { Services } from '../../kernel/services';
import { originOfRequest } from '../../http/request-origin';
import { inTransaction } from '../../repository/in-transaction';
import { recordEvent } from '../../repository/journal';
import { readProfile, setPassword } from '../admins';
import { hashPassword } from '../password/passwords';
import { requireGoodPassword } from '../password/require-good-password';
import { endLinks, findLink, spendLink } from '../../account/account-links';
import { throttleLinks } from './throttle-links';

/** Sets a new password by a link, and ends all sessions and links of the account. */
export async function resetPassword(
  { database, sessions }: Services,
  call: Call<typeof accountEndpoints.resetPassword>,
): Promise<void> {
  const { token, password } = call.body;
  await throttleLinks(database, call);
  const { adminId } = await findLink(database, token);
  if (adminId !== null) {
    await requireGoodPassword('password', password, await readProfile(database, adminId));
  }
  const origin = originOfRequest(call.request);
  const passwordHash = await hashPassword(password);
  const ended = await inTransaction(database, async (work) => {
    const link = await spendLink(work, token, 'password-reset');
    if (link.adminId === null) return undefined;
    await setPassword(work, link.adminId, {
      passwordHash,
      viewer: { kind: 'system', origin },
    });
    const event = { action: 'password-reset', resource: 'admin', recordId: link.adminId } as const;
    await recordEvent(work, { origin }, event);
    await endLinks(work, link.adminId);
    return link.adminId;
  });
  if (ended !== undefined) await sessions.revokeAll(ended);
}

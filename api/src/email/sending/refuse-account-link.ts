import { inTransaction } from '../../repository/in-transaction';
import { hashOf } from '../../account/account-links';
import { heldUntil } from '../mail-server/account-link-server';
import type { StoredMailServer } from '../mail-transport';
import type { SenderServices } from './attempt';
import { openHidden } from './hidden-part';
import type { BegunEmail } from './settle-and-claim';

/**
 * Why a message with a link to an account does not leave by this server now; undefined when it does, and for any other
 * message. What was true when it was queued may no longer be.
 */
export async function refuseAccountLink(
  { database, secretBox }: Pick<SenderServices, 'database' | 'secretBox'>,
  server: StoredMailServer,
  { isAccountLink, secretBox: box, to }: BegunEmail,
): Promise<string | undefined> {
  if (!isAccountLink || box === null) return undefined;
  if (!server.sendsAccountLinks) {
    return 'Its mail server no longer sends links for accounts. Ask for a new link, which leaves by the one that does.';
  }
  const { secret } = openHidden(secretBox, to, box);
  return inTransaction(database, async (work) => {
    const link = await work
      .selectFrom('accountLink')
      .leftJoin('admin', 'admin._id', 'accountLink.adminId')
      .select(['accountLink.roleId as invitedTo', 'admin.roleId'])
      .where('tokenHash', '=', hashOf(secret))
      .where('endedAt', 'is', null)
      .executeTakeFirst();
    const roleId = link?.roleId ?? link?.invitedTo;
    if (!roleId) return 'The link in it does not work any more. Ask for a new one.';
    const until = await heldUntil(work, roleId);
    if (until === undefined) return undefined;
    return `The mail server for account links was just changed. Ask for a new link after ${until.slice(11, 16)} UTC.`;
  });
}

import type { Database, Work } from '../../db/database';
import type { StoredMailServer } from '../mail-transport';
import { SecretUnreadable, type SecretBox } from '../../core/secret-box';
import { senderName } from './sender-name';

/** A server with its decrypted password, for sending; undefined when it does not exist. */
export async function readServer(
  work: Database | Work,
  secretBox: SecretBox,
  which: string,
): Promise<StoredMailServer | undefined> {
  const row = await work
    .selectFrom('smtp')
    .leftJoin('smtpSecret', 'smtpSecret.smtpId', 'smtp._id')
    .select([
      'smtp._id',
      'smtp.version',
      'smtp.host',
      'smtp.port',
      'smtp.security',
      'smtp.username',
      senderName,
      'smtp.fromAddress',
      'smtp.replyTo',
      'smtp.maxPerMinute',
      'smtpSecret.passwordBox',
    ])
    .where('smtp.deletedAt', 'is', null)
    .where((is) =>
      which === 'default' ? is('smtp.isDefault', '=', true) : is('smtp._id', '=', which),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const { passwordBox, ...server } = row;
  return { ...server, ...opened(secretBox, passwordBox, server._id) };
}

/** An unreadable password is marked as such: mail for the server waits, everything else continues. */
function opened(
  secretBox: SecretBox,
  box: string | null,
  owner: string,
): Pick<StoredMailServer, 'password' | 'isPasswordUnreadable'> {
  if (box === null) return { password: null };
  try {
    return { password: secretBox.open(box, owner) };
  } catch (error) {
    if (!(error instanceof SecretUnreadable)) throw error;
    return { password: null, isPasswordUnreadable: true };
  }
}

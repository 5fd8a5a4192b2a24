import type { Database, Work } from '../../db/database';
import type { StoredMailServer } from '../mail-transport';
import { SecretUnreadable, type SecretBox } from '../../kernel/secrets/secret-box';
import { senderName } from './sender-name';

/** A server as it is stored, its password and signing key encrypted. */
export type SealedMailServer = Exclude<Awaited<ReturnType<typeof readSealedServer>>, undefined>;

/** A server with its decrypted password, for sending; undefined when it does not exist. */
export async function readServer(
  work: Database | Work,
  secretBox: SecretBox,
  which: string,
): Promise<StoredMailServer | undefined> {
  const row = await readSealedServer(work, which);
  return row && openServer(secretBox, row);
}

/** @throws SecretUnreadable when its signing key was encrypted with another one */
export function openServer(
  secretBox: SecretBox,
  { passwordBox, domain, selector, keyBox, ...server }: SealedMailServer,
): StoredMailServer {
  const dkim = openedKey(secretBox, { domain, selector, keyBox, owner: server._id });
  return { ...server, ...opened(secretBox, passwordBox, server._id), ...(dkim && { dkim }) };
}

/** @param which - an id, or `default` */
export function readSealedServer(work: Database | Work, which: string) {
  return work
    .selectFrom('smtp')
    .leftJoin('smtpSecret', 'smtpSecret.smtpId', 'smtp._id')
    .leftJoin('smtpDkim', (join) =>
      join.onRef('smtpDkim.smtpId', '=', 'smtp._id').on('smtpDkim.signsSince', 'is not', null),
    )
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
      'smtp.bounceAddress',
      'smtp.sendsAccountLinks',
      'smtpSecret.passwordBox',
      'smtpDkim.domain',
      'smtpDkim.selector',
      'smtpDkim.keyBox',
    ])
    .where('smtp.deletedAt', 'is', null)
    .where((is) =>
      which === 'default' ? is('smtp.isDefault', '=', true) : is('smtp._id', '=', which),
    )
    .executeTakeFirst();
}

interface BoxedKey {
  readonly domain: string | null;
  readonly selector: string | null;
  readonly keyBox: string | null;
  readonly owner: string;
}

/** @throws SecretUnreadable when the key was encrypted with another one: mail waits, rather than leaving unsigned */
function openedKey(
  secretBox: SecretBox,
  { domain, selector, keyBox, owner }: BoxedKey,
): StoredMailServer['dkim'] {
  if (domain === null || selector === null || keyBox === null) return undefined;
  return { domain, selector, privateKey: secretBox.open(keyBox, owner) };
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

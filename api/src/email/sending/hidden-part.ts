import type { SecretBox } from '../../core/secrets/secret-box';
import type { OutgoingMail } from '../mail-transport';
import type { BegunEmail } from './settle-and-claim';

/**
 * Stands in a message of the ledger for a part that its recipient alone may read, such as the secret of a link: staff
 * see the ledger.
 */
export const hiddenPart = 'hidden-in-the-outbox';

/** Encrypts a hidden part for its recipient. */
export function sealHidden(secretBox: SecretBox, to: string, part: string): string {
  return secretBox.seal(part, hiddenPartOwner(to));
}

/** The message as its recipient gets it. */
export function withHidden(
  mail: OutgoingMail,
  { to, secretBox: box }: Pick<BegunEmail, 'to' | 'secretBox'>,
  secretBox: SecretBox,
): OutgoingMail {
  if (box === null) return mail;
  const part = secretBox.open(box, hiddenPartOwner(to));
  const fill = (text: string) => text.replaceAll(hiddenPart, () => part);
  return { ...mail, html: fill(mail.html), text: fill(mail.text) };
}

/** Whom a hidden part is encrypted for. */
export function hiddenPartOwner(to: string): string {
  return `mail to ${to}`;
}

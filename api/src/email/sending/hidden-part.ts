import { randomBytes } from 'node:crypto';
import type { SecretBox } from '../../kernel/secrets/secret-box';
import type { OutgoingMail } from '../mail-transport';
import type { BegunEmail } from './settle-and-claim';

/** How the place of a hidden part begins, which staff see in the ledger. */
export const hiddenPart = 'hidden-in-the-outbox';

/** A part of a message that its recipient alone may read, such as the secret of a link: staff see the ledger. */
export interface HiddenPart {
  /** Stands in the stored message. Others cannot know it, and so put it nowhere else, before the message is stored. */
  readonly place: string;
  readonly secret: string;
}

export function hide(secret: string): HiddenPart {
  return { place: `${hiddenPart}-${randomBytes(12).toString('hex')}`, secret };
}

/** Encrypts a hidden part for its recipient. */
export function sealHidden(
  secretBox: SecretBox,
  to: string,
  { place, secret }: HiddenPart,
): string {
  return secretBox.seal(`${place} ${secret}`, hiddenPartOwner(to));
}

/** Those of former versions had all the same place. */
export function openHidden(secretBox: SecretBox, to: string, box: string): HiddenPart {
  const [first = '', second] = secretBox.open(box, hiddenPartOwner(to)).split(' ');
  return second === undefined
    ? { place: hiddenPart, secret: first }
    : { place: first, secret: second };
}

/** The message as its recipient gets it. */
export function withHidden(
  mail: OutgoingMail,
  { to, secretBox: box }: Pick<BegunEmail, 'to' | 'secretBox'>,
  secretBox: SecretBox,
): OutgoingMail {
  if (box === null) return mail;
  const { place, secret } = openHidden(secretBox, to, box);
  const fill = (text: string) => text.replaceAll(place, () => secret);
  return { ...mail, html: fill(mail.html), text: fill(mail.text) };
}

/** Whom a hidden part is encrypted for. */
export function hiddenPartOwner(to: string): string {
  return `mail to ${to}`;
}

import { createHmac } from 'node:crypto';
import { derivedKey } from '../derived-key';

/** Returns the keyed hash that stands for an erased address: 96 bits in hexadecimal digits. */
export function openPseudonyms(secret: Uint8Array): (text: string) => string {
  const key = derivedKey(secret, 'erased person');
  return (text) => createHmac('sha256', key).update(text.toLowerCase()).digest('hex').slice(0, 24);
}

import { createHmac } from 'node:crypto';
import type { LastingKeys } from '../db/lasting-keys';

/** Returns the keyed hash that stands for an erased address: 96 bits in hexadecimal digits. */
export function openPseudonyms({
  'erased person': key,
}: Pick<LastingKeys, 'erased person'>): (text: string) => string {
  return (text) => createHmac('sha256', key).update(text.toLowerCase()).digest('hex').slice(0, 24);
}

import { hkdfSync } from 'node:crypto';

/** A key for one purpose alone, from the secret that all processes of an installation share (RFC 5869). */
export function derivedKey(secret: Uint8Array, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
}

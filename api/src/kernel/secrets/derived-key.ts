import { hkdfSync } from 'node:crypto';

/** Derives a key for a single purpose from the secret that all processes of an installation share (HKDF, RFC 5869). */
export function derivedKey(secret: Uint8Array, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
}

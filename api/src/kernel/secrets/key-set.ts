import type { webcrypto } from 'node:crypto';
import { type JWTPayload, jwtVerify, type JWTVerifyOptions } from 'jose';
import { derivedKey } from './derived-key';

/** The keys of one purpose: after a secret was rotated, there are two for a while. */
export interface KeySet {
  /** Signs and encrypts. */
  readonly current: Uint8Array;
  /** Verifies and decrypts what it made before. */
  readonly former?: Uint8Array | undefined;
}

/** The keys while nothing is rotated. */
export function onlyKey(current: Uint8Array): KeySet {
  return { current };
}

/** The current key first. */
export function allKeys({ current, former }: KeySet): readonly Uint8Array[] {
  return former ? [current, former] : [current];
}

/** The keys for a single purpose, one of each secret. */
export function derivedKeys({ current, former }: KeySet, purpose: string): KeySet {
  return {
    current: derivedKey(current, purpose),
    former: former && derivedKey(former, purpose),
  };
}

/**
 * The payload of a token that one of the keys has signed.
 *
 * @throws JOSEError of the last key
 */
export async function verifyWithAny(
  token: string,
  keys: readonly (Uint8Array | webcrypto.CryptoKey)[],
  options: Pick<JWTVerifyOptions, 'audience'> = {},
): Promise<JWTPayload> {
  let failure: unknown = new Error('There is no key to verify a token with');
  for (const key of keys) {
    try {
      const { payload } = await jwtVerify(token, key, { ...options, algorithms: ['HS256'] });
      return payload;
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

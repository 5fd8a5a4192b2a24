import type { webcrypto } from 'node:crypto';
import { type JWTPayload, jwtVerify, type JWTVerifyOptions } from 'jose';
import { derivedKey } from './derived-key';

/** The keys of one purpose: while a secret is rotated, there is more than one. */
export interface KeySet {
  /** Signs and encrypts. */
  readonly current: Uint8Array;
  /** Verifies and decrypts, before it signs and encrypts in any process. */
  readonly next?: Uint8Array | undefined;
  /** Verifies and decrypts what it made before. */
  readonly former?: Uint8Array | undefined;
}

/** The keys while nothing is rotated. */
export function onlyKey(current: Uint8Array): KeySet {
  return { current };
}

/** The current key first. */
export function allKeys({ current, next, former }: KeySet): readonly Uint8Array[] {
  return [current, next, former].flatMap((key) => (key ? [key] : []));
}

/** The keys for a single purpose, one of each secret. */
export function derivedKeys({ current, next, former }: KeySet, purpose: string): KeySet {
  return {
    current: derivedKey(current, purpose),
    next: next && derivedKey(next, purpose),
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

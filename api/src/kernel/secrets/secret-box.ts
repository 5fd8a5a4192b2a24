import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { allKeys, type KeySet } from './key-set';

/** Encrypts short texts with AES-256-GCM (NIST SP 800-38D), with a fresh nonce for each. */
export interface SecretBox {
  /** @param owner - the record it belongs to; a box cannot be opened for another owner */
  seal(text: string, owner: string): string;
  /** @throws SecretUnreadable when no key fits, or the box belongs to another owner or was changed */
  open(box: string, owner: string): string;
  /**
   * The same text encrypted with the current key; undefined when it is that already.
   *
   * @throws SecretUnreadable
   */
  reseal(box: string, owner: string): string | undefined;
}

export class SecretUnreadable extends Error {
  override name = 'SecretUnreadable';
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** @param keys - 32 bytes each */
export function openSecretBox(keys: KeySet): SecretBox {
  const box: SecretBox = {
    seal: (text, owner) => sealWith(keys.current, text, owner),
    open: (sealed, owner) => openWithAny(allKeys(keys), sealed, owner),
    reseal(sealed, owner) {
      if (openWith(keys.current, sealed, owner).isOpen) return undefined;
      return box.seal(openWithAny(allKeys(keys), sealed, owner), owner);
    },
  };
  return box;
}

function sealWith(key: Uint8Array, text: string, owner: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(owner));
  const sealed = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64');
}

function openWithAny(keys: readonly Uint8Array[], box: string, owner: string): string {
  let cause: unknown;
  for (const key of keys) {
    const opened = openWith(key, box, owner);
    if (opened.isOpen) return opened.text;
    cause = opened.cause;
  }
  throw new SecretUnreadable('This was encrypted with another key', { cause });
}

type Opened =
  | { readonly isOpen: true; readonly text: string }
  | { readonly isOpen: false; readonly cause: unknown };

function openWith(key: Uint8Array, box: string, owner: string): Opened {
  const bytes = Buffer.from(box, 'base64');
  try {
    const nonce = bytes.subarray(0, nonceBytes);
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(owner));
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    const sealed = bytes.subarray(nonceBytes + tagBytes);
    const text = Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
    return { isOpen: true, text };
  } catch (cause) {
    return { isOpen: false, cause };
  }
}

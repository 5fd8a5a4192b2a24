import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypts short texts with AES-256-GCM (NIST SP 800-38D), with a fresh nonce for each. */
export interface SecretBox {
  /** @param owner - the record it belongs to; a box cannot be opened for another owner */
  seal(text: string, owner: string): string;
  /** @throws SecretUnreadable when the key differs, or the box belongs to another owner or was changed */
  open(box: string, owner: string): string;
}

export class SecretUnreadable extends Error {
  override name = 'SecretUnreadable';
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** @param key - 32 bytes */
export function openSecretBox(key: Uint8Array): SecretBox {
  return {
    seal(text, owner) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(owner));
      const sealed = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64');
    },
    open(box, owner) {
      const bytes = Buffer.from(box, 'base64');
      try {
        const nonce = bytes.subarray(0, nonceBytes);
        const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
        decipher.setAAD(Buffer.from(owner));
        decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
        const sealed = bytes.subarray(nonceBytes + tagBytes);
        return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
      } catch (cause) {
        throw new SecretUnreadable('This was encrypted with another key', { cause });
      }
    },
  };
}

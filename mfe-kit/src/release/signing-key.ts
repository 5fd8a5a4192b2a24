import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { ReleaseRefusal } from './release-api';

/** The key with which a team signs its archives; the panel has the public half. */
export interface SigningKey {
  /** The ed25519 signature of an archive's bytes, in base64url. */
  sign(archive: Uint8Array): string;
}

/**
 * Reads a private key.
 *
 * @param given - PEM, or the path of a file that holds it
 * @throws ReleaseRefusal for anything but an ed25519 private key
 */
export async function readSigningKey(given: string): Promise<SigningKey> {
  const key = await privateKey(given);
  return { sign: (archive) => sign(null, archive, key).toString('base64url') };
}

async function privateKey(given: string): Promise<KeyObject> {
  try {
    // A CI secret may have its line breaks escaped.
    const pem = given.startsWith('-----')
      ? given.replaceAll('\\n', '\n')
      : await readFile(given, 'utf8');
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
    throw new Error(`it is ${key.asymmetricKeyType}`);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ReleaseRefusal(
      `The signing key must be an ed25519 private key in PEM format, or the path of its file: ${why}`,
    );
  }
}

/**
 * Generates a key pair and writes the private half to a file that only its owner can read.
 *
 * @returns the public half: its SubjectPublicKeyInfo (DER) in base64
 * @throws ReleaseRefusal when the file already exists
 */
export async function makeSigningKey(path: string): Promise<string> {
  const pair = generateKeyPairSync('ed25519');
  const pem = pair.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  try {
    await writeFile(path, pem, { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ReleaseRefusal(`Cannot write the private key to ${path}: ${why}`);
  }
  return createPublicKey(pair.privateKey)
    .export({ format: 'der', type: 'spki' })
    .toString('base64');
}

import { randomBytes } from 'node:crypto';
import type { Env } from './env';
import { storedSecret } from './stored-secret';

/**
 * The key that encrypts the passwords of mail servers: `ENCRYPTION_KEY`, or else one generated once into the data
 * folder. Processes that do not share a data folder need the setting.
 *
 * @returns 32 bytes
 */
export async function readEncryptionKey(
  env: Pick<Env, 'ENCRYPTION_KEY' | 'DATA_DIR'>,
): Promise<Uint8Array> {
  const key =
    env.ENCRYPTION_KEY ??
    (await storedSecret({
      folder: env.DATA_DIR,
      name: 'encryption-key',
      make: () => randomBytes(32).toString('base64'),
    }));
  const bytes = Buffer.from(key, 'base64');
  if (bytes.length === 32) return bytes;
  throw new Error('The file encryption-key in the data folder is damaged: it is not 32 bytes long');
}

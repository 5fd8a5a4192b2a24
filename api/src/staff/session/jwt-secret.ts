import { randomBytes } from 'node:crypto';
import type { Env } from '../../core/env';
import { storedSecret } from '../../core/stored-secret';

/**
 * The secret that signs tokens: `JWT_SECRET`, or else one generated once into the data folder. Processes that do not
 * share a data folder need the setting.
 */
export async function readJwtSecret(
  env: Pick<Env, 'JWT_SECRET' | 'DATA_DIR'>,
): Promise<Uint8Array> {
  const secret =
    env.JWT_SECRET ??
    (await storedSecret({
      folder: env.DATA_DIR,
      name: 'jwt-secret',
      make: () => randomBytes(48).toString('base64url'),
    }));
  if (secret.length < 32) {
    throw new Error(
      'The file jwt-secret in the data folder is damaged. Remove it; all sign in anew.',
    );
  }
  return new TextEncoder().encode(secret);
}

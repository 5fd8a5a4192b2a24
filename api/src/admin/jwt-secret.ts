import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../env';
import { hasCode } from '../error-code';

/**
 * What signs the tokens: `JWT_SECRET`, else one that is generated once into the data folder. Processes that do not
 * share a data folder need the setting.
 */
export async function readJwtSecret(
  env: Pick<Env, 'JWT_SECRET' | 'DATA_DIR'>,
): Promise<Uint8Array> {
  const secret = env.JWT_SECRET ?? (await keptSecret(env.DATA_DIR));
  return new TextEncoder().encode(secret);
}

async function keptSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'jwt-secret');
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  const secret = await readFile(path, 'utf8');
  if (secret.length < 32)
    throw new Error(`${path} is damaged. Remove it; everybody signs in anew.`);
  return secret;
}

import type { Env } from '../env';
import type { KeySet } from './key-set';
import { type SecretFile, storedSecret } from './key-files';

/** The secrets of an installation. */
export interface Secrets {
  /** Signs sessions; keys for other purposes are derived from it. */
  readonly jwt: KeySet;
  /** 32 bytes each, which encrypt secrets of the database. */
  readonly encryption: KeySet;
}

/** A secret of the data folder that cannot be used; the message says what to do. */
export class SecretDamaged extends Error {
  override name = 'SecretDamaged';
}

/** The setting that gives a secret; without it the secret is in a file of the data folder. */
const settingOf = { 'jwt-secret': 'JWT_SECRET', 'encryption-key': 'ENCRYPTION_KEY' } as const;
type SecretEnv = Pick<Env, 'DATA_DIR'> & Partial<Pick<Env, SecretName>>;
type Setting = (typeof settingOf)[SecretFile];
type SecretName = Setting | `${Setting}_FORMER`;

/**
 * The secrets of the settings, or else those that were generated into the data folder. Processes that do not share a
 * data folder need the settings.
 */
export async function readSecrets(env: SecretEnv): Promise<Secrets> {
  return {
    jwt: parsed(await readTexts(env, 'jwt-secret'), jwtSecret),
    encryption: parsed(await readTexts(env, 'encryption-key'), encryptionKey),
  };
}

/** The setting that a secret comes from; undefined when it is in the data folder. */
export function settingOfSecret(env: SecretEnv, name: SecretFile): Setting | undefined {
  const setting = settingOf[name];
  return env[setting] === undefined ? undefined : setting;
}

interface SecretTexts {
  readonly current: string;
  readonly former?: string | undefined;
}

async function readTexts(env: SecretEnv, name: SecretFile): Promise<SecretTexts> {
  const setting = settingOf[name];
  const current = env[setting];
  if (current === undefined) return storedSecret(env.DATA_DIR, name);
  return { current, former: env[`${setting}_FORMER`] };
}

function parsed({ current, former }: SecretTexts, parse: (text: string) => Uint8Array): KeySet {
  return {
    current: parse(current),
    former: former === undefined ? undefined : parse(former),
  };
}

function jwtSecret(text: string): Uint8Array {
  if (text.length >= 32) return new TextEncoder().encode(text);
  throw new SecretDamaged(
    'The file jwt-secret in the data folder is damaged. Remove it; all sign in anew.',
  );
}

function encryptionKey(text: string): Uint8Array {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length === 32) return bytes;
  throw new SecretDamaged(
    'The file encryption-key in the data folder is damaged: it is not 32 bytes long. Restore it from a backup.',
  );
}

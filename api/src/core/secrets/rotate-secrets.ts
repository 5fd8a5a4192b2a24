import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '../../db/database';
import { readSetting, writeSetting } from '../../db/settings';
import type { Env } from '../env';
import type { BoxedColumn } from './boxed-column';
import { derivedKey } from './derived-key';
import { encryptAnew, type EncryptedAnew } from './encrypt-anew';
import { removeFormer, replaceSecret, type SecretFile } from './key-files';
import { openLastingKeys } from './lasting-keys';
import { readSecrets, type Secrets, settingOfSecret } from './read-secrets';
import { openSecretBox } from './secret-box';

const files: readonly SecretFile[] = ['jwt-secret', 'encryption-key'];
const settingKey = 'secrets.rotated';

/** Nothing that the former JWT secret signed is good for longer, but for devices that are known. */
const formerLifetime = 24 * 3_600_000;

export interface Rotation {
  readonly env: Env;
  readonly database: Database;
  readonly columns: readonly BoxedColumn[];
  readonly log: Pick<Logger, 'warn'>;
  readonly now?: Date;
}

export interface RotationResult {
  readonly columns: readonly EncryptedAnew[];
  /** Which former secrets there are: settings, or files of the data folder. */
  readonly former: readonly string[];
  /** When the former secrets are needed no longer; undefined when they are not needed now. */
  readonly neededUntil: Date | undefined;
}

/**
 * Begins a rotation of the secrets in the data folder, or goes on with the one that was begun there or by settings:
 * encrypts anew what the former key encrypted. Former files that nothing needs any more are removed.
 *
 * @throws Error while a setting gives a next value
 */
export async function rotateSecrets(rotation: Rotation): Promise<RotationResult> {
  const { env, database, log } = rotation;
  requireNoNext(env);
  const before = await readSecrets(env);
  // Links that were sent go on after the secret that they were derived from is gone.
  await openLastingKeys(database, { secrets: before, log });
  const stored = files.filter((name) => settingOfSecret(env, name) === undefined);
  if (!hasFormer(before)) for (const name of stored) await replaceSecret(env.DATA_DIR, name);
  const secrets = await readSecrets(env);
  const { columns, foundAny } = await encryptAll(rotation, secrets);
  const until = new Date((await rotatedAt(rotation, secrets)).getTime() + formerLifetime);
  const isOver = !foundAny && until.getTime() <= (rotation.now ?? new Date()).getTime();
  const former = formerNames(env, secrets);
  if (isOver) for (const name of stored) await removeFormer(env.DATA_DIR, name);
  return { columns, former, neededUntil: isOver ? undefined : until };
}

function requireNoNext(env: Env): void {
  for (const name of ['JWT_SECRET', 'ENCRYPTION_KEY'] as const) {
    if (env[`${name}_NEXT`] === undefined) continue;
    throw new Error(
      `${name}_NEXT is given. When all processes have it, give its value as ${name} and the present one as ${name}_FORMER; then run this again.`,
    );
  }
}

function hasFormer({ jwt, encryption }: Secrets): boolean {
  return jwt.former !== undefined || encryption.former !== undefined;
}

function formerNames(env: Env, { jwt, encryption }: Secrets): string[] {
  const keys = { 'jwt-secret': jwt, 'encryption-key': encryption };
  return files.flatMap((name) => {
    const setting = settingOfSecret(env, name);
    if (keys[name].former === undefined) return [];
    return [setting === undefined ? `${name}.former` : `${setting}_FORMER`];
  });
}

/** Boxes may be made with the former key while this runs, so it runs until it finds none. */
async function encryptAll({ database, columns }: Rotation, { encryption }: Secrets) {
  const box = openSecretBox(encryption);
  const all: EncryptedAnew[] = [];
  for (const column of columns) {
    const first = await encryptAnew(database, column, box);
    let last = first;
    for (let round = 0; last.anew > 0 && round < mostRounds; round += 1)
      last = await encryptAnew(database, column, box);
    all.push(first);
  }
  return { columns: all, foundAny: all.some(({ anew }) => anew > 0) };
}

const mostRounds = 5;

/** When these secrets were first seen. They are stored as a hash that tells nothing of them. */
async function rotatedAt(
  { database, now = new Date() }: Rotation,
  { jwt, encryption }: Secrets,
): Promise<Date> {
  const fingerprint = createHash('sha256')
    .update(derivedKey(jwt.current, 'fingerprint'))
    .update(derivedKey(encryption.current, 'fingerprint'))
    .digest('hex');
  const stored = await readSetting(database, settingKey);
  if (isMark(stored) && stored.fingerprint === fingerprint) return new Date(stored.at);
  await writeSetting(database, settingKey, { fingerprint, at: now.toISOString() });
  return now;
}

function isMark(value: unknown): value is { readonly fingerprint: string; readonly at: string } {
  return typeof value === 'object' && value !== null && 'fingerprint' in value && 'at' in value;
}

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../db/database';
import { readSetting, writeSetting } from '../../db/settings';
import type { Env } from '../../kernel/env';
import type { BoxedColumn } from '../../kernel/secrets/boxed-column';
import { derivedKey } from '../../kernel/secrets/derived-key';
import { encryptAnew, type EncryptedAnew } from './encrypt-anew';
import { removeFormer, replaceSecrets, secretNames } from '../../kernel/secrets/key-files';
import { openLastingKeys } from '../../db/lasting-keys';
import { readSecrets, type Secrets, settingOfSecret } from '../../kernel/secrets/read-secrets';
import { openSecretBox } from '../../kernel/secrets/secret-box';

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
  /** Whether new files were made, and nothing is encrypted with them until processes have read them. */
  readonly waits: boolean;
}

/**
 * Begins a rotation of the secrets in the data folder, or goes on with the one that was begun there or by settings:
 * encrypts anew what the former key encrypted. Former files that nothing needs any more are removed.
 */
export async function rotateSecrets(rotation: Rotation): Promise<RotationResult> {
  const { env, database, log } = rotation;
  await requireThisVersion(database);
  const before = await readSecrets(env);
  // Links that were sent go on after the secret that they were derived from is gone.
  await openLastingKeys(database, { secrets: before, log });
  const stored = secretNames.filter((name) => settingOfSecret(env, name) === undefined);
  const begins = !hasFormerSetting(env) && (await replaceSecrets(env.DATA_DIR, stored));
  const secrets = await readSecrets(env);
  // Processes that run on a server's database cannot decrypt with a key that they have not read.
  const waits = begins && env.DATABASE_URL !== undefined;
  const { columns, foundAny } = waits ? nothing : await encryptAll(rotation, secrets);
  const until = new Date((await rotatedAt(rotation, secrets)).getTime() + formerLifetime);
  const isOver = !foundAny && until.getTime() <= (rotation.now ?? new Date()).getTime();
  const former = formerNames(env, secrets);
  if (isOver) for (const name of stored) await removeFormer(env.DATA_DIR, name);
  return { columns, former, neededUntil: isOver ? undefined : until, waits };
}

/** The command takes the database as it is. */
async function requireThisVersion(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string | null }>`
    select to_regclass('lasting_key')::text as name`.execute(database);
  if (typeof rows[0]?.name === 'string') return;
  throw new Error('The database is of an older version. Start this one once, then rotate secrets.');
}

function hasFormerSetting({ JWT_SECRET_FORMER, ENCRYPTION_KEY_FORMER }: Env): boolean {
  return (JWT_SECRET_FORMER ?? ENCRYPTION_KEY_FORMER) !== undefined;
}

function formerNames(env: Env, { jwt, encryption }: Secrets): string[] {
  const keys = { 'jwt-secret': jwt, 'encryption-key': encryption };
  return secretNames.flatMap((name) => {
    const setting = settingOfSecret(env, name);
    if (keys[name].former === undefined) return [];
    return [setting === undefined ? `${name}.former` : `${setting}_FORMER`];
  });
}

const nothing = { columns: [], foundAny: false };
const maxRounds = 5;

/** Boxes may be made with the former key while this runs, so it runs until it finds none. */
async function encryptAll({ database, columns }: Rotation, { encryption }: Secrets) {
  const box = openSecretBox(encryption);
  const all: EncryptedAnew[] = [];
  for (const column of columns) {
    const first = await encryptAnew(database, column, box);
    let last = first;
    for (let round = 0; last.anew > 0 && round < maxRounds; round += 1)
      last = await encryptAnew(database, column, box);
    all.push(first);
  }
  return { columns: all, foundAny: all.some(({ anew }) => anew > 0) };
}

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

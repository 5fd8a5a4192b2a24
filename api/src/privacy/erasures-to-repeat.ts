import { PersonQuery } from 'contract/privacy';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { z } from 'zod';
import type { Database } from '../db/database';
import { endLease, takeLease } from '../jobs/named-lease';
import { repeat, type Job } from '../jobs/repeat';
import { backupKey } from '../kernel/backup-settings';
import type { Env } from '../kernel/env';
import type { Services } from '../kernel/services';
import { system } from '../kernel/viewer';
import { hasCode } from '../process/error-code';
import { readSealedBytes, type SealedFile, writeSealed } from '../storage/sealed-file';
import { erasePerson } from './erase-person';
import type { PrivacyServices } from './look-up';

/** In the folder of backups: the erasures that the restore of one of them would undo. */
const folderName = 'erasures';
const fileName = /^([0-9a-f-]{36})[.]erasure$/;

type BackupPlace = Pick<Env, 'BACKUP_FOLDER' | 'BACKUP_KEY'>;

export interface Erasure {
  readonly id: string;
  readonly query: PersonQuery;
}

function fileOf(env: BackupPlace, id: string): SealedFile | undefined {
  if (env.BACKUP_FOLDER === undefined) return undefined;
  const path = join(resolve(env.BACKUP_FOLDER), folderName, `${id}.erasure`);
  return { path, key: backupKey(env) };
}

/** Keeps whom an erasure is of, for as long as there are backups of the time before it, and as well guarded as they are. */
export async function keepErasure(env: BackupPlace, { id, query }: Erasure): Promise<void> {
  const file = fileOf(env, id);
  if (!file) return;
  await mkdir(join(file.path, '..'), { recursive: true, mode: 0o700 });
  await writeSealed(file, Readable.from([Buffer.from(JSON.stringify(query))]));
}

/** Of an erasure that did not take place. */
export async function forgetErasure(env: BackupPlace, id: string): Promise<void> {
  const file = fileOf(env, id);
  if (file) await rm(file.path, { force: true });
}

type RepeatServices = PrivacyServices & Pick<Services, 'env' | 'log'>;

const hour = 3_600_000;
/** Of a lease, in seconds. */
const leaseLength = 600;

/** Repeats erasures after a start, by one process of all. */
export function startRepeatingErasures(services: RepeatServices): Job {
  const { database, log } = services;
  const lease = { name: 'erasures.lease', holder: uuidv7() };
  const round = async () => {
    if (!(await takeLease(database, { ...lease, seconds: leaseLength }))) return;
    try {
      await repeatErasures(services);
    } finally {
      await endLease(database, lease);
    }
  };
  return repeat({ name: 'repeated erasures', pause: hour, round, log });
}

/** Repeats the erasures that the database does not know: it was restored from a backup of before. */
export async function repeatErasures(services: RepeatServices): Promise<void> {
  const { env, database, log } = services;
  for (const id of await erasuresIn(env)) {
    const file = fileOf(env, id);
    if (!file || (await isKnown(database, id))) continue;
    try {
      await erasePerson(services, await readQuery(file), system, id);
      log.warn({ erasure: id }, 'An erasure that a restored backup had undone was repeated');
    } catch (error) {
      log.error({ err: error, erasure: id }, 'An erasure could not be repeated');
    }
  }
}

async function readQuery(file: SealedFile): Promise<PersonQuery> {
  return PersonQuery.parse(JSON.parse((await readSealedBytes(file)).toString('utf8')));
}

const Found = z.tuple([z.object({ found: z.boolean() })]);

async function isKnown(database: Database, id: string): Promise<boolean> {
  const { rows } = await sql`
    select exists (
      select from audit where resource = 'personalData' and action = 'person-erased'
        and changes @> ${JSON.stringify([{ field: 'erasure', to: id }])}::jsonb
    ) as found`.execute(database);
  return Found.parse(rows)[0].found;
}

async function erasuresIn({ BACKUP_FOLDER }: BackupPlace): Promise<string[]> {
  if (BACKUP_FOLDER === undefined) return [];
  const names = await readdir(join(resolve(BACKUP_FOLDER), folderName)).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  return names.flatMap((name) => fileName.exec(name)?.[1] ?? []).toSorted();
}

/** Removes what no backup needs any more: erasures from before the oldest. */
export async function removeOldErasures(env: BackupPlace, oldest: Date): Promise<void> {
  for (const id of await erasuresIn(env)) {
    const { path } = fileOf(env, id) ?? {};
    if (path !== undefined && (await stat(path)).mtime < oldest) await rm(path, { force: true });
  }
}

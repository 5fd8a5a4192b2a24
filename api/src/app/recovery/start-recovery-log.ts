import { resolve } from 'node:path';
import { backupKey } from '../../kernel/backup-settings';
import type { Logger } from 'pino';
import {
  archivedSegments,
  forgetArchivedLog,
  readChain,
  writeChain,
} from '../../db/embedded/archived-log';
import { majorsIn, serverFolder } from '../../db/embedded/server-folder';
import { repeat, type Job } from '../../jobs/repeat';
import type { Services } from '../../kernel/services';
import { openStorage } from '../../storage/open-storage';
import { filesFolder, markNamed, openFileCopier } from '../backup/file-copies';
import { readBaseManifest } from './base-contents';
import { copyBase } from './copy-base';
import {
  basePath,
  chainFolder,
  openChain,
  readChains,
  removeOldBases,
  stampOf,
} from './recovery-folder';
import { shipLog } from './ship-log';

const seconds = 30;
const day = 24 * 3_600_000;
/** Segments of 16 MB that may wait on the disk of the database, while the folder of backups cannot be written to. */
const maxWaiting = 64;

interface RecoveryLog {
  readonly services: Pick<Services, 'env' | 'pool'>;
  readonly log: Pick<Logger, 'info' | 'error'>;
}

/**
 * Ships the embedded database's log and new files to `BACKUP_FOLDER` each half minute, and copies the database itself each day,
 * so that it can be restored to any moment since the day before.
 */
export function startRecoveryLog({ services, log }: RecoveryLog): Job {
  const stopping = new AbortController();
  const round = () => keepRecoveryLog({ services, log, signal: stopping.signal });
  const job = repeat({ name: 'recovery log', pause: seconds * 1_000, round, log });
  return {
    stop() {
      stopping.abort(new Error('The process stops'));
      return job.stop();
    },
  };
}

interface Keeping extends RecoveryLog {
  readonly signal: AbortSignal;
}

export async function keepRecoveryLog(keeping: Keeping): Promise<void> {
  const { services, log, signal } = keeping;
  const { BACKUP_FOLDER, DATA_DIR } = services.env;
  const major = (await majorsIn(DATA_DIR)).at(-1);
  if (BACKUP_FOLDER === undefined || major === undefined) return;
  const backups = resolve(BACKUP_FOLDER);
  const folder = serverFolder(DATA_DIR, major);
  const key = backupKey(services.env);
  if ((await archivedSegments(folder)).length > maxWaiting) {
    log.error('The log of the database could not be shipped and was given up: it begins again');
    await forgetArchivedLog(folder);
  }
  try {
    const chain = await currentChain(keeping, { backups, folder });
    await shipLog({ folder, chain: chainFolder(backups, chain), key, signal });
    await copyFiles(keeping, backups);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

interface Places {
  readonly backups: string;
  /** Of the server's files. */
  readonly folder: string;
}

/** The chain that the log continues, with a base of the last day. */
async function currentChain(
  { services, log, signal }: Keeping,
  { backups, folder }: Places,
): Promise<string> {
  const { env, pool } = services;
  const begunAt = new Date();
  const former = await readChain(folder);
  const known = (await readChains(backups)).find(({ name }) => name === former);
  const last = known?.bases.at(-1);
  if (known && last && begunAt.getTime() - last.begunAt.getTime() < day) return known.name;
  const chain = known?.name ?? stampOf(begunAt);
  await openChain(backups, chain);
  const key = backupKey(env);
  const path = basePath(backups, chain, begunAt);
  await copyFiles({ services, log, signal }, backups, { marks: true });
  await copyBase({ pool, folder, dataFolder: env.DATA_DIR, begunAt, signal }, { path, key });
  await writeChain(folder, chain);
  const firstSegment = async (base: { readonly path: string }) =>
    (await readBaseManifest({ path: base.path, key })).firstSegment;
  await removeOldBases(backups, chain, firstSegment);
  log.info({ path }, 'The database was copied for its recovery log');
  return chain;
}

/** A bucket keeps its files itself. */
async function copyFiles(
  { services: { env, pool }, signal }: Keeping,
  backups: string,
  { marks = false } = {},
): Promise<void> {
  if (env.S3_BUCKET !== undefined) return;
  const copies = { folder: filesFolder(backups), key: backupKey(env) };
  const client = await pool.connect();
  try {
    const copier = await openFileCopier({ client, storage: openStorage(env), copies, signal });
    await copier.copy();
    if (marks) await markNamed(copies.folder, await copier.named());
  } finally {
    client.release();
  }
}

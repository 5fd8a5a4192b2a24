import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { byOneProcess } from '../../jobs/named-lease';
import { repeat, type Job } from '../../jobs/repeat';
import type { Services } from '../../kernel/services';
import { noteBackup, readBackupState } from '../backup/backup-state';
import { openBackupBucket } from './backup-bucket';
import { copyToBucket, pendingCopies } from './copy-to-bucket';

const pause = 30_000;

interface BucketCopies {
  readonly services: Pick<Services, 'env' | 'database'>;
  readonly log: Pick<Logger, 'error'>;
}

/** Copies the folder of backups to a bucket each half minute, by one process of all; writes nothing when all is sent. */
export function startBucketCopies({ services, log }: BucketCopies): Job {
  const stopping = new AbortController();
  const lease = { database: services.database, name: 'backup.bucket', log };
  const round = async () => {
    if (await isAllSent(services)) return;
    await byOneProcess(lease, () => copyAndNote({ services, log, signal: stopping.signal }));
  };
  const job = repeat({ name: 'backups in the bucket', pause, round, log });
  return {
    stop() {
      stopping.abort(new Error('The process stops'));
      return job.stop();
    },
  };
}

async function isAllSent({ env, database }: BucketCopies['services']): Promise<boolean> {
  if (env.BACKUP_FOLDER === undefined) return true;
  const { sentAt, sendFailure } = await readBackupState(database);
  if (!sentAt || sendFailure) return false;
  const { unsent, removed } = await pendingCopies(resolve(env.BACKUP_FOLDER));
  return unsent.length === 0 && removed.length === 0;
}

type Copying = BucketCopies & { readonly signal: AbortSignal };

async function copyAndNote({ services, signal }: Copying): Promise<void> {
  const { env, database } = services;
  const { BACKUP_FOLDER: folder, BACKUP_BUCKET: address } = env;
  if (folder === undefined || address === undefined) return;
  try {
    await copyToBucket({ backups: resolve(folder), bucket: openBackupBucket(address), signal });
    const { now } = await readBackupState(database);
    const sentAt = new Date(now).toISOString();
    await noteBackup(database, { sentAt, sendFailure: null, failingSince: null });
  } catch (error) {
    if (signal.aborted) return;
    const { failingSince, now } = await readBackupState(database);
    await noteBackup(database, {
      sendFailure: error instanceof Error ? error.message : String(error),
      failingSince: failingSince ?? new Date(now).toISOString(),
    });
    throw error;
  }
}

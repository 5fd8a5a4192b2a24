import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { byOneProcess } from '../../jobs/named-lease';
import { repeat, type Job } from '../../jobs/repeat';
import type { Services } from '../../kernel/services';
import { noteBackup, readBackupState } from '../backup/backup-state';
import { openBackupBucket } from './backup-bucket';
import { copyToBucket } from './copy-to-bucket';

const pause = 30_000;
/** Milliseconds after which it is noted again that the bucket has all. */
const noteAfter = 5 * 60_000;

interface BucketCopies {
  readonly services: Pick<Services, 'env' | 'database'>;
  readonly log: Pick<Logger, 'error'>;
}

/** Copies the folder of backups to a bucket each half minute, by one process of all. */
export function startBucketCopies({ services, log }: BucketCopies): Job {
  const stopping = new AbortController();
  const lease = { database: services.database, name: 'backup.bucket', log };
  const round = () =>
    byOneProcess(lease, () => copyAndNote({ services, log, signal: stopping.signal }));
  const job = repeat({ name: 'backups in the bucket', pause, round, log });
  return {
    stop() {
      stopping.abort(new Error('The process stops'));
      return job.stop();
    },
  };
}

type Copying = BucketCopies & { readonly signal: AbortSignal };

async function copyAndNote({ services, signal }: Copying): Promise<void> {
  const { env, database } = services;
  const { BACKUP_FOLDER: folder, BACKUP_BUCKET: address } = env;
  if (folder === undefined || address === undefined) return;
  try {
    const bucket = openBackupBucket(address);
    const count = await copyToBucket({ backups: resolve(folder), bucket, signal });
    const { sentAt, sendFailure, now } = await readBackupState(database);
    const isNoted = sentAt && now - Date.parse(sentAt) < noteAfter && !sendFailure;
    if (count > 0 || !isNoted)
      await noteBackup(database, { sentAt: new Date(now).toISOString(), sendFailure: null });
  } catch (error) {
    if (signal.aborted) return;
    const sendFailure = error instanceof Error ? error.message : String(error);
    await noteBackup(database, { sendFailure });
    throw error;
  }
}

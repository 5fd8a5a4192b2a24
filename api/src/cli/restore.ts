import { resolve } from 'node:path';
import { backupKey } from '../kernel/backup-settings';
import { parseArgs } from 'node:util';
import { markVerified } from '../app/backup/backup-folder';
import { describeCounts } from '../app/backup/describe-counts';
import { restoreInstallation } from '../app/backup/restore-installation';
import { verifyBackup } from '../app/backup/verify-backup';
import { openBackupBucket } from '../app/off-site/backup-bucket';
import { fetchFromBucket } from '../app/off-site/copy-to-bucket';
import { restoreToMoment } from '../app/recovery/restore-to-moment';
import { readEnv } from '../kernel/env';
import { openLog } from '../kernel/log/open-log';
import { protectDataFolder } from '../process/private-folder';
import { runCommand } from './run-command';

/**
 * `npm run restore -- <file>`: into an empty database or data folder; with `--verify` into a database that is thrown
 * away. `npm run restore -- [folder] --at <moment>|latest`: by the recovery log of the embedded database. With `--fetch` the
 * folder of backups gets what the bucket has, and nothing is restored.
 */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      verify: { type: 'boolean', default: false },
      at: { type: 'string' },
      fetch: { type: 'boolean', default: false },
    },
  });
  const [given] = positionals;
  if (values.fetch) return fetchBackups(given);
  if (values.at !== undefined) return restoreAt(values.at, given);
  if (given === undefined)
    throw new Error(
      'Name the backup: npm run restore -- FILE [--verify], or a moment: --at latest',
    );
  const path = resolve(given);
  const env = readEnv(process.env);
  if (!values.verify) {
    const counts = await restoreInstallation({ env, path, report });
    return `Restored and compared ${describeCounts(counts)}. Start the product.`;
  }
  await protectDataFolder(env.DATA_DIR);
  const log = await openLog({ ...env, LOG_LEVEL: 'warn' });
  const counts = await verifyBackup({ path, key: backupKey(env) }, { env, log, report });
  await markVerified(path, counts);
  return `The backup can be restored: ${describeCounts(counts)}, all compared.`;
});

function report(line: string): void {
  console.log(line);
}

async function restoreAt(moment: string, folder: string | undefined): Promise<string> {
  const env = readEnv(process.env);
  const backups = folder ?? env.BACKUP_FOLDER;
  if (backups === undefined) throw new Error('Name the folder of backups, or set BACKUP_FOLDER');
  const at = moment === 'latest' ? undefined : new Date(moment);
  if (Number.isNaN(at?.getTime()))
    throw new Error('A moment is latest, or a time such as 2026-11-29T08:15:00Z');
  const { lastAt, files, missing } = await restoreToMoment({
    env,
    backups: resolve(backups),
    at,
    report,
  });
  const lost = missing === 0 ? '' : `; ${missing} files are missing`;
  return `Restored up to what was committed at ${lastAt}, with ${files} files${lost}. Start the product.`;
}

async function fetchBackups(folder: string | undefined): Promise<string> {
  const env = readEnv(process.env);
  const backups = folder ?? env.BACKUP_FOLDER;
  if (backups === undefined) throw new Error('Name a folder, or set BACKUP_FOLDER');
  if (env.BACKUP_BUCKET === undefined) throw new Error('Set BACKUP_BUCKET');
  const bucket = openBackupBucket(env.BACKUP_BUCKET);
  const count = await fetchFromBucket({ backups: resolve(backups), bucket }, report);
  return `Fetched ${count} files to ${resolve(backups)}. Restore a backup of it.`;
}

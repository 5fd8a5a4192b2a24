import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupKey } from '../app/backup/back-up-installation';
import { markVerified } from '../app/backup/backup-folder';
import { describeCounts } from '../app/backup/describe-counts';
import { restoreInstallation } from '../app/backup/restore-installation';
import { verifyBackup } from '../app/backup/verify-backup';
import { readEnv } from '../kernel/env';
import { openLog } from '../kernel/log/open-log';
import { protectDataFolder } from '../process/private-folder';
import { runCommand } from './run-command';

/**
 * `npm run restore -- <file>`: into an empty database or data folder; with `--verify` into a database that is thrown
 * away.
 */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { verify: { type: 'boolean', default: false } },
  });
  const [given] = positionals;
  if (given === undefined) throw new Error('Name the backup: npm run restore -- FILE [--verify]');
  const path = resolve(given);
  const env = readEnv(process.env);
  const report = (line: string) => console.log(line);
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

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUpInstallation } from '../app/backup/back-up-installation';
import { describeCounts } from '../app/backup/describe-counts';
import { readEnv } from '../kernel/env';
import { protectDataFolder } from '../process/private-folder';
import { runCommand } from './run-command';

/** `npm run backup -- [folder] [--verify]`: while the product runs or not. */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { verify: { type: 'boolean', default: false } },
  });
  const env = readEnv(process.env);
  const folder = positionals[0] ?? env.BACKUP_FOLDER;
  if (folder === undefined)
    throw new Error('Name a folder: npm run backup -- FOLDER [--verify], or set BACKUP_FOLDER');
  await protectDataFolder(env.DATA_DIR);
  const { path, bytes, counts, removed } = await backUpInstallation({
    env: { ...env, BACKUP_FOLDER: env.BACKUP_FOLDER && resolve(env.BACKUP_FOLDER) },
    folder: resolve(folder),
    isVerified: values.verify,
    report: (line) => console.log(line),
  });
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  const written = `Backed up ${describeCounts(counts)} to ${path} (${size})`;
  const gone = removed.length === 0 ? '' : `; removed ${removed.join(', ')}`;
  return values.verify ? `${written}; restored and compared${gone}` : written;
});

import { openDatabase } from '../../db/database';
import { openServerPool } from '../../db/server-pool';
import { openLocalStorage } from '../../storage/local-storage';
import { localFolder, openStorage } from '../../storage/open-storage';
import { countedReport } from '../../process/start-report';
import type { DatabaseMove } from './move-database';
import { moveFiles } from './move-files';

/**
 * Copies the files of an installation from the data folder to S3, or back, after its database.
 *
 * @throws Error without the S3 settings
 */
export async function moveInstalledFiles({ env, server, direction, report }: DatabaseMove) {
  if (env.S3_BUCKET === undefined)
    throw new Error('Files are moved to or from S3: give S3_BUCKET and the settings beside it.');
  const folder = openLocalStorage(localFolder(env));
  const bucket = openStorage(env);
  const [from, to] = direction === 'to-server' ? [folder, bucket] : [bucket, folder];
  const pool = openServerPool(server, { statementLimit: 0, directUrl: env.DATABASE_DIRECT_URL });
  try {
    const onProgress = countedReport(report, (files) => `Copying files: ${files}`);
    const { copied, missing } = await moveFiles({
      database: openDatabase(pool),
      from,
      to,
      onProgress,
    });
    report(`Copied ${copied} files${missing === 0 ? '' : `; ${missing} were missing`}`);
  } finally {
    await pool.end();
  }
}

import { openDatabase } from '../../db/database';
import { copyDatabase, type CopiedDatabase } from '../../db/copy/copy-database';
import { quoted, readTables } from '../../db/copy/database-tables';
import {
  isUnfinished,
  markFinished,
  markUnfinished,
  requireFinished,
} from '../../db/copy/unfinished-copy';
import { openEmbedded } from '../../db/embedded/open-embedded';
import { loadMigrations } from '../../db/load-migrations';
import { migrate } from '../../db/migrate';
import type { Pool, PoolClient } from '../../db/pool';
import { openServerPool } from '../../db/server-pool';
import { holdDataFolder } from '../../process/data-folder';
import type { Env } from '../../kernel/env';
import { openLog } from '../../kernel/log/open-log';
import { protectDataFolder } from '../../process/private-folder';
import { countedReport, type StartReport } from '../../process/start-report';

export interface DatabaseMove {
  /** Of the installation; the embedded database is the one in its data folder. */
  readonly env: Env;
  /** The address of the database on a server. */
  readonly server: string;
  readonly direction: 'to-server' | 'from-server';
  readonly report: StartReport;
}

/**
 * Copies the embedded database to an empty database on a server, or back into an empty data folder: all rows, each
 * compared before the copy is committed. What it is copied from stays as it is.
 *
 * @throws DataFolderInUse while the product runs with this data folder
 * @throws Error when there is something in the database that would be written, but for what an interrupted move has left
 * @throws UnfinishedCopy when it would be copied from what an interrupted move has left
 */
export async function moveDatabase(move: DatabaseMove): Promise<CopiedDatabase> {
  const { env, server, direction, report } = move;
  const held = await holdDataFolder(env.DATA_DIR);
  try {
    await protectDataFolder(env.DATA_DIR);
    const migrations = await loadMigrations();
    const log = await openLog({ ...env, LOG_LEVEL: 'warn' });
    const embedded = await openEmbedded({ env, templates: undefined, migrations, report, log });
    const onServer = openServerPool(server, {
      statementLimit: 0,
      directUrl: env.DATABASE_DIRECT_URL,
    });
    try {
      const [from, to] = direction === 'to-server' ? [embedded, onServer] : [onServer, embedded];
      await requireFinished(from);
      await openTarget(to);
      for (const pool of [from, to]) {
        await pool.unlimited((unlimited) => migrate(openDatabase(unlimited), migrations, report));
      }
      const onProgress = countedReport(report, (rows) => `Copying the database: ${rows} rows`);
      return await copyDatabase({ from, to, onProgress, beforeCommit: markFinished });
    } finally {
      await onServer.end();
      await embedded.end();
    }
  } finally {
    await held.release();
  }
}

/** What a move that was interrupted has left is replaced. */
async function openTarget(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    if (await isUnfinished(client)) return;
    await requireEmpty(client);
    await markUnfinished(client);
  } finally {
    client.release();
  }
}

async function requireEmpty(client: PoolClient): Promise<void> {
  for (const { name } of await readTables(client)) {
    const { rows } = await client.query(`select 1 from ${quoted(name)} limit 1`, []);
    if (rows.length === 0) continue;
    throw new Error(
      `There is something in the table ${name} already. Name an empty database, or an empty DATA_DIR.`,
    );
  }
}

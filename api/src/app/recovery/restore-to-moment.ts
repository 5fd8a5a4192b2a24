import { readdir } from 'node:fs/promises';
import { backupKey } from '../../kernel/backup-settings';
import type { Pool } from '../../db/pool';
import type { Env } from '../../kernel/env';
import { protectDataFolder } from '../../process/private-folder';
import type { StartReport } from '../../process/start-report';
import { openStorage } from '../../storage/open-storage';
import { type FileCopies, filesFolder, namedFiles, readCopy } from '../backup/file-copies';
import { fillDataFolder, missingSecrets } from '../backup/restore-installation';
import { type Base, type Chain, readChains, shippedUntil } from './recovery-folder';
import { restoreDatabase } from './restore-database';

interface RestoreToMoment {
  readonly env: Env;
  /** The folder of backups. */
  readonly backups: string;
  /** Without one, the end of the log. */
  readonly at: Date | undefined;
  readonly report: StartReport;
}

export interface Restored {
  /** When the last transaction was committed that is there. */
  readonly lastAt: string | null;
  readonly files: number;
  /** Files that rows name and the folder does not have. */
  readonly missing: number;
}

/**
 * Restores the embedded database to a moment, by its recovery log, and the files that its rows name, into an empty data folder.
 *
 * @throws Error when something is there already, or the log does not reach the moment
 */
export async function restoreToMoment({
  env,
  backups,
  at,
  report,
}: RestoreToMoment): Promise<Restored> {
  if (env.DATABASE_URL !== undefined)
    throw new Error('The recovery log is of the embedded database. Leave DATABASE_URL out.');
  const { chain, base } = await chooseBase(backups, at);
  await protectDataFolder(env.DATA_DIR);
  const key = backupKey(env);
  const restore = { chain, base, key, at, secrets: missingSecrets(env), report };
  return fillDataFolder(env.DATA_DIR, async (draft) => {
    const { lastAt, result } = await restoreDatabase(restore, draft, (pool) =>
      env.S3_BUCKET === undefined
        ? restoreFiles(pool, {
            env: { ...env, DATA_DIR: draft },
            copies: { folder: filesFolder(backups), key },
          })
        : Promise.resolve({ files: 0, missing: 0 }),
    );
    return { lastAt, ...result };
  });
}

/** The last base that was whole before the moment. */
async function chooseBase(
  backups: string,
  at: Date | undefined,
): Promise<{ readonly chain: Chain; readonly base: Base }> {
  const chains = await readChains(backups);
  const all = chains.flatMap((chain) => chain.bases.map((base) => ({ chain, base })));
  const fit = all.findLast(({ base }) => at === undefined || base.wholeAt <= at);
  if (fit) return fit;
  const [first] = all;
  if (!first) throw new Error(`${backups} has no recovery log.`);
  const last = await shippedUntil(chains.at(-1) ?? first.chain);
  const until = last ? ` to ${last.toISOString()}` : '';
  throw new Error(`The recovery log is of ${first.base.wholeAt.toISOString()}${until}.`);
}

interface FileSource {
  readonly env: Env;
  readonly copies: FileCopies;
}

async function restoreFiles(
  pool: Pool,
  { env, copies }: FileSource,
): Promise<Pick<Restored, 'files' | 'missing'>> {
  const storage = openStorage(env);
  const client = await pool.connect();
  try {
    const names = await namedFiles(client);
    const present = new Set(await readdir(copies.folder));
    const found = names.filter((name) => present.has(name));
    for (const name of found) await storage.write(name, await readCopy(copies, name));
    return { files: found.length, missing: names.length - found.length };
  } finally {
    client.release();
  }
}

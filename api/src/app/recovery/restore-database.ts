import { createWriteStream } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { buffer, json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { ownServerFolder, serverFolder } from '../../db/embedded/server-folder';
import { openRunningServer } from '../../db/embedded/server-folder-pool';
import { startServer } from '../../db/embedded/server-process';
import {
  findFormerPrograms,
  findServerPrograms,
  type ServerPrograms,
} from '../../db/embedded/server-programs';
import { ServerUnfit } from '../../db/embedded/server-unfit';
import type { Pool } from '../../db/pool';
import { secretFiles } from '../../kernel/secrets/key-files';
import type { StartReport } from '../../process/start-report';
import { syncTree } from '../../process/sync-path';
import { readEntries } from '../backup/backup-archive';
import { secretPrefix } from '../backup/backup-contents';
import { BackupDamaged, type SealedFile } from '../../storage/sealed-file';
import { BaseEnd, databasePrefix, endName, readBaseManifest } from './base-contents';
import type { Base, Chain } from './recovery-folder';
import { feedSegments, restoreCommand } from './segment-feed';

interface MomentRestore {
  readonly chain: Chain;
  readonly base: Base;
  readonly key: Uint8Array | undefined;
  /** Without one, the end of the log. */
  readonly at: Date | undefined;
  /** Secrets that are restored. */
  readonly secrets: readonly string[];
  readonly report: StartReport;
}

/**
 * Restores a base into a data folder and repeats the log up to a moment; a transaction that was committed later is not there.
 *
 * @returns when the last transaction was committed that is there
 * @throws BackupDamaged, NotDecrypted; Error when the log does not reach the moment
 */
export async function restoreDatabase<Result>(
  { chain, base, key, at, secrets, report }: MomentRestore,
  dataFolder: string,
  work: (pool: Pool) => Promise<Result>,
): Promise<{ readonly lastAt: string | null; readonly result: Result }> {
  const file = { path: base.path, key };
  const { major } = await readBaseManifest(file);
  const programs = await programsOf(major);
  const folder = serverFolder(dataFolder, major);
  report('Unpacking the copy of the database');
  await unpack(file, { dataFolder, folder, secrets });
  await writeFile(join(folder, 'recovery.signal'), '');
  await syncTree(folder);
  await ownServerFolder(programs, folder);
  report('Repeating the log');
  const lines: string[] = [];
  const settings = { ...target(at), hot_standby: 'off', restore_command: restoreCommand };
  try {
    return await feedSegments({ programs, folder, chain: chain.path, key }, async () => {
      const server = await startServer({
        programs,
        folder,
        onLine: (line) => lines.push(line),
        isRestoring: true,
        settings,
      });
      try {
        return await readRestored(folder, work);
      } finally {
        await server.stop();
      }
    });
  } catch (error) {
    if (!(error instanceof ServerUnfit)) throw error;
    const isShort = lines.some((line) => line.includes('before configured recovery target'));
    throw isShort ? new Error(tooShort) : error;
  }
}

const tooShort =
  'Nothing was committed at that moment or later in the log that is there. ' +
  'Name an earlier moment, or --at latest for all that was shipped.';

async function readRestored<Result>(folder: string, work: (pool: Pool) => Promise<Result>) {
  const pool = await openRunningServer(folder);
  const client = await pool.connect();
  try {
    const { rows } = await client.query(
      'select pg_last_xact_replay_timestamp()::text as "lastAt"',
      [],
    );
    const [{ lastAt }] = z.tuple([z.object({ lastAt: z.string().nullable() })]).parse(rows);
    return { lastAt, result: await work(pool) };
  } finally {
    client.release();
    await pool.end();
  }
}

async function programsOf(major: number): Promise<ServerPrograms> {
  const own = await findServerPrograms();
  const programs = own.major === major ? own : await findFormerPrograms(major);
  if (programs) return programs;
  throw new Error(
    `The database is of PostgreSQL ${major}. Install it, or restore with the version that wrote it.`,
  );
}

function target(at: Date | undefined): Record<string, string> {
  return at === undefined
    ? {}
    : {
        recovery_target_time: at.toISOString().replace('Z', '+00'),
        recovery_target_action: 'promote',
      };
}

interface Unpacking {
  readonly dataFolder: string;
  readonly folder: string;
  readonly secrets: readonly string[];
}

/** @throws BackupDamaged when the end is missing */
async function unpack(file: SealedFile, { dataFolder, folder, secrets }: Unpacking): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  let end: BaseEnd | undefined;
  for await (const { name, stream } of readEntries(file)) {
    if (name === endName) end = BaseEnd.parse(await json(stream));
    else {
      const path = placeOf(name, { dataFolder, folder, secrets });
      if (path === undefined) await buffer(stream);
      else {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
      }
    }
  }
  if (!end) throw new BackupDamaged(`${file.path} has no end.`);
  for (const name of end.folders)
    await mkdir(within(folder, name), { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
}

function placeOf(name: string, { dataFolder, folder, secrets }: Unpacking): string | undefined {
  if (name.startsWith(databasePrefix)) return within(folder, name.slice(databasePrefix.length));
  const secret = secretFiles.find((each) => name === `${secretPrefix}${each}`);
  return secret !== undefined && secrets.includes(secret) ? join(dataFolder, secret) : undefined;
}

/** @throws BackupDamaged for a name that leads out of the folder */
function within(folder: string, name: string): string {
  const path = resolve(folder, name);
  if (path.startsWith(resolve(folder) + sep)) return path;
  throw new BackupDamaged('The copy of the database has a file that does not belong to it.');
}

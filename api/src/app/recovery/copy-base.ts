import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { Pool, PoolClient } from '../../db/pool';
import { hasCode } from '../../process/error-code';
import { type ArchiveWriter, writeArchive } from '../backup/backup-archive';
import { inJson } from '../backup/backup-contents';
import type { SealedFile } from '../../storage/sealed-file';
import { copySecrets } from '../backup/write-backup';
import {
  type BaseEnd,
  type BaseManifest,
  databasePrefix,
  endName,
  manifestName,
} from './base-contents';

interface BaseSource {
  readonly pool: Pool;
  /** Of the server's files. */
  readonly folder: string;
  /** Has the secrets that no setting gives. */
  readonly dataFolder: string;
  readonly begunAt: Date;
  readonly signal: AbortSignal;
}

/**
 * Copies the server's files while it runs, with what makes them whole: together with the log since, they are the database of
 * any moment after.
 *
 * @see https://www.postgresql.org/docs/current/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP
 */
export async function copyBase(source: BaseSource, target: SealedFile): Promise<void> {
  await source.pool.unlimited(async (unlimited) => {
    // The server ends the copy when this connection ends.
    const client = await unlimited.connect();
    try {
      await writeArchive(target, (archive) => writeBase({ ...source, client, archive }));
    } finally {
      client.release();
    }
  });
}

interface Copying extends BaseSource {
  readonly client: PoolClient;
  readonly archive: ArchiveWriter;
}

const Started = z.tuple([z.object({ segment: z.string(), major: z.number() })]);
const Stopped = z.tuple([z.object({ label: z.string() })]);

async function writeBase(copying: Copying): Promise<void> {
  const { client, archive, begunAt } = copying;
  const started = await client.query(
    `select pg_walfile_name(pg_backup_start('base', true)) as segment,
      current_setting('server_version_num')::int / 10000 as major`,
    [],
  );
  const [{ segment, major }] = Started.parse(started.rows);
  const manifest: BaseManifest = {
    format: 1,
    begunAt: begunAt.toISOString(),
    major,
    firstSegment: segment,
  };
  await archive.add(manifestName, inJson(manifest));
  const folders = await copyFolder(copying);
  // Waits until the log that the copy needs is put aside.
  const stopped = await client.query('select labelfile as label from pg_backup_stop(true)', []);
  const [{ label }] = Stopped.parse(stopped.rows);
  await archive.add(`${databasePrefix}backup_label`, Buffer.from(label));
  await copySecrets(copying);
  const end: BaseEnd = { endedAt: new Date().toISOString(), folders };
  await archive.add(endName, inJson(end));
}

/** Its entry is the last of the files: what it says is true of all before it. */
const controlFile = 'global/pg_control';

async function copyFolder(copying: Copying): Promise<string[]> {
  const folders: string[] = [];
  for await (const { path, isFolder } of entriesOf(copying.folder)) {
    copying.signal.throwIfAborted();
    if (isFolder) folders.push(path);
    else if (path !== controlFile) await copyFile(copying, path);
  }
  await copyFile(copying, controlFile);
  return folders;
}

/** Folders that a server fills anew. */
const emptied = new Set([
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
/** What belongs to the running server, or is put aside for shipping. */
const left = /^(?:archived|postmaster[.](?:pid|opts)|[.]s[.]PGSQL.*|backup_label.*|.*[.]signal)$/;
const temporary = /^(?:pgsql_tmp|pg_internal[.]init)/;

async function* entriesOf(
  root: string,
  folder = '',
): AsyncGenerator<{ readonly path: string; readonly isFolder: boolean }> {
  for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if ((folder === '' && left.test(entry.name)) || temporary.test(entry.name)) continue;
    const isFolder = entry.isDirectory();
    if (!isFolder && !entry.isFile()) continue;
    yield { path, isFolder };
    if (isFolder && !emptied.has(path)) yield* entriesOf(root, path);
  }
}

/** A file may be removed, grow or shrink meanwhile: the log says what becomes of it. */
async function copyFile({ folder, archive }: Copying, path: string): Promise<void> {
  const file = await open(join(folder, path)).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  if (!file) return;
  const { size } = await file.stat();
  const stream = Readable.from(exactly(size, file.createReadStream()));
  await archive.addStream(`${databasePrefix}${path}`, { stream, size });
}

async function* exactly(size: number, stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest = size;
  for await (const chunk of stream) {
    if (rest === 0) break;
    yield chunk.subarray(0, rest);
    rest -= Math.min(rest, chunk.length);
  }
  if (rest > 0) yield Buffer.alloc(rest);
}

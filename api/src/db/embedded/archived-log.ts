import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../../process/error-code';

/** In the server's folder: segments of its log that are full and wait to be shipped. */
const folderName = 'archived';
/** Names what the segments continue. Without it they continue nothing. */
const chainFile = 'chain';
const segmentName = /^[0-9A-F]{24}$/;

/**
 * Keeps the server's log: a segment is put aside when it is full, or after a minute with a change in it.
 *
 * @see https://www.postgresql.org/docs/current/continuous-archiving.html
 */
export const logSettings = {
  wal_level: 'replica',
  archive_mode: 'on',
  archive_timeout: '60',
  // A segment that has its name is whole and on the disk.
  archive_command: [
    // Only segments: the names of copies and of forks of the log are not needed.
    'case %f in *.*) exit 0;; esac',
    `mkdir -p ${folderName}`,
    `cp %p ${folderName}/.%f`,
    `sync ${folderName}/.%f`,
    `mv ${folderName}/.%f ${folderName}/%f`,
    `sync ${folderName}`,
  ].join(' && '),
} as const;

/** Log that was not kept for a while continues nothing. */
export async function forgetArchivedLog(folder: string): Promise<void> {
  await rm(join(folder, folderName), { recursive: true, force: true });
}

export interface ArchivedSegment {
  readonly name: string;
  readonly path: string;
  readonly archivedAt: Date;
}

/** The segments that wait, in the order of the log. */
export async function archivedSegments(folder: string): Promise<ArchivedSegment[]> {
  const place = join(folder, folderName);
  const names = await readdir(place).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  const segments = names.filter((name) => segmentName.test(name)).toSorted();
  return Promise.all(
    segments.map(async (name) => {
      const path = join(place, name);
      return { name, path, archivedAt: (await stat(path)).mtime };
    }),
  );
}

export async function readChain(folder: string): Promise<string | undefined> {
  return readFile(join(folder, folderName, chainFile), 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
}

export async function writeChain(folder: string, chain: string): Promise<void> {
  await writeFile(join(folder, folderName, chainFile), chain, { flush: true });
}

import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A path of the server's folder by which its socket can be reached. */
export interface SocketFolder {
  readonly path: string;
  close(): Promise<void>;
}

const socketName = '.s.PGSQL.5432';
/** Bytes of a socket's path, on the system that allows least: 104 with the zero at the end. */
const longestPath = 103;

/** A folder whose path is too long for a socket gets a short link in the folder for temporary files. */
export async function openSocketFolder(folder: string): Promise<SocketFolder> {
  const path = resolve(folder);
  if (Buffer.byteLength(join(path, socketName)) <= longestPath)
    return { path, close: () => Promise.resolve() };
  const place = await mkdtemp(join(tmpdir(), 'postgresql-'));
  const link = join(place, 's');
  await symlink(path, link);
  return { path: link, close: () => rm(place, { recursive: true, force: true }) };
}

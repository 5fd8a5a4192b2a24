import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, readdir, readlink } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';

interface Tarball {
  /** All of it is packed. */
  readonly folder: string;
  /** The folder's name in the archive. */
  readonly name: string;
  /** Of every entry. */
  readonly time: Date;
}

/**
 * Writes a `tar.gz` that depends on the contents alone: entries in one order, with one time, one owner and two modes.
 */
export async function writeTarball(target: string, { folder, name, time }: Tarball): Promise<void> {
  const tarball = pack();
  const written = pipeline(tarball, createGzip(), createWriteStream(target));
  try {
    for (const path of await pathsIn(folder)) {
      await Promise.race([addEntry(tarball, { folder, path, name, time }), untilFailed(written)]);
    }
    tarball.finalize();
  } catch (error) {
    tarball.destroy();
    await written.catch(() => undefined);
    throw error;
  }
  await written;
}

/** In the order of code points, whatever the language of the machine. */
async function pathsIn(folder: string): Promise<string[]> {
  const paths = await readdir(folder, { recursive: true });
  return paths.map((path) => path.split(sep).join('/')).toSorted();
}

function untilFailed(work: Promise<unknown>): Promise<never> {
  return work.then(() => new Promise<never>(() => undefined));
}

interface Entry extends Tarball {
  readonly path: string;
}

async function addEntry(tarball: Pack, { folder, path, name, time }: Entry): Promise<void> {
  const source = join(folder, path);
  const found = await lstat(source);
  const header = { name: `${name}/${path}`, mtime: time };
  if (found.isDirectory()) {
    tarball.entry({ ...header, type: 'directory', mode: 0o755 });
  } else if (found.isSymbolicLink()) {
    tarball.entry({ ...header, type: 'symlink', mode: 0o777, linkname: await readlink(source) });
  } else {
    const mode = found.mode & 0o100 ? 0o755 : 0o644;
    await pipeline(createReadStream(source), tarball.entry({ ...header, mode, size: found.size }));
  }
}

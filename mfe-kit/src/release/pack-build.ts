import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

/** Packs a build's folder as a tar.gz. The same files give the same bytes: no times, no owners. */
export async function packBuild(folder: string): Promise<Buffer> {
  const archive = pack();
  const packed = buffer(archive.pipe(createGzip({ level: 9 })));
  for (const file of await filesIn(folder)) {
    const name = relative(folder, file).split(sep).join('/');
    archive.entry({ name, mode: 0o644, mtime: new Date(0) }, await readFile(file));
  }
  archive.finalize();
  return packed;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
}

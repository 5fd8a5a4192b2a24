import { mkdtemp, readdir, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Release } from 'contract/release';

/**
 * Removes a version's unpacked folder and its archive from the server.
 *
 * @returns a function that restores both
 */
export async function loseFiles(
  dataFolder: string,
  { _id, remote, version }: Release,
): Promise<() => Promise<void>> {
  const lost = await mkdtemp(join(dataFolder, 'lost-'));
  const archive = `release-${_id}.tar.gz`;
  const stored = await readdir(join(dataFolder, 'files'), { recursive: true });
  const found = stored.find((path) => basename(path) === archive);
  if (found === undefined) throw new Error(`The server has no archive ${archive}`);
  const moves = [
    { from: join(dataFolder, 'files', found), to: join(lost, archive) },
    { from: join(dataFolder, 'remotes', remote, version), to: join(lost, version) },
  ];
  for (const { from, to } of moves) await rename(from, to);
  return async () => {
    for (const { from, to } of moves) await rename(to, from);
  };
}

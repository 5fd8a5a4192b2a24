import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { syncPath, syncTree } from '../core/sync-path';
import { EngineFiles } from './engine-files';

/**
 * Creates an empty database in a folder that has none. The files are written without fsync, synced together at the
 * end, and moved into place by one rename, so an interrupted start leaves nothing that breaks the next one.
 */
export async function createClusterIfMissing(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const target = resolve(folder);
  const draft = `${target}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const engine = await PGlite.create({ fs: new EngineFiles(draft) });
  await engine.close();
  await syncTree(draft);
  await rename(draft, target);
  await syncPath(dirname(target));
}

import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { RemoteId } from 'contract/release';
import type { Database } from '../db/database';
import type { Env } from '../env';
import { hasCode } from '../error-code';
import type { Storage } from '../files/storage';
import { type BuildFiles, readArchive } from './archive';
import { checkFiles } from './check-build';

interface PublishedVersion {
  readonly remote: RemoteId;
  readonly version: string;
}

/** The files of published versions: an archive in the storage that all processes share, a folder where they are served. */
export interface ReleaseFiles {
  /** Holds a folder for each version: `mfe-email/1.4.1-9f0c6aa`. */
  readonly folder: string;
  keepArchive(name: string, bytes: Uint8Array): Promise<void>;
  removeArchive(name: string): Promise<void>;
  /** Lays the files of a version into its folder, unless they are there. */
  place(version: PublishedVersion, files: BuildFiles): Promise<void>;
  /**
   * Sees to it that the version's folder is there, from its archive where this process lacks it.
   *
   * @returns false when there is no such version
   */
  ensure(version: PublishedVersion): Promise<boolean>;
}

interface Place {
  readonly database: Database;
  readonly storage: Storage;
  readonly folder: string;
}

export function releaseFolder({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string {
  return resolve(DATA_DIR, 'remotes');
}

export function openReleaseFiles(place: Place): ReleaseFiles {
  const { storage, folder } = place;
  const unpacking = new Map<string, Promise<boolean>>();
  return {
    folder,
    keepArchive: (name, bytes) => storage.write(name, bytes),
    removeArchive: (name) => storage.remove(name),
    place: (version, files) => layFiles(folder, version, files),
    async ensure(version) {
      const target = folderOf(folder, version);
      if (await isThere(target)) return true;
      const underWay = unpacking.get(target) ?? unpack(place, version);
      unpacking.set(target, underWay);
      return underWay.finally(() => unpacking.delete(target));
    },
  };
}

function folderOf(folder: string, { remote, version }: PublishedVersion): string {
  return join(folder, remote, version);
}

async function unpack({ database, storage, folder }: Place, version: PublishedVersion) {
  const { archive } =
    (await database
      .selectFrom('release')
      .select('archive')
      .where('remote', '=', version.remote)
      .where('version', '=', version.version)
      .executeTakeFirst()) ?? {};
  if (archive === undefined || archive === null) return false;
  const stored = await storage.open(archive);
  if (!stored) throw new Error(`The storage has no ${archive}, of ${version.remote}`);
  const files = await readArchive(await buffer(stored.stream));
  await checkFiles(files);
  await layFiles(folder, version, files);
  return true;
}

/** The folder appears whole: a process that dies meanwhile leaves a draft, which nobody is served from. */
async function layFiles(folder: string, version: PublishedVersion, files: BuildFiles) {
  const target = folderOf(folder, version);
  if (await isThere(target)) return;
  const drafts = join(folder, '.drafts');
  await removeStale(drafts);
  const draft = join(drafts, randomUUID());
  try {
    await Promise.all([...files].map(([name, content]) => lay(join(draft, name), content)));
    await mkdir(dirname(target), { recursive: true });
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process was first: a version's files are the same everywhere.
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  }
}

async function lay(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content, { flush: true });
}

/** Milliseconds after which nobody works on a draft any more. */
const longestWork = 3_600_000;

async function removeStale(drafts: string): Promise<void> {
  await mkdir(drafts, { recursive: true });
  for (const name of await readdir(drafts)) {
    const path = join(drafts, name);
    if (await isStale(path)) await rm(path, { recursive: true, force: true });
  }
}

async function isStale(path: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(path)).mtimeMs > longestWork;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

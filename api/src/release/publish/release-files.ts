import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ReleaseDocument, type RemoteId } from 'contract/release';
import type { Database } from '../../db/database';
import type { Env } from '../../kernel/env';
import { hasCode } from '../../process/error-code';
import type { Storage } from '../../storage/storage';
import type { ResponseCache } from '../../repository/response-cache';
import { ApiProblem } from '../../kernel/problem';
import { areFilesOf } from './file-hashes';
import { readFolder } from './read-folder';
import { revokedCheck } from '../revoked-versions';
import { isSignedBy } from '../signing/signing-keys';
import { type BuildFiles, readArchive } from './archive';
import { checkFiles } from './check-build';

interface PublishedVersion {
  readonly remote: RemoteId;
  readonly version: string;
}

/** The files of published versions: an archive in the shared storage, and a folder from which they are served. */
export interface ReleaseFiles {
  /** Contains a folder for each version: `mfe-email/1.4.1-9f0c6aa`. */
  readonly folder: string;
  storeArchive(name: string, bytes: Uint8Array): Promise<void>;
  removeArchive(name: string): Promise<void>;
  /** The bytes of an archive as it was published. */
  readArchive(name: string): Promise<Buffer>;
  /** Writes the files of a version to its folder, unless they exist. */
  place(version: PublishedVersion, files: BuildFiles): Promise<void>;
  /**
   * Ensures that the version's folder exists, unpacking the archive if necessary, and that its files are those that
   * were published. `revoked` and `unknown` versions are not served.
   */
  ensure(version: PublishedVersion): Promise<Availability>;
}

export type Availability = 'there' | 'revoked' | 'unknown';

interface StoreContext {
  readonly database: Database;
  readonly storage: Storage;
  readonly folder: string;
  readonly responseCache: ResponseCache;
}

export function releaseFolder({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string {
  return resolve(DATA_DIR, 'remotes');
}

export function openReleaseFiles(context: StoreContext): ReleaseFiles {
  const { database, storage, folder, responseCache } = context;
  const isRevoked = revokedCheck(database, responseCache);
  const bringing = new Map<string, Promise<Availability>>();
  /** Folders that this process has verified against their hashes. */
  const checked = new Set<string>();
  return {
    folder,
    storeArchive: (name, bytes) => storage.write(name, bytes),
    removeArchive: (name) => storage.remove(name),
    readArchive: (name) => readStoredArchive(storage, name),
    place: (version, files) => layFiles(folder, version, files),
    async ensure(version) {
      if (await isRevoked(version)) return 'revoked';
      const target = folderOf(folder, version);
      if (checked.has(target) && (await isThere(target))) return 'there';
      const underWay = bringing.get(target) ?? bring(context, version);
      bringing.set(target, underWay);
      const availability = await underWay.finally(() => bringing.delete(target));
      if (availability === 'there') checked.add(target);
      return availability;
    },
  };
}

function folderOf(folder: string, { remote, version }: PublishedVersion): string {
  return join(folder, remote, version);
}

async function bring(context: StoreContext, version: PublishedVersion): Promise<Availability> {
  const release = await readPublished(context.database, version);
  if (!release) return 'unknown';
  const target = folderOf(context.folder, version);
  if (await isThere(target)) {
    if (await isIntact(release, await readFolder(target))) return 'there';
    if (release.archive === null) throw new Error(`${target} is not what was published`);
    await moveAway(context.folder, target);
  }
  if (release.archive === null) return 'unknown';
  await unpack(context, { version, release, archive: release.archive });
  return 'there';
}

type Published = NonNullable<Awaited<ReturnType<typeof readPublished>>>;

function readPublished(database: Database, { remote, version }: PublishedVersion) {
  return database
    .selectFrom('release')
    .leftJoin('signingKey', 'signingKey._id', 'release.signingKey')
    .select(['archive', 'document', 'fileHashes', 'signature', 'publicKey'])
    .where('release.remote', '=', remote)
    .where('release.version', '=', version)
    .executeTakeFirst();
}

/** Older releases have hashes of their scripts only. */
async function isIntact({ fileHashes, document }: Published, files: BuildFiles): Promise<boolean> {
  if (fileHashes !== null) return areFilesOf(fileHashes, files);
  try {
    await checkFiles(files, ReleaseDocument.parse(document));
    return true;
  } catch (error) {
    if (error instanceof ApiProblem) return false;
    throw error;
  }
}

async function readStoredArchive(storage: Storage, name: string): Promise<Buffer> {
  const stored = await storage.open(name);
  if (!stored) throw new Error(`The storage has no ${name}`);
  return buffer(stored.stream);
}

interface Unpacking {
  readonly version: PublishedVersion;
  readonly release: Published;
  readonly archive: string;
}

async function unpack({ storage, folder }: StoreContext, { version, release, archive }: Unpacking) {
  const bytes = await readStoredArchive(storage, archive);
  const { signature, publicKey } = release;
  if (signature !== null && !isSignedBy(publicKey ?? '', { archive: bytes, signature }))
    throw new Error(`${archive}, of ${version.remote}, is not the archive that was signed`);
  const files = await readArchive(bytes);
  if (!(await isIntact(release, files)))
    throw new Error(`${archive}, of ${version.remote}, is not the archive that was published`);
  await layFiles(folder, version, files);
}

/** Removes the folder atomically from serving; leftover drafts are deleted later. */
async function moveAway(folder: string, target: string): Promise<void> {
  const drafts = join(folder, '.drafts');
  await mkdir(drafts, { recursive: true });
  await rename(target, join(drafts, randomUUID()));
}

/** The folder appears atomically: a crash leaves a draft, which is never served. */
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
    // Another process was first; a version's files are the same everywhere.
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  }
}

async function lay(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content, { flush: true });
}

/** Milliseconds after which a draft counts as abandoned. */
const maxWorkTime = 3_600_000;

async function removeStale(drafts: string): Promise<void> {
  await mkdir(drafts, { recursive: true });
  for (const name of await readdir(drafts)) {
    const path = join(drafts, name);
    if (await isStale(path)) await rm(path, { recursive: true, force: true });
  }
}

async function isStale(path: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(path)).mtimeMs > maxWorkTime;
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

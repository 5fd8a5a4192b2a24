import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { PoolClient } from '../../db/pool';
import { readSealedBytes, writeSealed } from '../../storage/sealed-file';
import type { Storage } from '../../storage/storage';

/** Where a folder of backups has its copies of stored files, each once: a stored file never changes. */
export interface FileCopies {
  readonly folder: string;
  readonly key: Uint8Array | undefined;
}

/** Copies the files that rows name. */
export interface FileCopier {
  /** Copies what is named now and not copied yet; returns the names that the storage does not have. */
  copy(): Promise<ReadonlySet<string>>;
  /** The names of the copied files that are named now. */
  named(): Promise<string[]>;
}

interface FileSource {
  readonly client: PoolClient;
  readonly storage: Pick<Storage, 'open'>;
  readonly copies: FileCopies;
  readonly signal?: AbortSignal | undefined;
  /** Called with the number of files that are there. */
  readonly onProgress?: (files: number) => void;
}

export function filesFolder(backups: string): string {
  return join(backups, 'files');
}

const Names = z.array(z.object({ name: z.string() }));

/** The names of uploaded files, and of the archives of released remotes. */
export async function namedFiles(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query(
    'select name from file union select archive from release where archive is not null order by name',
    [],
  );
  return Names.parse(rows).map(({ name }) => name);
}

export async function openFileCopier(source: FileSource): Promise<FileCopier> {
  const { client, storage, copies, signal, onProgress } = source;
  await mkdir(copies.folder, { recursive: true, mode: 0o700 });
  const present = new Set(await readdir(copies.folder));
  return {
    async copy() {
      const missing = new Set<string>();
      for (const name of await namedFiles(client)) {
        signal?.throwIfAborted();
        if (!present.has(name)) {
          const stored = await storage.open(name);
          if (!stored) {
            missing.add(name);
            continue;
          }
          await writeSealed({ path: join(copies.folder, name), key: copies.key }, stored.stream);
          present.add(name);
        }
        onProgress?.(present.size);
      }
      return missing;
    },
    async named() {
      return (await namedFiles(client)).filter((name) => present.has(name));
    },
  };
}

/**
 * The bytes of a file that was copied.
 *
 * @throws BackupDamaged or NotDecrypted
 */
export function readCopy({ folder, key }: FileCopies, name: string): Promise<Buffer> {
  return readSealedBytes({ path: join(folder, name), key });
}

/** Notes when rows named the copied files: as long as a backup is of that time or before, they stay. */
export async function markNamed(folder: string, names: readonly string[]): Promise<void> {
  const now = new Date();
  for (const name of names) await utimes(join(folder, name), now, now);
}

/**
 * Removes copies that no row named at any moment that can be restored.
 *
 * @param oldest - the first moment that can be restored
 */
export async function removeOldCopies(
  client: PoolClient,
  folder: string,
  oldest: Date,
): Promise<void> {
  const named = new Set(await namedFiles(client));
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!named.has(name) && (await stat(path)).mtime < oldest) await rm(path, { force: true });
  }
}

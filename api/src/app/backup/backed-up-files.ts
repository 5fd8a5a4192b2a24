import { z } from 'zod';
import type { PoolClient } from '../../db/pool';
import type { Storage } from '../../storage/storage';
import type { ArchiveWriter } from './backup-archive';
import { filePrefix, type FileSum } from './backup-contents';

/** Copies the files that rows name into an archive, each once. */
export interface FileCopier {
  /** Copies what is named now and not copied yet; returns the names that the storage does not have. */
  copy(): Promise<ReadonlySet<string>>;
  /** The files that are named now. */
  named(): Promise<FileSum[]>;
}

interface FileSource {
  readonly client: PoolClient;
  readonly storage: Pick<Storage, 'open'>;
  readonly archive: ArchiveWriter;
  readonly signal?: AbortSignal | undefined;
  /** Called with the number of files copied. */
  readonly onProgress: (files: number) => void;
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

export function openFileCopier({
  client,
  storage,
  archive,
  signal,
  onProgress,
}: FileSource): FileCopier {
  const sums = new Map<string, string>();
  const names = () => namedFiles(client);
  return {
    async copy() {
      const missing = new Set<string>();
      for (const name of await names()) {
        if (sums.has(name)) continue;
        signal?.throwIfAborted();
        const stored = await storage.open(name);
        if (stored === undefined) missing.add(name);
        else sums.set(name, await archive.addStream(`${filePrefix}${name}`, stored));
        onProgress(sums.size);
      }
      return missing;
    },
    async named() {
      return (await names()).flatMap((name) => {
        const sha256 = sums.get(name);
        return sha256 === undefined ? [] : [{ name, sha256 }];
      });
    },
  };
}

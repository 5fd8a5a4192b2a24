import { createHash, type Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import { asDamaged, readSealed, type SealedFile, writeSealed } from '../../storage/sealed-file';

/** A backup that is being written: a `tar.gz`, encrypted where there is a key. */
export interface ArchiveWriter {
  add(name: string, bytes: Buffer): Promise<void>;
  /** @returns the SHA-256 of the bytes */
  addStream(
    name: string,
    stored: { readonly stream: Readable; readonly size: number },
  ): Promise<string>;
}

/** Writes an archive as a draft, which gets its name when it is whole and on the disk. */
export async function writeArchive<Result>(
  file: SealedFile,
  write: (archive: ArchiveWriter) => Promise<Result>,
): Promise<Result> {
  const tarball = pack();
  const written = writeSealed(file, tarball);
  try {
    const failed = written.then(() => new Promise<never>(() => undefined));
    const result = await Promise.race([write(writerOf(tarball)), failed]);
    tarball.finalize();
    await written;
    return result;
  } catch (error) {
    tarball.destroy();
    await written.catch(() => undefined);
    throw error;
  }
}

function writerOf(tarball: ReturnType<typeof pack>): ArchiveWriter {
  return {
    add: (name, bytes) =>
      new Promise((resolve, reject) => {
        tarball.entry({ name }, bytes, (error) => (error ? reject(error) : resolve()));
      }),
    async addStream(name, { stream, size }) {
      const hash = createHash('sha256');
      await pipeline(stream, hashed(hash), tarball.entry({ name, size }));
      return hash.digest('hex');
    },
  };
}

function hashed(hash: Hash) {
  return async function* (stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of stream) {
      hash.update(chunk);
      yield chunk;
    }
  };
}

export interface ArchiveEntry {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * The entries of a backup in their order, each whole: a stored file, or a batch of rows.
 *
 * @throws BackupDamaged or NotDecrypted
 */
export async function* readArchive(
  path: string,
  key: Uint8Array | undefined,
): AsyncGenerator<ArchiveEntry> {
  for await (const { name, stream } of readEntries({ path, key }))
    yield { name, bytes: await buffer(stream) };
}

/**
 * The entries of an archive in their order; each stream has to be read before the next entry.
 *
 * @throws BackupDamaged or NotDecrypted
 */
export async function* readEntries(
  file: SealedFile,
): AsyncGenerator<{ readonly name: string; readonly stream: AsyncIterable<unknown> }> {
  const unpacked = extract();
  const read = readSealed(file, unpacked);
  // A file that cannot be opened ends no stream by itself.
  read.catch((error: Error) => unpacked.destroy(error));
  try {
    for await (const entry of unpacked)
      yield { name: entry.header.name, stream: damagedAt(file, entry) };
    await read;
  } catch (cause) {
    throw asDamaged(file, await read.then(() => cause, asIs));
  }
}

const asIs = (error: unknown) => error;

async function* damagedAt(file: SealedFile, stream: AsyncIterable<unknown>) {
  try {
    yield* stream;
  } catch (cause) {
    throw asDamaged(file, cause);
  }
}

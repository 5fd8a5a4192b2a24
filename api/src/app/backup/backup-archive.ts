import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { hasCode } from '../../process/error-code';
import { syncPath } from '../../process/sync-path';
import { decrypted, encrypted, headLength, isEncrypted, NotDecrypted } from './encryption';

/** The file is no backup, or not all of one; the message says why. */
export class BackupDamaged extends Error {
  override name = 'BackupDamaged';
}

/** A backup that is being written: a `tar.gz`, encrypted where there is a key. */
export interface ArchiveWriter {
  add(name: string, bytes: Buffer): Promise<void>;
  /** @returns the SHA-256 of the bytes */
  addStream(
    name: string,
    stored: { readonly stream: Readable; readonly size: number },
  ): Promise<string>;
}

export interface NewArchive {
  readonly path: string;
  readonly key: Uint8Array | undefined;
}

/** The database's texts become a tenth at this level, and pictures no smaller at any. */
const gzipOptions = { level: constants.Z_BEST_SPEED };

/** Writes a file as a draft, which gets its name when it is whole and on the disk. */
export async function writeArchive<Result>(
  { path, key }: NewArchive,
  write: (archive: ArchiveWriter) => Promise<Result>,
): Promise<Result> {
  const draft = `${path}.${process.pid}.draft`;
  const tarball = pack();
  const file = createWriteStream(draft, { flags: 'wx', mode: 0o600 });
  const gzip = createGzip(gzipOptions);
  const written =
    key === undefined
      ? pipeline(tarball, gzip, file)
      : pipeline(tarball, gzip, (plain: AsyncIterable<Buffer>) => encrypted(plain, key), file);
  try {
    const failed = written.then(() => new Promise<never>(() => undefined));
    const result = await Promise.race([write(writerOf(tarball)), failed]);
    tarball.finalize();
    await written;
    await syncPath(draft);
    await rename(draft, path);
    await syncPath(dirname(path));
    return result;
  } catch (error) {
    tarball.destroy();
    await written.catch(() => undefined);
    await rm(draft, { force: true });
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
  const plain = await openPlain(path, key);
  const unpacked = extract();
  const read = pipeline(plain, createGunzip(), unpacked);
  read.catch(() => undefined);
  try {
    for await (const entry of unpacked)
      yield { name: entry.header.name, bytes: await buffer(entry) };
    await read;
  } catch (cause) {
    const failure = await read.then(
      () => cause,
      (error: unknown) => error,
    );
    if (failure instanceof NotDecrypted) throw failure;
    throw new BackupDamaged(`${path} is no whole backup.`, { cause: failure });
  }
}

async function openPlain(
  path: string,
  key: Uint8Array | undefined,
): Promise<AsyncIterable<Buffer>> {
  const head = await readHead(path).catch((cause: unknown) => refuseUnread(path, cause));
  if (isEncrypted(head) && key === undefined)
    throw new NotDecrypted(`${path} is encrypted. Give BACKUP_KEY, with which it was made.`);
  // Whoever can write to the folder could put another backup in the place of an encrypted one.
  if (!isEncrypted(head) && key !== undefined)
    throw new NotDecrypted(`${path} is not encrypted. Leave BACKUP_KEY out if you trust it.`);
  if (key === undefined) return createReadStream(path);
  return decrypted(createReadStream(path, { start: headLength }), key, head);
}

/** @throws BackupDamaged for a path that is no file which may be read */
function refuseUnread(path: string, cause: unknown): never {
  const reasons: Readonly<Record<string, string>> = {
    ENOENT: `There is no file ${path}. Name a backup: chemical-trading-….backup`,
    EISDIR: `${path} is a folder. Name a backup in it; one that an earlier version backed up is copied to an empty DATA_DIR.`,
    EACCES: `${path} may not be read by this user.`,
  };
  const code = Object.keys(reasons).find((each) => hasCode(cause, each));
  throw code === undefined ? cause : new BackupDamaged(reasons[code], { cause });
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer: head, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

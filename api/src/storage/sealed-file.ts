import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { hasCode } from '../process/error-code';
import { syncPath } from '../process/sync-path';
import { decrypted, encrypted, headLength, isEncrypted, NotDecrypted } from './encryption';

/** The file is no backup, or not all of one; the message says why. */
export class BackupDamaged extends Error {
  override name = 'BackupDamaged';
}

/** A file that is packed, and encrypted where there is a key. */
export interface SealedFile {
  readonly path: string;
  readonly key: Uint8Array | undefined;
}

/** The database's texts become a tenth at this level, and pictures no smaller at any. */
const gzipOptions = { level: constants.Z_BEST_SPEED };

/** Writes a file as a draft, which gets its name when it is whole and on the disk. */
export async function writeSealed(
  { path, key }: SealedFile,
  plain: AsyncIterable<unknown>,
): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`;
  const file = createWriteStream(draft, { mode: 0o600 });
  const gzip = createGzip(gzipOptions);
  try {
    await (key === undefined
      ? pipeline(plain, gzip, file)
      : pipeline(plain, gzip, (packed: AsyncIterable<Buffer>) => encrypted(packed, key), file));
    await syncPath(draft);
    await rename(draft, path);
    await syncPath(dirname(path));
  } catch (error) {
    // A file that is still being opened would be there after its removal.
    if (!file.closed) await once(file, 'close').catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Writes what was sealed into a stream, to its end.
 *
 * @throws BackupDamaged or NotDecrypted
 */
export async function readSealed(file: SealedFile, into: NodeJS.WritableStream): Promise<void> {
  await pipeline(await openPacked(file), createGunzip(), into);
}

/**
 * A whole small file that was sealed.
 *
 * @throws BackupDamaged or NotDecrypted
 */
export async function readSealedBytes(file: SealedFile): Promise<Buffer> {
  const plain = new PassThrough();
  try {
    const [bytes] = await Promise.all([buffer(plain), readSealed(file, plain)]);
    return bytes;
  } catch (cause) {
    throw asDamaged(file, cause);
  }
}

export function asDamaged({ path }: SealedFile, cause: unknown): Error {
  if (cause instanceof NotDecrypted || cause instanceof BackupDamaged) return cause;
  return new BackupDamaged(`${path} is no whole backup.`, { cause });
}

async function openPacked({ path, key }: SealedFile): Promise<AsyncIterable<Buffer>> {
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

import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncPath } from '../process/sync-path';
import { hasCode } from '../process/error-code';
import { type ByteRange, requireSafeName, type Storage, type StoredBytes } from './storage';

/** A local folder with 256 subfolders, so that none holds too many files. */
export function openLocalStorage(folder: string): Storage {
  const pathOf = (name: string): string => {
    requireSafeName(name);
    return join(folder, createHash('sha256').update(name).digest('hex').slice(0, 2), name);
  };
  return {
    write: (name, bytes) => writeSafely(pathOf(name), bytes),
    open: (name, range) => openFile(pathOf(name), range),
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

/** Writes atomically: a reader sees the whole file or none, even after a power failure. */
async function writeSafely(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}.draft`;
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
    await syncPath(dirname(path));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function openFile(path: string, range?: ByteRange): Promise<StoredBytes | undefined> {
  try {
    const file = await open(path, 'r');
    if (range) {
      const { first: start, last: end } = range;
      return { stream: file.createReadStream({ start, end }), size: end - start + 1 };
    }
    const { size } = await file.stat();
    return { stream: file.createReadStream(), size };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

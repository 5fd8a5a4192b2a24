import type { Readable } from 'node:stream';

/** Stores the bytes of files. Names are generated here, never by clients. */
export interface Storage {
  /** Resolves when the bytes are durable. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** @param range - a part that lies within the file; the whole by default */
  open(name: string, range?: ByteRange): Promise<StoredBytes | undefined>;
  /** Does nothing when the name does not exist. */
  remove(name: string): Promise<void>;
}

/** Counted from 0, both ends included, as in HTTP. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

export interface StoredBytes {
  readonly stream: Readable;
  /** Bytes of the stream. */
  readonly size: number;
}

/** The storage refuses a request. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** The storage does not answer, or reports a temporary failure. A retry may succeed. */
export class StorageUnavailable extends StorageError {
  override name = 'StorageUnavailable';
}

/**
 * Asks for a name that no file has: the storage has to answer, and has nothing to send.
 *
 * @throws StorageError
 */
export async function requireAnswer(storage: Pick<Storage, 'open'>): Promise<void> {
  const found = await storage.open('health-check');
  found?.stream.destroy();
}

const safeName = /^[a-z0-9][a-z0-9.-]{0,199}$/;

/** @throws Error for a name that was not generated here, as a last line of defence */
export function requireSafeName(name: string): void {
  if (!safeName.test(name)) throw new Error('This is no name of a stored file');
}

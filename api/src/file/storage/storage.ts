import type { Readable } from 'node:stream';

/** Stores the bytes of files. Names are generated here, never by clients. */
export interface Storage {
  /** Resolves when the bytes are durable. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  open(name: string): Promise<StoredBytes | undefined>;
  /** Does nothing when the name does not exist. */
  remove(name: string): Promise<void>;
}

export interface StoredBytes {
  readonly stream: Readable;
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

const safeName = /^[a-z0-9][a-z0-9.-]{0,199}$/;

/** @throws Error for a name that was not generated here, as a last line of defence */
export function requireSafeName(name: string): void {
  if (!safeName.test(name)) throw new Error('This is no name of a stored file');
}

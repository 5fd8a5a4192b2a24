import type { Readable } from 'node:stream';

/** Where the bytes of files lie. Names are generated here, never a client's. */
export interface Storage {
  /** The bytes are safe when this resolves. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  open(name: string): Promise<StoredBytes | undefined>;
  /** Does nothing when there is no such name. */
  remove(name: string): Promise<void>;
}

export interface StoredBytes {
  readonly stream: Readable;
  readonly size: number;
}

/** The place where files lie refuses what it is asked for. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** It does not answer, or says that it cannot. The same call may succeed later. */
export class StorageUnavailable extends StorageError {
  override name = 'StorageUnavailable';
}

const safeName = /^[a-z0-9][a-z0-9.-]{0,199}$/;

/** @throws Error for a name that was not generated here, whoever let it come this far. */
export function requireSafeName(name: string): void {
  if (!safeName.test(name)) throw new Error('This is no name of a stored file');
}

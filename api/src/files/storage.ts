import type { Readable } from 'node:stream';
import type { Env } from '../env';
import { openLocalStorage } from './local-storage';
import { openS3Storage } from './s3-storage';

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

/** S3-compatible when the settings name one, else a folder of the data folder. */
export function openStorage(env: Env): Storage {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return openLocalStorage(`${env.DATA_DIR}/files`);
  }
  return openS3Storage({
    endpoint: S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}

const safeName = /^[a-z0-9][a-z0-9.-]*$/;

/** @throws Error for a name that was not generated here, whoever let it come this far. */
export function requireSafeName(name: string): void {
  if (!safeName.test(name)) throw new Error('This is no name of a stored file');
}

import type { Env } from '../kernel/env';
import { openLocalStorage } from './local-storage';
import { openS3Storage } from './s3-storage';
import type { Storage } from './storage';

/** S3-compatible if configured, else a folder in the data folder. */
export function openStorage(env: Env): Storage {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return openLocalStorage(localFolder(env));
  }
  return openS3Storage({
    endpoint: S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}

/** The folder of an installation without S3. */
export function localFolder({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string {
  return `${DATA_DIR}/files`;
}

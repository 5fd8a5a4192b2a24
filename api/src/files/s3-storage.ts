import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { requireSafeName, type Storage } from './storage';

export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A bucket of any service that speaks S3, addressed by path. */
export function openS3Storage({ endpoint, bucket, ...account }: S3Settings): Storage {
  const client = new AwsClient({ ...account, service: 's3', retries: 3 });
  const addressOf = (name: string): string => {
    requireSafeName(name);
    return `${endpoint.replace(/\/$/, '')}/${bucket}/${name}`;
  };
  return {
    async write(name, bytes) {
      const body = new Uint8Array(bytes);
      requireSuccess(await client.fetch(addressOf(name), { method: 'PUT', body }));
    },
    async open(name) {
      const answer = await client.fetch(addressOf(name));
      if (answer.status === 404) return undefined;
      requireSuccess(answer);
      const bytes = Buffer.from(await answer.arrayBuffer());
      return { stream: Readable.from([bytes]), size: bytes.length };
    },
    async remove(name) {
      const answer = await client.fetch(addressOf(name), { method: 'DELETE' });
      if (answer.status !== 404) requireSuccess(answer);
    },
  };
}

function requireSuccess(answer: Response): void {
  if (!answer.ok) throw new Error(`The file storage answered ${answer.status}`);
}

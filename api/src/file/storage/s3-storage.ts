import { Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AwsClient } from 'aws4fetch';
import {
  requireSafeName,
  type Storage,
  StorageError,
  StorageUnavailable,
  type StoredBytes,
} from './storage';

export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Milliseconds. */
interface S3Limits {
  /** Maximum time until the service answers a request without a body, and between two chunks of a response body. */
  readonly silence: number;
  /** Maximum time until the service has received a file. */
  readonly write: number;
}

const usualLimits: S3Limits = { silence: 15_000, write: 60_000 };

/** A bucket of any S3-compatible service, addressed by path. Downloads are streamed. */
export function openS3Storage(
  { endpoint, bucket, ...account }: S3Settings,
  limits: S3Limits = usualLimits,
): Storage {
  const client = new AwsClient({ ...account, service: 's3', retries: 3 });
  const addressOf = (name: string): string => {
    requireSafeName(name);
    return `${endpoint.replace(/\/$/, '')}/${bucket}/${name}`;
  };
  return {
    async write(name, bytes) {
      const address = addressOf(name);
      const request = { method: 'PUT', body: new Uint8Array(bytes) };
      const signal = AbortSignal.timeout(limits.write);
      requireSuccess(await client.fetch(address, { ...request, signal }).catch(asUnavailable));
    },
    async open(name) {
      const address = addressOf(name);
      const deadline = startDeadline(limits.silence);
      const { signal } = deadline;
      const answer = await client.fetch(address, { signal }).catch(asUnavailable);
      if (answer.status === 404 || !answer.ok) deadline.stop();
      if (answer.status === 404) return undefined;
      requireSuccess(answer);
      return storedBytes(answer, deadline);
    },
    async remove(name) {
      const signal = AbortSignal.timeout(limits.silence);
      const request = { method: 'DELETE', signal };
      const answer = await client.fetch(addressOf(name), request).catch(asUnavailable);
      if (answer.status !== 404) requireSuccess(answer);
    },
  };
}

function requireSuccess(answer: Response): void {
  if (answer.ok) return;
  void answer.body?.cancel();
  const message = `The file storage answered ${answer.status}`;
  throw answer.status >= 500 ? new StorageUnavailable(message) : new StorageError(message);
}

function asUnavailable(cause: unknown): never {
  throw new StorageUnavailable('The file storage does not answer', { cause });
}

interface Deadline {
  readonly signal: AbortSignal;
  /** Restarts the timeout. */
  extend(): void;
  stop(): void;
}

function startDeadline(limit: number): Deadline {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error('No byte came in time')), limit);
  timer.unref();
  return {
    signal: controller.signal,
    extend: () => void timer.refresh(),
    stop: () => clearTimeout(timer),
  };
}

async function storedBytes(answer: Response, deadline: Deadline): Promise<StoredBytes> {
  const body = bodyOf(answer);
  const watched = new Transform({
    transform(chunk, _encoding, done) {
      deadline.extend();
      done(null, chunk);
    },
  });
  body.once('error', (cause) => watched.destroy(cause));
  watched.once('close', () => {
    deadline.stop();
    body.destroy();
  });
  body.pipe(watched);
  const length = answer.headers.get('content-length');
  if (length !== null) return { stream: watched, size: Number(length) };
  const bytes = await buffer(watched);
  return { stream: Readable.from([bytes]), size: bytes.length };
}

function bodyOf({ body }: Response): Readable {
  return body === null ? Readable.from([]) : Readable.fromWeb(body);
}

import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { openS3Client, requireSuccess, type S3Settings } from './s3-client';
import { requireSafeName, type Storage, StorageError, type StoredBytes } from './storage';

/** Milliseconds. */
interface S3Limits {
  /** Maximum time until the service answers a request without a body, and between two chunks of a response body; the time that a client takes does not count. */
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
  const send = openS3Client(account);
  const addressOf = (name: string): string => {
    requireSafeName(name);
    return `${endpoint.replace(/\/$/, '')}/${bucket}/${name}`;
  };
  return {
    async write(name, bytes) {
      const request = { method: 'PUT', body: new Uint8Array(bytes) };
      const signal = AbortSignal.timeout(limits.write);
      requireSuccess(await send(addressOf(name), { ...request, signal }));
    },
    async open(name, range) {
      const address = addressOf(name);
      const deadline = openDeadline(limits.silence);
      deadline.start();
      const headers: Record<string, string> = range
        ? { range: `bytes=${range.first}-${range.last}` }
        : {};
      const answer = await send(address, { headers, signal: deadline.signal });
      deadline.stop();
      if (answer.status === 404) return undefined;
      requireSuccess(answer);
      if (range && answer.status !== 206) {
        deadline.end();
        throw new StorageError('The file storage sends no parts of files');
      }
      return storedBytes(answer, deadline);
    },
    async remove(name) {
      const signal = AbortSignal.timeout(limits.silence);
      const answer = await send(addressOf(name), { method: 'DELETE', signal });
      if (answer.status !== 404) requireSuccess(answer);
    },
  };
}

interface Deadline {
  readonly signal: AbortSignal;
  start(): void;
  stop(): void;
  /** Ends the request, if it is not over. */
  end(): void;
}

function openDeadline(limit: number): Deadline {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const end = (reason?: Error) => {
    clearTimeout(timer);
    controller.abort(reason);
  };
  return {
    signal: controller.signal,
    start() {
      clearTimeout(timer);
      timer = setTimeout(() => end(new Error('No byte came in time')), limit).unref();
    },
    stop: () => clearTimeout(timer),
    end: () => end(),
  };
}

async function storedBytes(answer: Response, deadline: Deadline): Promise<StoredBytes> {
  const stream = Readable.from(chunksOf(answer, deadline), { objectMode: false });
  stream.once('close', () => deadline.end());
  const length = answer.headers.get('content-length');
  if (length !== null) return { stream, size: Number(length) };
  const bytes = await buffer(stream);
  return { stream: Readable.from([bytes]), size: bytes.length };
}

/** Read when somebody takes them: who is slow does not make the service late. */
async function* chunksOf({ body }: Response, deadline: Deadline): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  deadline.start();
  for await (const chunk of Readable.fromWeb(body)) {
    deadline.stop();
    yield chunk;
    deadline.start();
  }
  deadline.stop();
}

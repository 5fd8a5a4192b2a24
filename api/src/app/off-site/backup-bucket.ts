import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BucketAddress } from '../../kernel/bucket-address';
import { openS3Client, requireSuccess } from '../../storage/s3-client';
import { StorageError } from '../../storage/storage';

/** Files in a folder of a bucket, by their path in it: `files/0192….pdf`. */
export interface BackupBucket {
  /** Sends a file of this machine, in parts where it is large. */
  put(path: string, source: string): Promise<void>;
  /** Writes a file to this machine. */
  fetch(path: string, target: string): Promise<void>;
  /** Does nothing when there is none. */
  remove(path: string): Promise<void>;
  list(): AsyncGenerator<{ readonly path: string; readonly size: number }>;
}

/** Bytes that are sent at once: a service takes 10 000 parts of at least 5 MB. */
const usualPartSize = 16 * 1024 * 1024;
/** Milliseconds in which a request has to end that sends or receives no more than a part. */
const patience = 300_000;

export function openBackupBucket(
  { endpoint, bucket, folder, ...account }: BucketAddress,
  partSize = usualPartSize,
): BackupBucket {
  const client = openS3Client(account);
  const root = `${endpoint}/${bucket}`;
  const addressOf = (path: string) => `${root}/${folder}${path}`;
  const send = async (address: string, { body, ...request }: Sent) => {
    const signal = AbortSignal.timeout(patience);
    const answer = await client(address, {
      ...request,
      ...(body && { body: new Uint8Array(body), headers: { 'x-amz-content-sha256': sumOf(body) } }),
      signal,
    });
    requireSuccess(answer);
    return answer;
  };
  return {
    async put(path, source) {
      const file = await open(source);
      try {
        const { size } = await file.stat();
        if (size <= partSize)
          await send(addressOf(path), { method: 'PUT', body: await file.readFile() });
        else await putParts(send, { address: addressOf(path), file, size, partSize });
      } finally {
        await file.close();
      }
    },
    async fetch(path, target) {
      const answer = await client(addressOf(path), { method: 'GET' });
      requireSuccess(answer);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const draft = `${target}.draft`;
      const written = createWriteStream(draft, { mode: 0o600, flush: true });
      await pipeline(answer.body ? Readable.fromWeb(answer.body) : Readable.from([]), written);
      await rename(draft, target);
    },
    async remove(path) {
      const signal = AbortSignal.timeout(patience);
      const answer = await client(addressOf(path), { method: 'DELETE', signal });
      if (answer.status !== 404) requireSuccess(answer);
    },
    async *list() {
      let next: string | undefined = '';
      while (next !== undefined) {
        const from: Record<string, string> = next === '' ? {} : { 'continuation-token': next };
        const query = new URLSearchParams({ 'list-type': '2', prefix: folder, ...from });
        const text = await (await send(`${root}?${query.toString()}`, { method: 'GET' })).text();
        for (const entry of textsOf(text, 'Contents')) {
          const size = Number(textOf(entry, 'Size'));
          yield { path: textOf(entry, 'Key').slice(folder.length), size };
        }
        next = textOf(text, 'NextContinuationToken') || undefined;
      }
    },
  };
}

interface Sent {
  readonly method: string;
  readonly body?: Buffer;
}

type Send = (address: string, sent: Sent) => Promise<Response>;

interface LargeFile {
  readonly address: string;
  readonly file: FileHandle;
  readonly size: number;
  readonly partSize: number;
}

/** @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/mpuoverview.html */
async function putParts(send: Send, { address, file, size, partSize }: LargeFile): Promise<void> {
  const begun = await (await send(`${address}?uploads=`, { method: 'POST' })).text();
  const uploadId = encodeURIComponent(textOf(begun, 'UploadId'));
  try {
    const parts: string[] = [];
    for (let start = 0; start < size; start += partSize) {
      const body = Buffer.alloc(Math.min(partSize, size - start));
      const { bytesRead } = await file.read(body, 0, body.length, start);
      if (bytesRead < body.length)
        throw new StorageError('A file became shorter while it was sent');
      const number = parts.length + 1;
      const part = `${address}?partNumber=${number}&uploadId=${uploadId}`;
      const etag = (await send(part, { method: 'PUT', body })).headers.get('etag') ?? '';
      parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`);
    }
    const list = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
    const ended = await send(`${address}?uploadId=${uploadId}`, {
      method: 'POST',
      body: Buffer.from(list),
    });
    // A failure while the parts are put together is told in an answer that began well.
    const answer = await ended.text();
    if (!answer.includes('<CompleteMultipartUploadResult'))
      throw new StorageError(`The bucket did not take a file: ${textOf(answer, 'Code')}`);
  } catch (error) {
    await send(`${address}?uploadId=${uploadId}`, { method: 'DELETE' }).catch(() => undefined);
    throw error;
  }
}

/** Of an answer whose texts are names of this product and tokens of the service. */
function textOf(xml: string, element: string): string {
  const [text = ''] = textsOf(xml, element);
  return text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

function textsOf(xml: string, element: string): string[] {
  const parts = xml.split(`<${element}>`).slice(1);
  return parts.map((part) => part.split(`</${element}>`)[0] ?? '');
}

function sumOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** `slow` sends a file in two parts, `late` waits a second with each answer, `silent` gives none. */
type Behaviour = 'working' | 'refusing' | 'down' | 'silent' | 'slow' | 'late';

const refusals: Partial<Record<Behaviour, number>> = { refusing: 403, down: 503 };

/** As much of S3 as the storage uses, in memory, with the faults that a service may have. */
export function startTestBucket() {
  const objects = new Map<string, Buffer>();
  const calls: { url: string; authorization: string; date: string }[] = [];
  let behaviour: Behaviour = 'working';
  const slow = new Set<ServerResponse>();
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    calls.push({
      url: request.url ?? '',
      authorization: String(request.headers.authorization),
      date: String(request.headers['x-amz-date']),
    });
    if (behaviour === 'silent') return;
    if (behaviour === 'late') await pause(1_000);
    if (behaviour === 'slow') {
      slow.add(response.writeHead(200, { 'content-length': 12 }));
      response.write('first ');
      return;
    }
    const status = refusals[behaviour];
    const answered: Answer = status === undefined ? await answer(objects, request) : { status };
    response.writeHead(answered.status, answered.headers).end(answered.body);
  }
  return {
    calls,
    objects,
    behave(next: Behaviour) {
      // A service that is there again answers new requests; the ones before stay unanswered.
      behaviour = next;
    },
    /** Sends the rest of what is sent slowly. */
    release: () => slow.forEach((response) => response.end('second')),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
    async address(): Promise<string> {
      if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
      const address = server.address();
      return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    },
  };
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}

async function answer(objects: Map<string, Buffer>, request: IncomingMessage): Promise<Answer> {
  const key = new URL(request.url ?? '', `http://${request.headers.host}`).pathname;
  const stored = objects.get(key);
  if (isDatedWrong(request))
    return { status: 403, body: '<Error><Code>RequestTimeTooSkewed</Code></Error>' };
  switch (request.method) {
    case 'PUT':
      objects.set(partKeyOf(request) ?? key, await buffer(request));
      return { status: 200, headers: { etag: `"${objects.size}"` } };
    case 'POST':
      return searchOf(request).has('uploads')
        ? { status: 200, body: '<UploadId>u&amp;1</UploadId>' }
        : putTogether(objects, key);
    case 'DELETE':
      objects.delete(key);
      return { status: 204 };
    default:
      if (searchOf(request).has('list-type')) return listOf(objects, request);
      return stored ? partOf(stored, request.headers.range) : { status: 404 };
  }
}

/** S3 refuses requests that are dated more than a quarter of an hour from its own time. */
function isDatedWrong({ headers }: IncomingMessage): boolean {
  const date = String(headers['x-amz-date']);
  const time = date.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5');
  return Math.abs(Date.parse(time) - bucketTime()) > 900_000;
}

/** Also where a suite sets the time of `Date`: a bucket has a clock of its own. */
function bucketTime(): number {
  return performance.timeOrigin + performance.now();
}

function partOf(stored: Buffer, range: string | undefined): Answer {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  if (from === undefined || to === undefined) return { status: 200, body: stored };
  const headers = { 'content-range': `bytes ${from}-${to}/${stored.length}` };
  return { status: 206, headers, body: stored.subarray(Number(from), Number(to) + 1) };
}

function searchOf({ url = '' }: IncomingMessage): URLSearchParams {
  return new URL(url, 'http://bucket').searchParams;
}

/** Parts are kept under the key of the file that they become. */
function partKeyOf(request: IncomingMessage): string | undefined {
  const number = searchOf(request).get('partNumber');
  if (number === null) return undefined;
  return `${(request.url ?? '').split('?')[0]}#${number.padStart(5, '0')}`;
}

function putTogether(objects: Map<string, Buffer>, key: string): Answer {
  const parts = [...objects.keys()].filter((each) => each.startsWith(`${key}#`)).toSorted();
  objects.set(key, Buffer.concat(parts.map((each) => objects.get(each) ?? Buffer.of())));
  for (const part of parts) objects.delete(part);
  return { status: 200, body: '<CompleteMultipartUploadResult/>' };
}

/** Two at a time. */
function listOf(objects: Map<string, Buffer>, request: IncomingMessage): Answer {
  const search = searchOf(request);
  const root = `${new URL(request.url ?? '', 'http://bucket').pathname}/`;
  const from = Number(search.get('continuation-token') ?? 0);
  const found = [...objects]
    .map(([key, bytes]) => ({ key: key.slice(root.length), size: bytes.length }))
    .filter(({ key }) => key.startsWith(search.get('prefix') ?? ''));
  const entries = found
    .slice(from, from + 2)
    .map(({ key, size }) => `<Contents><Key>${key}</Key><Size>${size}</Size></Contents>`);
  const isMore = from + 2 < found.length;
  const next = isMore ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
  return { status: 200, body: `<ListBucketResult>${entries.join('')}${next}</ListBucketResult>` };
}

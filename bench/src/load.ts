import { Agent, get } from 'node:http';

export interface LoadOptions {
  /** URLs to request in turn. */
  readonly urls: readonly string[];
  readonly connections: number;
  /** Ends after this many seconds or requests. */
  readonly until: { readonly seconds: number } | { readonly requests: number };
  /** The `Accept-Encoding` header. */
  readonly encoding: string;
}

/** The result of a load test. Times in milliseconds. */
export interface Load {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Average size of a response body in bytes. */
  readonly bytes: number;
}

/**
 * Sends requests on all connections concurrently, each as soon as the last one was answered. The clock starts when
 * every connection had its first answer: Node accepts one new connection between two rounds of requests on all others.
 */
export async function load({ urls, connections, until, encoding }: LoadOptions): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const headers = { 'accept-encoding': encoding };
  const [first = ''] = urls;
  await Promise.all(Array.from({ length: connections }, () => bytesOf(first, { agent, headers })));
  const times: number[] = [];
  let bytes = 0;
  let sent = 0;
  const start = performance.now();
  const goesOn = () =>
    'requests' in until ? sent < until.requests : performance.now() - start < until.seconds * 1000;
  const ask = async () => {
    while (goesOn()) {
      const url = urls[sent % urls.length] ?? '';
      sent += 1;
      const begin = performance.now();
      const size = await bytesOf(url, { agent, headers });
      bytes += size;
      times.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return {
    requests: times.length,
    perSecond: times.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    bytes: bytes / times.length,
  };
}

function bytesOf(url: string, options: Parameters<typeof get>[1]): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, options, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => (bytes += part.length));
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(bytes);
        else reject(new Error(`${url} returned ${answer.statusCode}`));
      });
    });
    request.on('error', reject);
  });
}
